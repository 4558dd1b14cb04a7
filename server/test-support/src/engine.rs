//! The journal's engine: nats-servers on this machine, which can be killed and started again.

use crate::client::PATIENCE;
use std::{
    env, fs,
    io::Read,
    iter,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    ops::Range,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// The oldest version that will do.
const OLDEST: [u32; 3] = [2, 12, 8];

/// One member or three, each with a store of its own. They end when this is dropped.
pub struct Engine {
    folder: TempDir,
    members: Vec<Member>,
}

/// One nats-server.
struct Member {
    address: SocketAddr,
    /// `None` while it does not run.
    child: Option<Child>,
}

impl Engine {
    /// Starts so many members and waits until each can be connected to.
    pub fn start(members: usize) -> Engine {
        let folder = tempfile::tempdir().expect("a folder");
        let clients = free_ports(members);
        let routes = free_ports(members);
        for (number, (client, route)) in clients.iter().zip(&routes).enumerate() {
            let store = folder.path().join(number.to_string());
            let mut options = format!(
                "server_name: member{number}\nlisten: \"{client}\"\n\
                 jetstream {{ store_dir: \"{}\", sync_interval: always }}\n",
                store.display()
            );
            if members > 1 {
                let all: Vec<_> = routes.iter().map(|route| format!("nats://{route}")).collect();
                options += &format!(
                    "cluster {{ name: engine, listen: \"{route}\", routes: {all:?}, no_advertise: true }}\n"
                );
            }
            fs::write(folder.path().join(format!("{number}.conf")), options).expect("written");
        }
        let members = clients.into_iter().map(|address| Member { address, child: None }).collect();
        let mut engine = Engine { folder, members };
        for member in 0..engine.members.len() {
            engine.run(member);
        }
        for member in 0..engine.members.len() {
            engine.wait_for(member);
        }
        engine
    }

    /// Where a member answers.
    pub fn address(&self, member: usize) -> SocketAddr {
        self.members[member].address
    }

    /// Kills a member as a power cut would.
    pub fn kill(&mut self, member: usize) {
        self.members[member].end();
    }

    /// Starts a killed member again and waits until it can be connected to.
    pub fn restart(&mut self, member: usize) {
        self.kill(member);
        self.run(member);
        self.wait_for(member);
    }

    /// The folder in which a member keeps what it stores.
    pub fn store(&self, member: usize) -> PathBuf {
        self.folder.path().join(member.to_string())
    }

    /// Sends a signal to a member.
    pub fn signal(&self, member: usize, signal: &str) {
        let id = self.members[member].child.as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args([format!("-{signal}"), id]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "{signal} reaches the member");
    }

    fn run(&mut self, member: usize) {
        let options = self.folder.path().join(format!("{member}.conf"));
        let log = self.folder.path().join(format!("{member}.log"));
        let child = Command::new(program())
            .arg("--config")
            .arg(options)
            .arg("--log")
            .arg(log)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.members[member].child = Some(child.expect("a nats-server"));
    }

    fn wait_for(&mut self, member: usize) {
        let began = Instant::now();
        let log = self.folder.path().join(format!("{member}.log"));
        let Member { address, child } = &mut self.members[member];
        let log = || fs::read_to_string(&log).unwrap_or_default();
        while !greets(*address) {
            let ended = child.as_mut().and_then(|child| child.try_wait().ok().flatten());
            assert!(ended.is_none(), "the nats-server ended:\n{}", log());
            assert!(began.elapsed() < PATIENCE, "the nats-server does not answer:\n{}", log());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Member {
    fn end(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            child.kill().ok();
            child.wait().ok();
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.members.iter_mut().for_each(Member::end);
    }
}

/// Whether a nats-server says hello there.
fn greets(address: SocketAddr) -> bool {
    let mut hello = [0; 4];
    TcpStream::connect(address)
        .is_ok_and(|mut stream| stream.read_exact(&mut hello).is_ok() && &hello == b"INFO")
}

/// Unused addresses on this machine, each handed out once by this process.
///
/// Their ports lie below those that systems give to connections: what was free a moment ago is not
/// taken by the next test that connects somewhere before a program listens there.
pub fn free_ports(count: usize) -> Vec<SocketAddr> {
    const PORTS: Range<u32> = 10_000..32_768;
    static TRIED: AtomicU32 = AtomicU32::new(0);
    // Programs of tests that run beside this one begin elsewhere.
    let first = process::id().wrapping_mul(61);
    iter::repeat_with(|| first.wrapping_add(TRIED.fetch_add(1, Ordering::Relaxed)))
        .map(|number| PORTS.start + number % (PORTS.end - PORTS.start))
        .filter_map(|port| Some(SocketAddr::from((Ipv4Addr::LOCALHOST, u16::try_from(port).ok()?))))
        .filter(|address| TcpListener::bind(address).is_ok())
        .take(count)
        .collect()
}

/// The nats-server: `$NATS_SERVER`, one in the path, or what `tests/tools/nats-server.sh` has fetched.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/tools/nats-server");
        let candidates = env::var_os("NATS_SERVER").map(PathBuf::from).into_iter();
        let candidates = candidates.chain(["nats-server".into(), fetched]);
        candidates.into_iter().find(|program| is_new_enough(program)).expect(
            "these tests need a nats-server of version 2.12.8 or later: name one in NATS_SERVER, \
             install one, or let tests/tools/nats-server.sh fetch one (test.sh does)",
        )
    })
}

fn is_new_enough(program: &Path) -> bool {
    let Ok(output) = Command::new(program).arg("--version").output() else { return false };
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = said.rsplit(['v', ' ']).next().unwrap_or_default();
    let numbers = version.trim().split('.').map_while(|number| number.parse::<u32>().ok());
    numbers.ge(OLDEST)
}
