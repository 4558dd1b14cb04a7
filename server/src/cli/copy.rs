//! `tranquility copy`: all streams of one journal into another, from a file to a cluster or back.
//!
//! What a copy that broke off has written is kept, and the next one goes on from there. The stream without which no
//! server starts comes last, so that none starts on half a journal.

use crate::{config::journal::JournalOptions, ops::folder_lock::FolderLock};
use clap::Args;
use futures_util::{StreamExt, TryStreamExt, stream};
use journal::{Journal, JournalError, SqliteJournal, in_log};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, error::Error, io, path::Path, process::ExitCode, sync::Arc};
use tokio::runtime::Runtime;

/// How many streams are copied at the same time.
const AT_ONCE: usize = 32;
/// The most bytes that are appended at once, but for a single entry.
const CHUNK: usize = 256 * 1024;
/// How many names are asked for at once.
const PAGE: usize = 1000;
/// The stream that a server looks for at its start: the others mean nothing without it.
const LAST: &str = "server";
/// The stream by which servers try whether writing works.
const PROBE: &str = "probe";

/// Copies a whole journal.
#[derive(Debug, Args)]
pub struct CopyCommand {
    /// The data folder of a server, or `nats://…` for a JetStream
    from: String,
    /// The same; what an earlier copy has left there is completed
    to: String,
    #[command(flatten)]
    options: JournalOptions,
}

/// The journals differ where they must not.
#[derive(Debug, thiserror::Error)]
enum Unlike {
    /// A stream holds what the other does not.
    #[error("{to} holds something else in the stream {}: copy to where nothing is", in_log(stream))]
    Stream { to: String, stream: String },
    /// There are streams that the other does not have.
    #[error("{to} has {count} streams that {from} does not have: copy to where nothing is")]
    More { from: String, to: String, count: usize },
    /// What was read at the end is not what was written.
    #[error("{to} does not hold what {from} holds ({copied} instead of {hash}): copy again")]
    Hash { from: String, to: String, hash: String, copied: String },
}

impl CopyCommand {
    pub fn run(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        // The journal in JetStream has tasks of its own.
        Runtime::new()?.block_on(self.copy(out))
    }

    async fn copy(&self, out: &mut dyn io::Write) -> Result<ExitCode, Box<dyn Error>> {
        let [from, to] = [&self.from, &self.to];
        let source = Place::open(from, &self.options, Use::Read).await?;
        let target = Place::open(to, &self.options, Use::Write).await?;
        let names = names(&*source.journal).await?;
        let others = self::names(&*target.journal).await?;
        let count = others.difference(&names).count();
        if count > 0 {
            return Err(Unlike::More { from: from.clone(), to: to.clone(), count }.into());
        }
        let (last, first): (Vec<_>, Vec<_>) = names.iter().partition(|name| *name == LAST);
        for part in [first, last] {
            let copied = part.into_iter().map(|name| self.copy_stream(&source, &target, name));
            stream::iter(copied).buffer_unordered(AT_ONCE).try_collect::<()>().await?;
        }
        let [hash, copied] = [source.hash(&names).await?, target.hash(&names).await?];
        if hash != copied {
            return Err(Unlike::Hash { from: from.clone(), to: to.clone(), hash, copied }.into());
        }
        // One that was started meanwhile may have written.
        source.must_be_unused().await?;
        target.must_be_unused().await?;
        source.journal.close().await;
        target.journal.close().await;
        writeln!(out, "{to} holds the {} streams of {from}: {hash}", names.len())?;
        Ok(ExitCode::SUCCESS)
    }

    /// Appends what a stream lacks.
    async fn copy_stream(
        &self,
        source: &Place,
        target: &Place,
        name: &str,
    ) -> Result<(), Box<dyn Error>> {
        let entries = source.journal.read(name, 0).await?;
        let there = target.journal.read(name, 0).await?;
        let Some(rest) = entries.strip_prefix(&*there) else {
            let (to, stream) = (self.to.clone(), name.to_owned());
            return Err(Unlike::Stream { to, stream }.into());
        };
        let (mut chunk, mut bytes, mut length) = (Vec::new(), 0, there.len() as u64);
        for entry in rest {
            if !chunk.is_empty() && bytes + entry.len() > CHUNK {
                length = append(&*target.journal, name, length, std::mem::take(&mut chunk)).await?;
                bytes = 0;
            }
            bytes += entry.len();
            chunk.push(entry.clone());
        }
        if !chunk.is_empty() {
            append(&*target.journal, name, length, chunk).await?;
        }
        Ok(())
    }
}

