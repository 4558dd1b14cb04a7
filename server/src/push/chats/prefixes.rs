//! With what the addresses of webhooks must begin: the host of the server alone says whom it calls.

use axum::http::Uri;

/// The most characters of an address.
const LONGEST: usize = 500;

/// The beginnings of addresses that may be called; none where the server offers no webhooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefixes(&'static [&'static str]);

impl Prefixes {
    /// Parses beginnings with commas between them, for as long as the program runs.
    pub(crate) fn parse(written: &str) -> Result<Prefixes, &'static str> {
        let listed: Vec<&str> =
            written.split(',').map(str::trim).filter(|one| !one.is_empty()).collect();
        if !listed.iter().all(|prefix| is_prefix(prefix)) {
            return Err("each begins with https:// and a host and ends with /, such as \
                https://discord.com/api/webhooks/");
        }
        let kept = listed.into_iter().map(|prefix| &*prefix.to_owned().leak());
        Ok(Prefixes(kept.collect::<Vec<_>>().leak()))
    }

    /// Whether any address may be called.
    pub(crate) fn are_none(self) -> bool {
        self.0.is_empty()
    }

    /// Whether that address may be called.
    pub(crate) fn allow(self, url: &str) -> bool {
        self.of(url).is_some()
    }

    /// The beginning by which an address may be called.
    pub(crate) fn of(self, url: &str) -> Option<&'static str> {
        let (prefix, rest) =
            self.0.iter().find_map(|prefix| Some((*prefix, url.strip_prefix(prefix)?)))?;
        let path = rest.split('?').next().unwrap_or_default();
        // No part of the path leads out of what was allowed, and nothing in it is read differently elsewhere.
        let is_plain = |c: u8| c.is_ascii_alphanumeric() || b"-_.~/".contains(&c);
        let is_path = !path.is_empty()
            && path.bytes().all(is_plain)
            && path.split('/').all(|part| !matches!(part, "" | "." | ".."));
        let is_uri = url.len() <= LONGEST
            && url.bytes().all(|c| c.is_ascii_graphic() && !b"#\\@".contains(&c))
            && url.parse::<Uri>().is_ok();
        (is_path && is_uri).then_some(prefix)
    }

    /// The beginnings.
    pub(crate) fn iter(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().copied()
    }
}

fn is_prefix(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split_once('/')).map(|(host, _)| host);
    host.is_some_and(|host| !host.is_empty())
        && text.ends_with('/')
        && text.bytes().all(|c| c.is_ascii_graphic() && !b"?#\\@".contains(&c))
        && text.parse::<Uri>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_below_what_the_host_allows() {
        let prefixes =
            Prefixes::parse("https://discord.com/api/webhooks/, https://ntfy.example.org/")
                .expect("prefixes");
        for url in [
            "https://discord.com/api/webhooks/123/ab-c_d",
            "https://discord.com/api/webhooks/123/abc?thread_id=7",
            "https://ntfy.example.org/our-table",
        ] {
            assert!(prefixes.allow(url), "{url}");
        }
        for url in [
            "",
            "https://discord.com/api/webhooks/",
            "https://discord.com/api/webhooks/../users/1",
            "https://discord.com/api/webhooks/%2e%2e/users",
            "https://discord.com/api/webhooks//x",
            "https://discord.com/api/",
            "http://ntfy.example.org/our-table",
            "https://ntfy.example.org.evil.example/x",
            "https://ntfy.example.org/x#y",
            "https://ntfy.example.org/x y",
            "https://ntfy.example.org/x?a@b",
        ] {
            assert!(!prefixes.allow(url), "{url}");
        }
        assert!(Prefixes::parse("").is_ok_and(Prefixes::are_none));
    }

    #[test]
    fn a_prefix_names_a_host_and_ends_where_a_part_of_a_path_does() {
        for wrong in [
            "discord.com/",
            "https://discord.com",
            "https://discord.com/api/webhooks",
            "https:///x/",
            "ftp://discord.com/",
            "https://me@discord.com/",
            "https://discord.com/?x=/",
        ] {
            assert!(Prefixes::parse(wrong).is_err(), "{wrong}");
        }
    }
}
