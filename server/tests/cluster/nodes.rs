//! Three servers, and between each of them and the engine a network that can fail.

use crate::cluster::fault::{Fault, Healing};
use futures_util::future::join_all;
use journal::{JetStreamJournal, Journal, Layout};
use serde_json::Value;
use std::net::SocketAddr;
use tempfile::TempDir;
use test_support::{
    engine::{Engine, free_ports},
    players::{Draw, Servers},
    process::Process,
    proxy::{Proxy, Traffic},
};

const NODES: usize = 3;
const MEMBERS: usize = 3;
const PREFIX: &str = "tranquility";

pub struct Cluster {
    engine: Engine,
    /// To look into, past everything that fails.
    journal: JetStreamJournal,
    look: async_nats::jetstream::Context,
    nodes: Vec<Node>,
}

/// A server.
struct Node {
    address: SocketAddr,
    /// Where the other servers find it.
    among_nodes: SocketAddr,
    data: TempDir,
    /// Its ways to the engine's members.
    ways: Vec<Proxy>,
    /// `None` while it does not run.
    process: Option<Process>,
}

impl Cluster {
    pub async fn start() -> Cluster {
        let engine = Engine::start(MEMBERS);
        let members: Vec<String> =
            (0..MEMBERS).map(|member| engine.address(member).to_string()).collect();
        let all = members.join(",");
        let layout = Layout { prefix: PREFIX.into(), replicas: MEMBERS };
        let servers = format!("nats://{all}").parse().unwrap();
        let journal = JetStreamJournal::connect(&servers, &layout).await.unwrap();
        let look = async_nats::connect(members).await.unwrap();
        let mut nodes = Vec::new();
        for (address, among_nodes) in free_ports(NODES).into_iter().zip(free_ports(NODES)) {
            let mut ways = Vec::new();
            for member in 0..MEMBERS {
                ways.push(Proxy::to(engine.address(member)).await);
            }
            let data = tempfile::tempdir().unwrap();
            nodes.push(Node { address, among_nodes, data, ways, process: None });
        }
        join_all(nodes.iter_mut().map(Node::start)).await;
        for process in nodes.iter_mut().filter_map(|node| node.process.as_mut()) {
            process.says(&format!("nodes={NODES}")).await;
        }
        Cluster { engine, journal, look: async_nats::jetstream::new(look), nodes }
    }

    pub fn servers(&self) -> Servers {
        Servers::several(self.nodes.iter().map(|node| node.address).collect())
    }

    /// The entries of a table; none if it was not made.
    pub async fn entries(&self, code: Option<&str>) -> Vec<Vec<u8>> {
        let Some(code) = code else { return Vec::new() };
        self.journal.read(&format!("room/{code}"), 0).await.unwrap()
    }

    /// What the servers answer; nothing where one does not answer well.
    pub async fn ask_all(&self, path: &str, secret: &str) -> Vec<Option<Value>> {
        join_all(self.nodes.iter().map(|node| async {
            let address = format!("http://{}{path}", node.address);
            let answer = reqwest::Client::new().get(address).bearer_auth(secret).send().await;
            answer.ok()?.error_for_status().ok()?.json().await.ok()
        }))
        .await
    }

    /// Where guests reach a server.
    pub fn address(&self, node: usize) -> SocketAddr {
        self.nodes[node].address
    }

    /// Cuts a server off from the engine, or connects it again.
    pub fn set_way(&self, node: usize, traffic: Traffic) {
        self.nodes[node].ways.iter().for_each(|way| way.set(traffic));
    }

    /// Kills a server for good.
    pub async fn kill(&mut self, node: usize) {
        self.nodes[node].process.take().unwrap().kill().await;
    }

    /// The journal, past everything that fails.
    pub fn journal(&self) -> &JetStreamJournal {
        &self.journal
    }

    /// The engine.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Lets something fail. What is returned ends that.
    pub async fn fail(&mut self, fault: Fault, draw: &mut Draw) -> Healing {
        let number = draw.index(NODES);
        let node = &mut self.nodes[number];
        match fault {
            Fault::KillNode => {
                node.process.take().unwrap().kill().await;
                Healing::StartNode(number)
            }
            Fault::StopNode => {
                let process = node.process.take().unwrap();
                process.terminate().await;
                assert!(process.ended().await.success());
                Healing::StartNode(number)
            }
            Fault::CutOffNode => {
                node.ways.iter().for_each(|way| way.set(Traffic::Stands));
                Healing::Connect { node: number, afresh: draw.one_in(2) }
            }
            Fault::KillFollower => {
                let leader = self.leader().await;
                let follower = (leader + 1 + draw.index(2)) % MEMBERS;
                self.engine.kill(follower);
                Healing::StartMember(follower)
            }
            Fault::KillLeader => {
                let leader = self.leader().await;
                self.engine.kill(leader);
                Healing::StartMember(leader)
            }
            Fault::FreezeMember => {
                self.engine.signal(number, "STOP");
                Healing::Thaw(number)
            }
        }
    }

    /// Ends a fault.
    pub async fn heal(&mut self, healing: Healing) {
        match healing {
            Healing::StartNode(node) => self.nodes[node].start().await,
            Healing::Connect { node, afresh } => {
                for way in &self.nodes[node].ways {
                    if afresh {
                        way.cut();
                    }
                    way.set(Traffic::Flows);
                }
            }
            Healing::StartMember(member) => self.engine.restart(member),
            Healing::Thaw(member) => self.engine.signal(member, "CONT"),
        }
    }

    /// Waits until every member of the engine has what is stored.
    pub async fn all_are_current(&self) {
        loop {
            let stream = self.look.get_stream(PREFIX).await;
            let cluster = stream.ok().and_then(|stream| stream.cached_info().cluster.clone());
            if let Some(cluster) = cluster
                && cluster.leader.is_some()
                && cluster.replicas.len() == MEMBERS - 1
                && cluster.replicas.iter().all(|replica| replica.current && !replica.offline)
            {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }

    /// The member that decides what is stored.
    pub async fn leader(&self) -> usize {
        let mut stream = self.look.get_stream(PREFIX).await.unwrap();
        let cluster = stream.info().await.unwrap().cluster.clone().unwrap();
        let leader = cluster.leader.unwrap();
        leader.strip_prefix("member").unwrap().parse().unwrap()
    }
}

impl Node {
    /// Starts the server and waits until it listens.
    async fn start(&mut self) {
        let ways: Vec<String> = self.ways.iter().map(|way| way.address.to_string()).collect();
        let journal = format!("--journal=nats://{}", ways.join(","));
        let node = format!("--node-address={}", self.among_nodes);
        let arguments = [&*journal, &*node, "--set=partner-pace=0"];
        let process = Process::start(self.data.path(), self.address.port(), &arguments).await;
        self.process = Some(process);
    }
}
