//! The start and the end of a node: it listens for the others, then it is registered among them.

use crate::{
    cluster::{
        members::Members,
        registration::{Registration, RegistrationError, leave},
    },
    config::Config,
    node::Node,
};
use async_nats::Client;
use journal::Layout;
use std::{io, net::SocketAddr, sync::Arc};
use tokio::{net::TcpListener, select};

/// The other nodes would not find this one.
#[derive(Debug, thiserror::Error)]
pub enum NodeError {
    /// It has no address.
    #[error(
        "servers on one JetStream find each other by --node-address or TRANQUILITY_NODE_ADDRESS: an address and \
         a port of this machine that the others reach, and guests need not"
    )]
    NoAddress,
    /// Its address can't be listened on.
    #[error("can't listen on {0}, the node's address: {1}")]
    Listen(SocketAddr, io::Error),
    /// It can't be registered.
    #[error(transparent)]
    Registration(#[from] RegistrationError),
}

/// A node that is registered among others.
pub(crate) struct Registered {
    registration: Registration,
    members: Arc<Members>,
    client: Client,
    layout: Layout,
}

impl Registered {
    /// Listens for the other nodes, and registers this one.
    pub(crate) async fn begin(
        client: Client,
        layout: Layout,
        config: &Config,
    ) -> Result<(Registered, Node), NodeError> {
        let address = config.place.options.node_address.as_ref().ok_or(NodeError::NoAddress)?;
        let listener = TcpListener::bind(address.address).await;
        let listener = listener.map_err(|error| NodeError::Listen(address.address, error))?;
        let members = Members::new(address.to_string());
        let registration = Registration::begin(client.clone(), &layout, &members).await?;
        let node = Node { listener, members: members.clone(), away: registration.away() };
        Ok((Registered { registration, members, client, layout }, node))
    }

    /// Keeps the registration for as long as the node serves, and ends it then.
    pub(crate) async fn during<T>(mut self, served: impl Future<Output = T>) -> T {
        let served = select! {
            served = served => served,
            never = self.registration.keep(&self.members) => match never {},
        };
        leave(&self.client, &self.layout, self.members.own()).await;
        served
    }
}
