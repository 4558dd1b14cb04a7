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
pub(crate) struct FolderLock {
    file: File,
}

/// The data folder can't be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Another process uses it.
    #[error(
        "a server is running on the folder {}: stop it, or name another folder with --data", .0.display()
    )]
    InUse(PathBuf),
    /// It can't be created or written.
    #[error("the folder {} can't be used: {}: {why}{}", folder.display(), path.display(), remedy(why, folder))]
    Io {
        folder: PathBuf,
        /// What in it, or the folder itself.
        path: PathBuf,
        /// The cause.
        why: io::Error,
    },
}

/// What to do about it, if the user who runs this has no right to the folder.
fn remedy(why: &io::Error, folder: &Path) -> String {
    match (why.kind(), user()) {
        (io::ErrorKind::PermissionDenied, Some(user)) => {
            let folder = folder.display();
            format!(
                ". User number {user} needs it: `chown -R {user} {folder}` gives it to that user"
            )
        }
        _ => String::new(),
    }
}

/// The number of the user who runs this.
fn user() -> Option<u32> {
    #[cfg(unix)]
    {
        Some(rustix::process::geteuid().as_raw())
    }
    #[cfg(not(unix))]
    None
}

impl FolderLock {
    /// The file that is locked in a folder.
    pub(crate) fn file(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Locks a folder, which is created if it does not exist.
    pub(crate) fn take(folder: &Path) -> Result<FolderLock, FolderError> {
        let failed = |path: &Path| {
            let (folder, path) = (folder.to_owned(), path.to_owned());
            move |why| FolderError::Io { folder, path, why }
        };
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let path = FolderLock::file(folder);
        let file = File::create(&path).map_err(failed(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock { file }),
            Err(TryLockError::WouldBlock) => Err(FolderError::InUse(folder.to_owned())),
            Err(TryLockError::Error(why)) => Err(failed(&path)(why)),
        }
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that was just forked has it open as well until
        // it runs its own program. Where this fails, closing is all that is left.
        let _ = self.file.unlock();
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

    #[test]
    fn a_folder_is_free_again_though_a_child_still_has_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = FolderLock::take(folder.path()).expect("it is free");
        let _forked = first.file.try_clone().expect("another descriptor");
        drop(first);
        FolderLock::take(folder.path()).expect("it is free again");
    }

    #[cfg(unix)]
    #[test]
    fn a_user_without_the_right_is_told_the_number() {
        let failed = |kind: io::ErrorKind| {
            let [folder, path] = ["/data", "/data/server.lock"].map(PathBuf::from);
            FolderError::Io { folder, path, why: kind.into() }.to_string()
        };
        let number = format!("`chown -R {} /data`", rustix::process::geteuid().as_raw());
        let denied = failed(io::ErrorKind::PermissionDenied);
        assert!(denied.contains("/data/server.lock") && denied.contains(&number), "{denied}");
        assert!(!failed(io::ErrorKind::StorageFull).contains("chown"));
    }
}
