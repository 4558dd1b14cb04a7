//! What can fail.

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A server dies and is started again.
    KillNode,
    /// A server is told to stop, and is started again.
    StopNode,
    /// A server reaches no member of the engine for a while.
    CutOffNode,
    /// A member of the engine that does not lead dies and is started again.
    KillFollower,
    /// The member of the engine that leads dies and is started again.
    KillLeader,
    /// A member of the engine does nothing for a while.
    FreezeMember,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 6] = [
        Fault::KillNode,
        Fault::StopNode,
        Fault::CutOffNode,
        Fault::KillFollower,
        Fault::KillLeader,
        Fault::FreezeMember,
    ];
}

/// What ends a fault.
#[derive(Clone, Copy, Debug)]
pub enum Healing {
    /// That server is started.
    StartNode(usize),
    /// That server is connected again; its old connections may be lost.
    Connect {
        /// Which.
        node: usize,
        /// Whether they are.
        afresh: bool,
    },
    /// That member is started.
    StartMember(usize),
    /// That member does something again.
    Thaw(usize),
}
