//! How many files the program may have open: every connection is one.

use std::num::NonZeroUsize;

/// Files that are open besides connections: the journal's, and what else a program needs.
const OTHERS: u64 = 64;

/// Asks the system for as many open files as it allows this program, which is often far more than it
/// grants at first. Returns how many that is; `None` if it is not known.
pub fn raise_nofile_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        rlimit::increase_nofile_limit(u64::MAX)
            .inspect_err(|error| tracing::debug!(%error, "the limit of open files stays as it is"))
            .ok()
    }
    #[cfg(not(unix))]
    None
}

/// What somebody who allows so many connections should know about a limit of open files, if anything.
pub fn shortage(most: Option<u64>, connections: NonZeroUsize) -> Option<String> {
    let needed = (connections.get() as u64).saturating_add(OTHERS);
    let most = most.filter(|most| *most < needed)?;
    Some(format!(
        "the system allows {most} open files, too few for {connections} connections: raise its limit \
         (LimitNOFILE, ulimit -n) to {needed}, or lower --max-connections"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("more than none")
    }

    #[test]
    fn more_connections_than_files_are_worth_a_word() {
        assert_eq!(shortage(None, connections(1_000_000)), None);
        assert_eq!(shortage(Some(1064), connections(1000)), None);
        let shortage = shortage(Some(1063), connections(1000)).expect("a shortage");
        assert!(shortage.contains("1063") && shortage.contains("1064"), "{shortage}");
    }
}
