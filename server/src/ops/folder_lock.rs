//! The lock that prevents two servers on one data folder.
//!
//! Commands that only read or copy the folder do not take it.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// The locked file. Its content is unused.
const FILE: &str = "server.lock";

/// The lock on a data folder, until this is dropped or the process ends.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

/// The data folder can't be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Another process uses it.
    #[error(
        "another server is running on the folder {0}: stop that one, or give this one a folder of \
         its own with --data"
    )]
    InUse(PathBuf),
    /// It can't be created or written.
    #[error("the folder {folder} can't be used: {why}")]
    Io {
        /// The folder.
        folder: PathBuf,
        /// The cause.
        why: io::Error,
    },
}

impl FolderLock {
    /// Locks a folder, which is created if it does not exist.
    ///
    /// # Errors
    /// [`FolderError`]
    pub fn take(folder: &Path) -> Result<FolderLock, FolderError> {
        let failed = |why| FolderError::Io { folder: folder.to_owned(), why };
        fs::create_dir_all(folder).map_err(failed)?;
        let file = File::create(folder.join(FILE)).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(FolderError::InUse(folder.to_owned())),
            Err(TryLockError::Error(why)) => Err(failed(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_for_one_server_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let first = FolderLock::take(&data).expect("it is free");
        let error = FolderLock::take(&data).expect_err("it is taken");
        assert!(matches!(&error, FolderError::InUse(taken) if *taken == data), "{error}");
        drop(first);
        FolderLock::take(&data).expect("it is free again");
    }
}
