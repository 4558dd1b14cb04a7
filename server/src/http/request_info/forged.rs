//! Whatever a visitor sends, what the trusted proxies have added decides for whom a request counts.

use crate::http::{http_options::HttpOptions, request_info::RequestInfo};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header::COOKIE};
use proptest::{collection::vec, prelude::*, sample::select};
use std::net::IpAddr;

const CLIENT: &str = "203.0.113.5";
const NAMES: [&str; 2] = ["x-forwarded-for", "forwarded"];

/// How a proxy adds to a header.
#[derive(Clone, Copy, Debug)]
enum Adds {
    /// In a line of its own.
    Line,
    /// At the end of the last line.
    ToLast,
    /// At the end of all lines, as one.
    Joined,
}

/// Lines of `X-Forwarded-For` and of `Forwarded`.
type Lines = [Vec<Vec<u8>>; 2];

fn forged() -> impl Strategy<Value = Lines> {
    let pieces: Vec<&[u8]> = vec![
        b"6.6.6.6",
        b"for=6.6.6.6",
        b"for=",
        b"x=",
        b",",
        b", ",
        b";",
        b"\"",
        b"\\",
        b"\\\"",
        b"\xff",
        b"10.0.0.1",
        b"for=10.0.0.1",
        b"unknown",
        b"\t",
        b"for=203.0.113.5",
        b"203.0.113.5",
    ];
    let line = vec(select(pieces), 0..8).prop_map(|pieces| pieces.concat());
    let lines = vec(line, 0..4);
    [lines.clone(), lines]
}

/// What a proxy writes that was connected from that address, and asked for a host of the visitor's choice.
fn entry(header: usize, from: &str, host: &str, form: usize) -> String {
    let host = host.replace('\\', "\\\\").replace('"', "\\\"");
    match (header, form) {
        (0, 0) => from.to_owned(),
        (0, _) => format!("{from}:4711"),
        (_, 0) => format!("for={from}"),
        (_, 1) => format!("host=\"{host}\";For=\"{from}:4711\";proto=https"),
        (_, _) => format!("for={from};host=\"{host}\""),
    }
}

fn add(lines: &mut Vec<Vec<u8>>, entry: &str, adds: Adds) {
    let last = match adds {
        Adds::Line => None,
        Adds::ToLast => lines.pop(),
        Adds::Joined => {
            let joined = (!lines.is_empty()).then(|| lines.join(&b", "[..]));
            lines.clear();
            joined
        }
    };
    let before = last.into_iter().flat_map(|last| [last, b", ".to_vec()].concat());
    lines.push(before.chain(entry.bytes()).collect());
}

proptest! {
    #[test]
    fn what_proxies_have_added_decides(
        mut lines in forged(),
        header in 0..2_usize,
        trusted in select(vec!["one", "1", "2", "3", "10.0.0.0/8"]),
        ways in vec((select(vec![Adds::Line, Adds::ToLast, Adds::Joined]), 0..3_usize), 3),
        host in "[a-z,;=\"\\\\]{0,6}",
    ) {
        let is_sent = |header: usize, lines: &Lines| !lines[header].is_empty();
        let is_other_sent = is_sent(1 - header, &lines);
        let count = trusted.parse().unwrap_or(if trusted == "one" { 1 } else { 3 });
        let mut from = CLIENT.to_owned();
        for (number, (adds, form)) in ways.into_iter().take(count).enumerate() {
            add(&mut lines[header], &entry(header, &from, &host, form), adds);
            from = format!("10.0.0.{}", number + 1);
        }
        let peer: IpAddr = from.parse().unwrap();
        let mut headers = HeaderMap::from_iter([(COOKIE, HeaderValue::from_static("guest=x"))]);
        for (name, lines) in NAMES.into_iter().zip(lines) {
            for line in lines {
                let value = HeaderValue::from_bytes(&line).unwrap();
                headers.append(HeaderName::from_static(name), value);
            }
        }
        let options = HttpOptions {
            behind_proxy: trusted == "one",
            trusted_proxies: (trusted != "one").then(|| trusted.parse().unwrap()),
            ..HttpOptions::default()
        };
        let info = RequestInfo::of(&headers, Some(peer), &options);
        let is_client = info.ip == CLIENT.parse::<IpAddr>().unwrap();
        let is_said = info.ip == peer && info.fault.is_some();
        prop_assert!(is_client || is_other_sent && is_said, "{info:?} {headers:?}");
    }
}
