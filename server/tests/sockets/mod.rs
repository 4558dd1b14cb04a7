//! The server over real sockets.

mod games;
mod guests {
    mod abuse;
    mod bad_input;
    mod connections;
    mod crowd;
    mod door;
    mod push_bytes;
    mod pushes;
    mod watchers;
    mod webhooks;
}
mod operation {
    mod clock;
    mod crash;
    #[cfg(target_os = "linux")]
    mod disk;
    mod failing;
    mod forgetting;
    mod keys;
    mod logs;
    mod long;
    mod nodes;
    mod proxies;
    mod restart;
    mod retention;
    mod upgrade;
}
pub(crate) mod server;
mod tables {
    mod closing;
    mod daily;
    pub mod deals;
    mod lengths;
    mod my_tables;
    mod open_tables;
    pub mod partners;
    mod replays;
}
