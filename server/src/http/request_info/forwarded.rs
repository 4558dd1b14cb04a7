//! The headers by which proxies tell about a request: `X-Forwarded-…`, and `Forwarded` (RFC 7239) where
//! those are missing.

use axum::http::{HeaderMap, HeaderValue};

const FORWARDED: &str = "forwarded";
const FOR: &str = "x-forwarded-for";
const SCHEME: &str = "x-forwarded-proto";
const HOST: &str = "x-forwarded-host";
const PORT: &str = "x-forwarded-port";

/// Lists that proxies add to, the outermost proxy's word first.
pub(crate) struct Forwarded<'a> {
    headers: &'a HeaderMap,
    /// The elements of `Forwarded`.
    elements: Vec<&'a str>,
}

impl<'a> Forwarded<'a> {
    pub(crate) fn of(headers: &'a HeaderMap) -> Forwarded<'a> {
        let lines = headers.get_all(FORWARDED).iter().map(HeaderValue::as_bytes);
        Forwarded { headers, elements: lines.flat_map(|line| unquoted_parts(line, b',')).collect() }
    }

    /// Whether there is any such header.
    pub(crate) fn is_there(&self) -> bool {
        [FORWARDED, FOR, SCHEME, HOST, PORT].iter().any(|name| self.headers.contains_key(*name))
    }

    /// The addresses that requests came from, in `X-Forwarded-For` and in `Forwarded`, where those are
    /// there.
    pub(crate) fn addresses(&self) -> [Option<Vec<&'a str>>; 2] {
        let is_there = |name| self.headers.contains_key(name);
        [
            is_there(FOR).then(|| list(self.headers, FOR)),
            is_there(FORWARDED).then(|| self.parameters("for")),
        ]
    }

    /// Scheme, host and port that the outermost of so many believed proxies was asked for.
    pub(crate) fn asked_for(&self, hops: usize) -> [Option<&'a str>; 3] {
        [(SCHEME, "proto"), (HOST, "host"), (PORT, "port")].map(|(name, parameter)| {
            let values = match self.headers.contains_key(name) {
                true => list(self.headers, name),
                false => self.parameters(parameter),
            };
            let outermost = values.get(values.len().saturating_sub(hops));
            outermost.copied().filter(|value| !value.is_empty())
        })
    }

    /// That parameter of each element of `Forwarded`; empty where one has none.
    fn parameters(&self, name: &str) -> Vec<&'a str> {
        let value = |element: &&'a str| {
            let pairs = unquoted_parts(element.as_bytes(), b';').into_iter();
            let mut values = pairs
                .filter_map(|pair| pair.split_once('='))
                .filter(|(key, _)| key.trim().eq_ignore_ascii_case(name));
            values.next().map_or("", |(_, value)| value.trim().trim_matches('"'))
        };
        self.elements.iter().map(value).collect()
    }
}

/// The elements of all lines of an `X-Forwarded` header. It knows no quotes.
fn list<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter().map(HeaderValue::as_bytes);
    lines.flat_map(|line| line.split(|byte| *byte == b',')).map(text).collect()
}

/// The parts between separators that are not quoted. They are found from the end: what proxies have added
/// there is whole, whatever quotes a visitor has opened before it.
fn unquoted_parts(mut rest: &[u8], separator: u8) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut quoted = false;
    let mut before = rest;
    while let Some((byte, head)) = before.split_last() {
        before = head;
        let escapes = head.iter().rev().take_while(|byte| **byte == b'\\').count();
        quoted ^= *byte == b'"' && escapes % 2 == 0;
        if *byte == separator && !quoted {
            parts.extend(rest.get(head.len() + 1..).map(text));
            rest = head;
        }
    }
    parts.push(text(rest));
    parts.reverse();
    parts
}

/// A part of a header; no address where it is not text.
fn text(part: &[u8]) -> &str {
    str::from_utf8(part).unwrap_or("\u{fffd}").trim()
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
        let addresses = vec!["[2001:db8::1]:443", "203.0.113.5", "10.0.0.2"];
        assert_eq!(forwarded.addresses(), [None, Some(addresses)]);
        assert_eq!(forwarded.asked_for(1), [Some("http"), Some("inner"), None]);
        assert_eq!(forwarded.asked_for(2), [None; 3], "that one does not say");
        assert_eq!(forwarded.asked_for(9), [Some("https"), Some("a,b"), None]);
    }

    #[test]
    fn what_proxies_have_added_is_whole_after_open_quotes() {
        let last = |line: &'static [u8]| unquoted_parts(line, b',').pop().unwrap();
        for line in [
            &b"for=6.6.6.6;x=\", for=203.0.113.5"[..],
            b"for=\"6.6.6.6, for=203.0.113.5",
            b"for=\"6.6.6.6\";x=\"\\\", for=203.0.113.5",
            b"\xff\"\\, for=203.0.113.5",
        ] {
            assert_eq!(last(line), "for=203.0.113.5");
        }
        let written = br#"for=6.6.6.6, for=203.0.113.5;host="a\",\\\"b,""#;
        assert_eq!(last(written), r#"for=203.0.113.5;host="a\",\\\"b,""#);
    }
}
