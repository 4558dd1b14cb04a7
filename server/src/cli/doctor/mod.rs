//! `tranquility doctor`: asks a running server from outside, as a browser would, whether what stands in
//! front of it passes everything on.

pub(crate) mod asking;

use crate::{
    cli::doctor::asking::{Asking, Reply, Site},
    http::{request_info::trusted::is_private, routes::request::RequestReport},
};
use clap::Args;
use serde_json::Value;
use std::{error::Error, io, process::ExitCode};

/// An address for documentation (RFC 5737), which no visitor has.
const MADE_UP: &str = "192.0.2.123";

/// The server to ask.
#[derive(Debug, Args)]
pub struct DoctorCommand {
    /// Where guests reach the server, such as https://tables.example.org
    url: Site,
}

/// A sentence on what was found.
enum Finding {
    Good(String),
    /// A fault, and the change that mends it.
    Wrong(String),
}

use Finding::{Good, Wrong};

impl DoctorCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let mut code = ExitCode::SUCCESS;
        for finding in examine(&self.url) {
            match finding {
                Good(sentence) => writeln!(out, "good   {sentence}")?,
                Wrong(sentence) => {
                    writeln!(out, "WRONG  {sentence}")?;
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }
}

fn examine(site: &Site) -> Vec<Finding> {
    let welcomed = Asking::of(site).and_then(|asking| Ok((asking.get("/api/me")?, asking)));
    let (welcome, mut asking) = match welcomed {
        Ok(welcomed) => welcomed,
        Err(trouble) => return vec![Wrong(format!("{site} can't be reached: {trouble}."))],
    };
    if let Some(finding) = not_this_server(site, &welcome) {
        return vec![finding];
    }
    asking.become_guest(&welcome);
    let Some(report) =
        asking.get("/api/request").ok().and_then(|reply| reply.json::<RequestReport>())
    else {
        let text = "/api/request is not answered: the server is older than this program, or the \
            proxy does not pass all addresses on.";
        return vec![Wrong(text.into())];
    };
    vec![
        origin(site, &report),
        cookie(site, &welcome),
        posts(&asking),
        websocket(&asking),
        stream(&asking),
        address(&asking, &report),
    ]
}

/// What answers in the place of this server, if anything does.
fn not_this_server(site: &Site, welcome: &Reply) -> Option<Finding> {
    let found = match (welcome.status, welcome.header("location")) {
        (200, _) if welcome.json::<Value>().is_some_and(|me| me["id"].is_string()) => return None,
        (301..=308, Some(to)) => format!("{site} leads to {to}: ask there."),
        (502..=504, _) => format!(
            "The proxy answers {}, so it does not reach the server: is the server running, and does it \
             listen where the proxy asks?",
            welcome.status
        ),
        (status, _) => format!(
            "{site}/api/me is answered ({status}), but not by this server: let the proxy pass all \
             addresses on to it."
        ),
    };
    Some(Wrong(found))
}

/// Whether scheme and host arrive.
fn origin(site: &Site, report: &RequestReport) -> Finding {
    let asked = site.origin();
    let taken = report.origin.clone().unwrap_or_else(|| "none of its names".into());
    if taken == asked {
        return Good(format!("The server takes itself for {asked}."));
    }
    let scheme = |origin: &str| origin.split_once("://").map(|(scheme, _)| scheme.to_owned());
    let host = |origin: &str| origin.split_once("://").map(|(_, host)| host.to_owned());
    let mut changes = Vec::new();
    if host(&taken) != host(&asked) {
        changes.push("let the proxy pass on Host with its port, or set X-Forwarded-Host");
    }
    if scheme(&taken) != scheme(&asked) {
        changes.push("let the proxy set X-Forwarded-Proto");
    }
    if !report.proxied {
        changes.push("start the server with --behind-proxy or --trusted-proxies");
    }
    let changes = changes.join(", and ");
    Wrong(format!("The server takes itself for {taken} instead of {asked}: {changes}."))
}

fn cookie(site: &Site, welcome: &Reply) -> Finding {
    let secure = welcome.cookies().any(|cookie| cookie.to_ascii_lowercase().contains("; secure"));
    match (site.secure, secure) {
        (true, true) => Good("The guests' cookie is for HTTPS alone.".into()),
        (true, false) => Wrong(
            "The guests' cookie is not for HTTPS alone, since the server does not know that it is reached \
             by HTTPS: let the proxy set X-Forwarded-Proto, and start the server with --behind-proxy \
             or --trusted-proxies."
                .into(),
        ),
        (false, false) => Good(
            "Nothing is encrypted, which is for a network of your own: elsewhere, let a proxy speak \
             HTTPS."
                .into(),
        ),
        (false, true) => Wrong(
            "The server believes that it is reached by HTTPS, so browsers throw the guests' cookie away: \
             let the proxy set X-Forwarded-Proto to the scheme by which it is asked."
                .into(),
        ),
    }
}

/// Whether pages may change something.
fn posts(asking: &Asking<'_>) -> Finding {
    match asking.post("/api/request") {
        Ok(_) => Good("What pages send is taken.".into()),
        Err(trouble) if trouble.is_wrong_origin() => Wrong(
            "What pages send is refused as another website's: the server's log says which header the \
             proxy has to set."
                .into(),
        ),
        Err(trouble) => Wrong(format!("What pages send is not taken: {trouble}.")),
    }
}

fn websocket(asking: &Asking<'_>) -> Finding {
    let opened = match asking.websocket("/api/request/ws", true) {
        // That is told already; as a program asks, more comes to light.
        Err(trouble) if trouble.is_wrong_origin() => asking.websocket("/api/request/ws", false),
        opened => opened,
    };
    match opened {
        Ok(told) if serde_json::from_str::<RequestReport>(&told).is_ok() => {
            Good("WebSockets pass.".into())
        }
        Ok(_) => Wrong("A WebSocket opens, but what comes is not this server's.".into()),
        Err(trouble) => Wrong(format!(
            "WebSockets don't pass ({trouble}): let the proxy speak HTTP/1.1 to the server, and pass the \
             headers Upgrade and Connection on."
        )),
    }
}

/// Whether streams arrive while they go on.
fn stream(asking: &Asking<'_>) -> Finding {
    match asking.first_of_stream("/api/tables/events") {
        Ok(first) if first.status == 200 && first.body.starts_with(b"data:") => {
            Good("Streams of events arrive at once.".into())
        }
        Ok(first) if first.header("content-encoding").is_some() => Wrong(
            "Streams of events are compressed on the way: let the proxy leave text/event-stream as it is."
                .into(),
        ),
        Ok(first) => {
            Wrong(format!("Streams of events don't arrive as they are ({}).", first.status))
        }
        Err(trouble) => Wrong(format!(
            "Streams of events don't arrive at once ({trouble}): let the proxy not buffer responses."
        )),
    }
}

/// Whether visitors are told apart by their addresses.
fn address(asking: &Asking<'_>, report: &RequestReport) -> Finding {
    if let Some(fault) = &report.fault {
        return Wrong(format!("The server says: {fault}."));
    }
    let (RequestReport { address, proxied, .. }, Asking { here, there, .. }) = (report, asking);
    // The machine itself may be where proxies are trusted.
    if here.is_loopback() {
        return Good(format!(
            "This machine counts for {address}; ask from another one to see whether visitors are told \
             apart."
        ));
    }
    let forged = asking.get_as("/api/request", MADE_UP);
    let forged = forged.ok().and_then(|reply| reply.json::<RequestReport>());
    if forged.is_some_and(|report| report.address.to_string() == MADE_UP) {
        return Wrong(
            "Visitors can make their addresses up: let the proxy set X-Forwarded-For, or add to it, \
             instead of passing on what they send."
                .into(),
        );
    }
    if is_private(*address) && !is_private(*there) {
        return Wrong(format!(
            "Visitors share the address {address}, which is a proxy's, and its limits: let the proxy send \
             X-Forwarded-For, and start the server with --behind-proxy or --trusted-proxies."
        ));
    }
    if address == here {
        return Good(format!(
            "Visitors count for their own addresses; this machine for {address}."
        ));
    }
    let by = if *proxied { "a trusted proxy says" } else { "no trusted proxy is in between" };
    Good(format!(
        "This machine counts for {address} ({by}): if others outside it do as well, a proxy is not \
         trusted that should be."
    ))
}
