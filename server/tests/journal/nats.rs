//! The journal in NATS JetStream.

use crate::journal::conformance::{self, Storage};
use futures_util::{
    FutureExt, StreamExt,
    future::{BoxFuture, join_all},
};
use journal::{ConnectError, JetStreamJournal, Journal, JournalError, Layout, Servers};
use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};
use test_support::{
    client::PATIENCE,
    engine::Engine,
    proxy::{Proxy, Traffic},
};
use tokio::{select, time::timeout};
use tranquility::cluster::{bus::Bus, nats_bus::NatsBus};

fn servers(address: SocketAddr) -> Servers {
    format!("nats://{address}").parse().expect("an address")
}

fn layout(prefix: &str) -> Layout {
    Layout { prefix: prefix.to_owned(), replicas: 1 }
}

async fn connect(address: SocketAddr) -> Arc<dyn Journal> {
    let journal = JetStreamJournal::connect(&servers(address), &layout("games")).await;
    Arc::new(journal.expect("a journal"))
}

/// A journal of its own in an engine that it shares.
struct Games<'a> {
    engine: &'a Mutex<Engine>,
    prefix: String,
}

impl Storage for Games<'_> {
    fn open(&self) -> BoxFuture<'_, Arc<dyn Journal>> {
        async {
            let servers = servers(self.engine.lock().expect("sound").address(0));
            let journal = JetStreamJournal::connect(&servers, &layout(&self.prefix)).await;
            Arc::new(journal.expect("a journal")) as Arc<dyn Journal>
        }
        .boxed()
    }

    fn restart(&self) -> BoxFuture<'_, ()> {
        self.engine.lock().expect("sound").restart(0);
        std::future::ready(()).boxed()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conforms() {
    let engine = Mutex::new(Engine::start(1));
    let count = AtomicUsize::new(0);
    conformance::all(|| Games {
        engine: &engine,
        prefix: format!("games{}", count.fetch_add(1, Relaxed)),
    })
    .await;
}

/// The engine has stored an append, but its writer does not hear of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_whose_answer_is_lost_is_acknowledged_and_stored_once() {
    let engine = Engine::start(1);
    let proxy = Proxy::to(engine.address(0)).await;
    let (here, there) = (connect(proxy.address).await, connect(engine.address(0)).await);
    for others_go_on in [false, true] {
        let length = there.read("a", 0).await.expect("readable").len() as u64;
        proxy.set(Traffic::LosesAnswers);
        let append = tokio::spawn({
            let here = Arc::clone(&here);
            async move { here.append("a", length, vec![b"ours".to_vec()]).await }
        });
        let mut told = there.watch("a").await.expect("watched");
        told.wait_for(|&stored| stored == length + 1).await.expect("stored");
        if others_go_on {
            there.append("a", length + 1, vec![b"theirs".to_vec()]).await.expect("appended");
        }
        assert!(!append.is_finished(), "it was not confirmed");
        // What was held up is lost.
        proxy.cut();
        proxy.set(Traffic::Flows);
        assert_eq!(append.await.expect("answered"), Ok(()));
    }
    let stored = there.read("a", 0).await.expect("readable");
    assert_eq!(stored, [b"ours".to_vec(), b"ours".to_vec(), b"theirs".to_vec()]);
}

/// They share a batch, which the engine stores as a whole or not at all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_appends_under_way_at_once_each_has_its_own_outcome() {
    each_has_its_own_outcome(Traffic::Flows).await;
}

/// A member that became the stream's leader may be older than the one that answered at the start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_was_not_taken_as_one_is_not_believed() {
    each_has_its_own_outcome(Traffic::WithoutBatches).await;
}

