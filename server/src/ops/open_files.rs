//! The limit on open files, which every connection counts against.

use std::num::NonZeroUsize;

/// Open files besides connections, such as the journal's.
const OTHERS: u64 = 64;

/// Raises the limit on open files to the most that the system allows, often far more than the default.
/// Returns the new limit; `None` if it is unknown.
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

/// A warning if the limit on open files is too low for so many connections.
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
    fn more_connections_than_files_are_worth_a_warning() {
        assert_eq!(shortage(None, connections(1_000_000)), None);
        assert_eq!(shortage(Some(1064), connections(1000)), None);
        let shortage = shortage(Some(1063), connections(1000)).expect("a shortage");
        assert!(shortage.contains("1063") && shortage.contains("1064"), "{shortage}");
    }
}
