//! The server's life from start to shutdown.

#[cfg(feature = "cluster")]
use crate::node::registered::{NodeError, Registered};
use crate::{
    archive::retention,
    cluster::{Cluster, bus::Bus, seal::Seal},
    config::{
        Config,
        journal::{self, Connected, Engine, UnusableJournal},
        warnings,
    },
    deals::{server_secret::SecretError, service::Deals},
    demo::{self, Demo},
    http::{
        connections::{self, Peers},
        router::{self, App},
        routes::{admin, nearby},
    },
    identity::device_link,
    limits::Limits,
    node::{self, Node},
    ops::{
        folder_lock::{FolderError, FolderLock},
        metrics,
        process::{begin_log, print_line, shutdown_signal},
    },
    room::registry::{Rooms, Serves},
};
use ::journal::Journal;
use axum::{Router, routing};
use futures_util::{
    FutureExt,
    future::{BoxFuture, OptionFuture},
};
use metrics_exporter_prometheus::BuildError;
use std::{
    error::Error,
    fmt,
    future::IntoFuture,
    io::{self, IsTerminal},
    net::{Ipv4Addr, Ipv6Addr, SocketAddr},
    panic::AssertUnwindSafe,
    path::PathBuf,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio::{join, net::TcpListener, runtime::Runtime, select, task::JoinSet};

/// The server could not start, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Dates are impossible.
    #[error("the clock of this machine shows a time before 1970: set it")]
    Clock,
    /// Its folder can't be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The journal could not be opened.
    #[error("the journal can't be opened: {0}")]
    Journal(#[from] UnusableJournal),
    /// The other nodes would not find it.
    #[cfg(feature = "cluster")]
    #[error(transparent)]
    Node(#[from] NodeError),
    /// The server's secret is missing.
    #[error("the server's secret can't be read: {0}")]
    Secret(#[from] SecretError),
    /// Nothing can be counted.
    #[error("the metrics can't be set up: {0}")]
    Metrics(#[from] BuildError),
    /// The games of the demo could not be played.
    #[error("the games of the demo can't be played: {0}")]
    Demo(Box<dyn Error + Send + Sync>),
    /// An address can't be listened on: the address, the cause, and what sets it.
    #[error("can't listen on {0}: {1}; another address is set by {2}")]
    Listen(SocketAddr, io::Error, &'static str),
    /// The network failed.
    #[error(transparent)]
    Network(#[from] io::Error),
}

/// Serves until a signal tells the process to stop.
///
/// # Errors
/// It could not start, or had to stop.
pub fn run(config: Config) -> Result<(), ServeError> {
    begin_log(config.log_format);
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        // Signals are handled before the first client can connect.
        let stopped = shutdown_signal().boxed();
        let listener = listen(config.listen, "--listen or TRANQUILITY_LISTEN").await?;
        serve(listener, config, stopped).await
    });
    // Remaining tasks serve no client any more.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served
}

pub(crate) async fn listen(
    address: SocketAddr,
    set_by: &'static str,
) -> Result<TcpListener, ServeError> {
    let bound = match TcpListener::bind(address).await {
        // All addresses are those of IPv4 where the system has no IPv6.
        Err(error)
            if address.ip() == Ipv6Addr::UNSPECIFIED
                && error.kind() != io::ErrorKind::AddrInUse =>
        {
            TcpListener::bind((Ipv4Addr::UNSPECIFIED, address.port())).await
        }
        bound => bound,
    };
    bound.map_err(|error| ServeError::Listen(address, error, set_by))
}

/// Serves on the configured journal until `shutdown` completes, then closes all connections.
///
/// Boxed, as [`serve_node`] is, so that the server is compiled here and not again with each program that
/// runs it.
pub fn serve(
    listener: TcpListener,
    config: Config,
    shutdown: BoxFuture<'static, ()>,
) -> BoxFuture<'static, Result<(), ServeError>> {
    async move {
        let shutdown = shutdown.shared();
        // The date of a response, for one, can't be written.
        if SystemTime::now() < UNIX_EPOCH {
            return Err(ServeError::Clock);
        }
        // Held until the end: two servers on one folder would each consider the other's guests absent.
        let on_disk = matches!(config.place.options.journal, Engine::Sqlite);
        let _lock = on_disk.then(|| FolderLock::take(&config.place.folder())).transpose()?;
        let place = config.place.journal();
        let connected = select! {
            connected = journal::connect(&config.place.options, &place) => {
                // SQLite does not say that the disk is full.
                connected.inspect_err(|_| warnings::log_shortage_of_storage(&config))?
            }
            // No client has connected yet.
            () = shutdown.clone() => return Ok(()),
        };
        let listens = listener.local_addr()?;
        tracing::info!("listening on http://{listens}");
        if io::stdout().is_terminal() {
            for origin in nearby::origins(listens) {
                let base = &config.http.base_path;
                say(format_args!("Friends in the same network open {origin}{base}/"));
            }
        }
        let Connected { journal, bus, .. } = &connected;
        let (journal, bus) = (journal.clone(), bus.clone());
        #[cfg(feature = "cluster")]
        if let Some((client, layout)) = connected.shared {
            let registered = select! {
                registered = Registered::begin(client, layout, &config) => registered?,
                () = shutdown.clone() => return Ok(()),
            };
            let (registered, node) = registered;
            let node = Some(node);
            let served = serve_node(listener, config, journal.clone(), bus, node, shutdown.boxed());
            let served = registered.during(served).await;
            journal.close().await;
            return served;
        }
        let served = serve_node(listener, config, journal.clone(), bus, None, shutdown.boxed());
        let served = served.await;
        journal.close().await;
        served
    }
    .boxed()
}

/// Serves on a journal, as that node if others use it as well, connected to them by that bus.
pub fn serve_node(
    listener: TcpListener,
    config: Config,
    journal: Arc<dyn Journal>,
    bus: Arc<dyn Bus>,
    node: Option<Node>,
    shutdown: BoxFuture<'static, ()>,
) -> BoxFuture<'static, Result<(), ServeError>> {
    async move {
        let config = config.with_limits_as_set();
        warnings::log_warnings(&config);
        let deals = Arc::new(Deals::open(journal.clone(), config.clock, config.randomness).await?);
        let cluster = node.as_ref().map(|node| {
            let (members, seal) = (node.members.clone(), Seal::new(deals.nodes_key()));
            Arc::new(Cluster { members, seal })
        });
        let serves = cluster
            .clone()
            .map(|cluster| -> Serves { Box::new(move |room| cluster.members.owns(room)) });
        let rooms = Rooms::of(journal.clone(), bus, deals, config.rooms, serves);
        if let Some(address) = config.metrics_listen {
            tokio::spawn(tell_operators(
                listen(address, "--metrics-listen or TRANQUILITY_METRICS_LISTEN").await?,
                (rooms.clone(), cluster.clone()),
                config.place.journal(),
            )?);
        }
        let options = Arc::new(config.http);
        let limits = Limits::new(config.limits);
        let listens = listener.local_addr()?;
        if config.demo {
            let played = demo::play(&rooms).await.map_err(ServeError::Demo)?;
            tell_demo(played, listens.port(), &options.base_path);
        }
        let app = App::new(rooms.clone(), options.clone(), limits.clone(), listens);
        let app = app.among(cluster);
        let probes = router::probes(&app);
        let of_nodes = (router::of_nodes(app.clone()), probes.clone());
        let routers = (router::router(app), probes);
        let shutdown = shutdown.shared();
        let mut background = Background::default();
        background.run("limits", {
            let limits = limits.clone();
            async move { limits.forget().await }
        });
        background.run("storage", {
            let storage = rooms.storage().clone();
            async move { storage.look().await }
        });
        background.run("retention", {
            let rooms = rooms.clone();
            async move { retention::retain(&rooms, config.retention).await }
        });
        background.run("links", {
            let clock = rooms.deals().clock().clone();
            async move { device_link::tidy(&*journal, &clock).await }
        });
        let (nodes, members) = match node {
            Some(Node { listener, members, away }) => {
                let following = node::follow(rooms.clone(), members.clone(), away);
                background.run("nodes", following);
                (Some(listener), Some(members))
            }
            None => (None, None),
        };
        let answering = connections::serve(
            listener,
            Peers::Clients,
            routers,
            &options,
            limits.clone(),
            shutdown.clone(),
        );
        let answering_nodes = OptionFuture::from(nodes.map(|listener| {
            let limits = limits.clone();
            connections::serve(listener, Peers::Nodes, of_nodes, &options, limits, shutdown.clone())
        }));
        let goodbye = async {
            shutdown.clone().await;
            rooms.storage().go_down();
            if let Some(members) = members {
                node::leave(&rooms, &members).await;
            }
            rooms.shut_down().await;
        };
        join!(answering, answering_nodes, goodbye);
        // Guests may have joined during the first shutdown of rooms.
        rooms.shut_down().await;
        Ok(())
    }
    .boxed()
}

fn say(line: fmt::Arguments<'_>) {
    print_line(io::stdout(), line);
}

/// The background work, each piece in a task of its own, until this is dropped.
#[derive(Default)]
struct Background(JoinSet<()>);

impl Background {
    fn run(&mut self, what: &'static str, task: impl Future<Output = ()> + Send + 'static) {
        let ended = AssertUnwindSafe(task).catch_unwind();
        self.0.spawn(ended.map(move |ended| {
            if ended.is_err() {
                tracing::error!(what, "a background task has panicked, and is not done any more");
            }
        }));
    }
}

/// Says on the terminal where the games of the demo are seen.
fn tell_demo(played: Option<Demo>, port: u16, base: &str) {
    let Some(Demo { tables, token }) = played else {
        tracing::warn!("no games were added for --demo: there are tables in the folder");
        return;
    };
    let here = format!("http://127.0.0.1:{port}{base}");
    say(format_args!("Games were played for you to look at:"));
    for code in tables {
        say(format_args!("    {here}/t/{code}/games/1#guide"));
    }
    say(format_args!("Within ten minutes, this makes a browser their player:"));
    say(format_args!("    {here}/move#token={token}"));
}

/// Serves metrics and administration on an address of their own.
fn tell_operators(
    listener: TcpListener,
    (rooms, cluster): (Arc<Rooms>, Option<Arc<Cluster>>),
    journal: PathBuf,
) -> Result<impl Future<Output = ()> + Send + 'static, ServeError> {
    let recorder = metrics::install()?;
    tracing::info!("metrics on http://{}/metrics", listener.local_addr()?);
    let metrics = recorder.clone();
    let router: Router = router::health_routes(rooms.storage().clone())
        .route("/metrics", routing::get(async move || metrics.render()));
    let router = router.merge(admin::router(rooms.clone(), cluster));
    let router = router.into_make_service_with_connect_info::<SocketAddr>();
    Ok(async move {
        let upkeep = async {
            let mut ticks = tokio::time::interval(Duration::from_secs(5));
            loop {
                ticks.tick().await;
                recorder.run_upkeep();
            }
        };
        select! {
            served = axum::serve(listener, router).into_future() => {
                if let Err(error) = served {
                    tracing::error!(%error, "metrics are no longer served");
                }
            }
            () = upkeep => {}
            () = metrics::watch(|| rooms.waiting_mail(), &journal) => {}
        }
    })
}