async fn each_has_its_own_outcome(traffic: Traffic) {
    let engine = Engine::start(1);
    let proxy = Proxy::to(engine.address(0)).await;
    let (here, there) = (connect(proxy.address).await, connect(engine.address(0)).await);
    proxy.set(traffic);
    let streams: Vec<String> = (0..20).map(|number| format!("room/{number}")).collect();
    let append_to_all = |length, longest: usize| {
        let here = &here;
        join_all(streams.iter().enumerate().map(move |(number, stream)| {
            let entry = if number == 10 { vec![0; longest] } else { b"ours".to_vec() };
            here.append(stream, length, vec![entry])
        }))
    };
    assert_eq!(append_to_all(0, 1).await, vec![Ok(()); streams.len()]);
    there.append(&streams[9], 1, vec![b"theirs".to_vec()]).await.expect("appended");
    for (number, outcome) in append_to_all(1, 2_000_000).await.into_iter().enumerate() {
        match number {
            9 => assert_eq!(outcome, Err(JournalError::Conflict { actual: 2 })),
            10 => assert!(matches!(outcome, Err(JournalError::Unavailable(_))), "{outcome:?}"),
            _ => assert_eq!(outcome, Ok(()), "stream {number}"),
        }
        let stored = there.read(&streams[number], 1).await.expect("readable");
        let expected: &[&[u8]] = match number {
            9 => &[b"theirs"],
            10 => &[],
            _ => &[b"ours"],
        };
        assert_eq!(stored, expected, "stream {number}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_that_is_too_old_is_refused_before_anything_is_made() {
    let engine = Engine::start(1);
    let proxy = Proxy::to(engine.address(0)).await;
    proxy.set(Traffic::Older);
    let refused = JetStreamJournal::connect(&servers(proxy.address), &layout("games")).await.err();
    let said = refused.expect("it is refused").to_string();
    assert!(said.contains("of version 2.0") && said.contains("at least 2.12.8"), "{said}");
    let (servers, layout) = (servers(engine.address(0)), layout("games"));
    let left = JetStreamJournal::connect_to_read(&servers, &layout).await.err();
    assert!(matches!(left, Some(ConnectError::Refused { .. })), "nothing was made");

    // One that is reconnected to is written to no more, until it is new enough again.
    proxy.set(Traffic::Flows);
    let journal = connect(proxy.address).await;
    assert_eq!(journal.append("a", 0, vec![b"one".to_vec()]).await, Ok(()));
    for (traffic, works) in [(Traffic::Older, false), (Traffic::Flows, true)] {
        proxy.set(traffic);
        proxy.cut();
        let settled = async {
            loop {
                let written = journal.extend("b", vec![b"two".to_vec()], u64::MAX).await;
                match &written {
                    Ok(()) if works => return,
                    Err(JournalError::Unavailable(why)) if !works && why.contains("2.12.8") => {
                        return;
                    }
                    _ => tokio::task::yield_now().await,
                }
            }
        };
        timeout(PATIENCE, settled).await.expect("it is noticed");
    }
}

/// A lost append is refused as soon as another writer has written, and never arrives late.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_does_not_arrive_is_refused_where_others_were_first() {
    let engine = Engine::start(1);
    let proxy = Proxy::to(engine.address(0)).await;
    let (here, there) = (connect(proxy.address).await, connect(engine.address(0)).await);
    proxy.set(Traffic::Stands);
    let append = tokio::spawn({
        let here = Arc::clone(&here);
        async move { here.append("a", 0, vec![b"ours".to_vec()]).await }
    });
    there.append("a", 0, vec![b"theirs".to_vec()]).await.expect("appended");
    proxy.set(Traffic::Flows);
    assert_eq!(append.await.expect("answered"), Err(JournalError::Conflict { actual: 1 }));
    assert_eq!(there.read("a", 0).await.expect("readable"), [b"theirs"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_was_cut_off_learns_what_was_written_meanwhile() {
    let engine = Engine::start(1);
    let proxy = Proxy::to(engine.address(0)).await;
    let (here, there) = (connect(proxy.address).await, connect(engine.address(0)).await);
    let mut told = here.watch("a").await.expect("watched");
    proxy.set(Traffic::Stands);
    there.append("a", 0, vec![b"one".to_vec(), b"two".to_vec()]).await.expect("appended");
    proxy.cut();
    proxy.set(Traffic::Flows);
    told.wait_for(|&length| length == 2).await.expect("told");
    assert_eq!(here.read("a", 0).await.expect("readable"), [b"one", b"two"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_is_too_long_for_the_engine_is_refused_at_once() {
    let engine = Engine::start(1);
    let journal = connect(engine.address(0)).await;
    let refused = journal.append("a", 0, vec![vec![0; 2_000_000]]).await;
    assert!(matches!(refused, Err(JournalError::Unavailable(_))), "{refused:?}");
    assert_eq!(journal.append("a", 0, vec![vec![1]]).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_that_would_not_keep_everything_is_refused_and_left_alone() {
    let engine = Engine::start(1);
    let servers = servers(engine.address(0));
    drop(connect(engine.address(0)).await);
    let three = Layout { replicas: 3, ..layout("games") };
    let refused = JetStreamJournal::connect(&servers, &three).await.err();
    assert!(matches!(refused, Some(ConnectError::Unfit { .. })), "{refused:?}");
    let more = Layout { prefix: "more".into(), replicas: 3 };
    let refused = JetStreamJournal::connect(&servers, &more).await.err();
    assert!(matches!(refused, Some(ConnectError::Refused { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_nodes_hear_what_one_says() {
    let engine = Engine::start(1);
    let servers = servers(engine.address(0));
    let mut buses = Vec::new();
    for _ in 0..2 {
        let journal =
            JetStreamJournal::connect(&servers, &layout("games")).await.expect("a journal");
        buses.push(NatsBus::new(journal.client().clone(), "games"));
    }
    let topic = "room/AB-C/presence";
    let mut heard: Vec<_> = buses.iter().filter_map(|bus| bus.subscribe(topic)).collect();
    // Again and again, since what is said before a node listens is lost.
    let said = async {
        loop {
            buses[0].publish(topic, b"here".to_vec());
            buses[0].publish("room/AB-D/presence", b"there".to_vec());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let all_heard = join_all(heard.iter_mut().map(StreamExt::next));
    let heard = select! {
        heard = all_heard => heard,
        () = said => Vec::new(),
    };
    assert_eq!(heard, [Some("here".into()), Some("here".into())]);
}
