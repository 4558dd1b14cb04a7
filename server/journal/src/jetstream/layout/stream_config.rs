//! The configuration of the stream that holds the journal.

use super::{Layout, subjects::Subjects};
use crate::jetstream::engine::connect::ConnectError;
use async_nats::jetstream::stream::{
    Config, DiscardPolicy, Republish, RetentionPolicy, StorageType,
};
use std::{collections::HashMap, time::Duration};

/// The window in which the engine recognises repeated appends.
const DUPLICATE_WINDOW: Duration = Duration::from_secs(120);
/// The metadata key for the format of the stream's messages.
const FORMAT_KEY: &str = "tranquility-format";
/// The format of messages. A program that writes them differently takes another number.
const FORMAT: &str = "1";

/// The settings of a new stream.
pub(crate) fn new(layout: &Layout) -> Config {
    let subjects = Subjects::new(&layout.prefix);
    Config {
        name: layout.prefix.clone(),
        description: Some("The journal of tranquility".into()),
        subjects: vec![subjects.all_entries()],
        storage: StorageType::File,
        num_replicas: layout.replicas,
        retention: RetentionPolicy::Limits,
        // Nothing ever makes room for something new.
        discard: DiscardPolicy::New,
        // Streams are deleted as a whole, by a purge; nothing deletes single messages.
        deny_delete: true,
        allow_direct: true,
        allow_atomic_publish: true,
        duplicate_window: DUPLICATE_WINDOW,
        republish: Some(Republish {
            source: subjects.all_entries(),
            destination: subjects.all_committed(),
            headers_only: false,
        }),
        metadata: HashMap::from([(FORMAT_KEY.into(), FORMAT.into())]),
        ..Config::default()
    }
}

/// Whether a stream can hold the journal.
pub(crate) fn check(found: &Config, layout: &Layout) -> Result<(), ConnectError> {
    let wanted = new(layout);
    let format = found.metadata.get(FORMAT_KEY);
    let unlimited = |limit: i64| limit <= 0;
    let replicas = format!(
        "it lies on {} members of the engine, not on {} (see --journal-replicas)",
        found.num_replicas, layout.replicas
    );
    let demands = [
        (format.is_some_and(|format| format == FORMAT), "it is of another program or version"),
        (found.subjects == wanted.subjects, "it has other subjects"),
        (found.storage == wanted.storage, "it is not kept in files"),
        (found.num_replicas == wanted.num_replicas, &replicas),
        (found.retention == wanted.retention, "its messages don't stay"),
        (found.discard == wanted.discard, "it discards old messages"),
        (
            unlimited(found.max_messages)
                && unlimited(found.max_messages_per_subject)
                && found.max_age.is_zero(),
            "it has a limit to how many messages there are, or how old they get",
        ),
        (!found.sealed && !found.no_ack && !found.deny_purge, "it can't be written as it must be"),
        (found.allow_direct, "it can't be read directly (allow_direct)"),
        (found.allow_atomic_publish, "it takes no batches (allow_atomic)"),
        (found.republish == wanted.republish, "it does not tell of new messages (republish)"),
        (
            found.duplicate_window >= DUPLICATE_WINDOW,
            "it forgets too soon what it holds (duplicate_window)",
        ),
    ];
    match demands.into_iter().find(|(met, _)| !met) {
        Some((_, why)) => {
            Err(ConnectError::Unfit { stream: found.name.clone(), why: why.to_owned() })
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_stream_that_keeps_everything_will_do() {
        let layout = Layout { prefix: "games".into(), replicas: 3 };
        let good = new(&layout);
        assert!(check(&good, &layout).is_ok());
        let spoil: [fn(&mut Config); 9] = [
            |config| config.max_age = Duration::from_secs(60),
            |config| config.max_messages = 1000,
            |config| config.discard = DiscardPolicy::Old,
            |config| config.storage = StorageType::Memory,
            |config| config.deny_purge = true,
            |config| config.republish = None,
            |config| config.allow_atomic_publish = false,
            |config| config.num_replicas = 1,
            |config| config.metadata.clear(),
        ];
        for spoil in spoil {
            let mut spoilt = good.clone();
            spoil(&mut spoilt);
            assert!(check(&spoilt, &layout).is_err(), "{spoilt:?}");
        }
    }
}
