//! The headers by which proxies tell about a request: `X-Forwarded-…`, and `Forwarded` (RFC 7239) where
//! those are missing.

use axum::http::{HeaderMap, HeaderName};

const FORWARDED: HeaderName = HeaderName::from_static("forwarded");
const FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const PORT: HeaderName = HeaderName::from_static("x-forwarded-port");

/// Lists that proxies add to, the outermost proxy's word first.
pub(crate) struct Forwarded<'a> {
    headers: &'a HeaderMap,
    /// The elements of `Forwarded`.
    elements: Vec<&'a str>,
}

/// What the outermost believed proxy was asked for.
pub(crate) struct Told<'a> {
    pub scheme: Option<&'a str>,
    pub host: Option<&'a str>,
    pub port: Option<&'a str>,
}

impl<'a> Forwarded<'a> {
    pub(crate) fn of(headers: &'a HeaderMap) -> Forwarded<'a> {
        Forwarded { headers, elements: list(headers, &FORWARDED) }
    }

    /// Whether there is any such header.
    pub(crate) fn is_there(&self) -> bool {
        [FORWARDED, FOR, HOST, PROTO, PORT].iter().any(|name| self.headers.contains_key(name))
    }

    /// The addresses that requests came from. A proxy that knows only `X-Forwarded-For` passes on what
    /// a client says in `Forwarded`.
    pub(crate) fn addresses(&self) -> Vec<&'a str> {
        self.values(&FOR, "for")
    }

    /// What the outermost of so many believed proxies says.
    pub(crate) fn told(&self, hops: usize) -> Told<'a> {
        let outermost = |values: Vec<&'a str>| {
            let value = values.get(values.len().saturating_sub(hops)).copied();
            value.filter(|value| !value.is_empty())
        };
        Told {
            scheme: outermost(self.values(&PROTO, "proto")),
            host: outermost(self.values(&HOST, "host")),
            port: outermost(list(self.headers, &PORT)),
        }
    }

    /// The values of an `X-Forwarded` header, or else of that parameter of `Forwarded`.
    fn values(&self, name: &HeaderName, parameter: &str) -> Vec<&'a str> {
        if self.headers.contains_key(name) {
            return list(self.headers, name);
        }
        let value = |element: &&'a str| {
            let pairs = parts(element, ';').filter_map(|pair| pair.split_once('='));
            let mut values = pairs.filter(|(key, _)| key.trim().eq_ignore_ascii_case(parameter));
            values.next().map_or("", |(_, value)| value.trim().trim_matches('"'))
        };
        self.elements.iter().map(value).collect()
    }
}

/// The elements of all lines of a header.
fn list<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| parts(line, ',')).collect()
}

/// The parts between separators that are not quoted.
fn parts(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let split = text.split(move |c| {
        quoted ^= c == '"';
        c == separator && !quoted
    });
    split.map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forwarded_is_read_element_by_element() {
        let lines = [
            "for=\"[2001:db8::1]:443\";proto=https;host=\"a,b\", For=203.0.113.5",
            "proto=http;by=_proxy;for=10.0.0.2;host=inner",
        ];
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        let forwarded = Forwarded::of(&headers);
        assert_eq!(forwarded.addresses(), ["[2001:db8::1]:443", "203.0.113.5", "10.0.0.2"]);
        assert_eq!(forwarded.values(&HOST, "host"), ["a,b", "", "inner"]);
        assert_eq!(forwarded.told(1).scheme, Some("http"));
        assert_eq!(forwarded.told(2).scheme, None, "that one does not say");
        assert_eq!(forwarded.told(9).scheme, Some("https"));
    }

    #[test]
    fn a_visitor_cannot_speak_for_a_proxy_that_knows_the_older_headers_only() {
        let headers = HeaderMap::from_iter([
            (FORWARDED, "for=198.51.100.1;host=forged".parse().unwrap()),
            (FOR, "203.0.113.5".parse().unwrap()),
            (HOST, "tables.example".parse().unwrap()),
        ]);
        let forwarded = Forwarded::of(&headers);
        assert_eq!(forwarded.addresses(), ["203.0.113.5"]);
        assert_eq!(forwarded.told(1).host, Some("tables.example"));
    }
}