/// Appends entries; the length afterwards.
async fn append(
    journal: &dyn Journal,
    name: &str,
    length: u64,
    entries: Vec<Vec<u8>>,
) -> Result<u64, JournalError> {
    let after = length + entries.len() as u64;
    journal.append(name, length, entries).await?;
    Ok(after)
}

/// The names of all streams.
async fn names(journal: &dyn Journal) -> Result<BTreeSet<String>, JournalError> {
    let mut names = BTreeSet::new();
    loop {
        let page = journal.streams("", names.last().map(String::as_str), PAGE).await?;
        if page.is_empty() {
            names.remove(PROBE);
            return Ok(names);
        }
        names.extend(page);
    }
}

/// What a journal is opened for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Read,
    Write,
}

/// A journal that no server uses.
struct Place {
    journal: Arc<dyn Journal>,
    _lock: Option<FolderLock>,
    #[cfg(feature = "cluster")]
    shared: Option<(async_nats::Client, journal::Layout)>,
}

impl Place {
    async fn open(
        place: &str,
        options: &JournalOptions,
        used: Use,
    ) -> Result<Place, Box<dyn Error>> {
        if place.contains("://") {
            return Place::shared(place, options, used).await;
        }
        let folder = Path::new(place);
        let file = folder.join("journal.db");
        if used == Use::Read && !file.exists() {
            return Err(format!("there is no journal in {place}").into());
        }
        let lock = FolderLock::take(folder)?;
        let journal: Arc<dyn Journal> = match used {
            Use::Read => Arc::new(SqliteJournal::open_to_read(&file)?),
            Use::Write => Arc::new(SqliteJournal::open(&file)?),
        };
        Ok(Place {
            journal,
            _lock: Some(lock),
            #[cfg(feature = "cluster")]
            shared: None,
        })
    }

    #[cfg(feature = "cluster")]
    async fn shared(
        place: &str,
        options: &JournalOptions,
        used: Use,
    ) -> Result<Place, Box<dyn Error>> {
        use journal::JetStreamJournal;
        let (servers, layout) = (place.parse()?, options.layout());
        let journal = match used {
            Use::Read => JetStreamJournal::connect_to_read(&servers, &layout).await?,
            Use::Write => JetStreamJournal::connect(&servers, &layout).await?,
        };
        let shared = Some((journal.client().clone(), layout));
        let place = Place { journal: Arc::new(journal), _lock: None, shared };
        place.must_be_unused().await?;
        Ok(place)
    }

    #[cfg(not(feature = "cluster"))]
    async fn shared(place: &str, _: &JournalOptions, _: Use) -> Result<Place, Box<dyn Error>> {
        Err(format!("{place}: this program was built without support for JetStream").into())
    }

    /// Fails while servers use the journal. Of a file they are kept away by its lock.
    async fn must_be_unused(&self) -> Result<(), Box<dyn Error>> {
        #[cfg(feature = "cluster")]
        if let Some((client, layout)) = &self.shared {
            let nodes = crate::cluster::registration::registered(client, layout).await?;
            if !nodes.is_empty() {
                let nodes: Vec<_> = nodes.into_iter().collect();
                let nodes = nodes.join(", ");
                return Err(
                    format!("servers are running on that journal ({nodes}): stop them").into()
                );
            }
        }
        Ok(())
    }

    /// A hash of those streams with their names and all of their entries, read anew.
    async fn hash(&self, names: &BTreeSet<String>) -> Result<String, JournalError> {
        let hashes = names.iter().map(async |name| {
            let entries = self.journal.read(name, 0).await?;
            let mut hash = Sha256::new();
            for part in [name.as_bytes()].into_iter().chain(entries.iter().map(Vec::as_slice)) {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
            Ok::<_, JournalError>(hash.finalize())
        });
        let all = stream::iter(hashes).buffered(AT_ONCE);
        let hash = all.try_fold(Sha256::new(), async |all, hash| Ok(all.chain_update(hash)));
        Ok(hash.await?.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
