//! Takes the web client into the binary.
//!
//! The client is whatever lies in `web/dist`. A release build makes it anew with npm if its sources
//! are newer; a debug build only if there is none at all, since developers of the client build
//! it by hand. Without npm, and without a client, a page takes its place that says what to do.

use std::{
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

/// If this variable is set, npm is not called.
const SKIP: &str = "TRANQUILITY_SKIP_CLIENT";
/// What the client is made of, within `web`.
const SOURCES: [&str; 8] = [
    "build",
    "index.html",
    "package-lock.json",
    "public",
    "src",
    "tsconfig.json",
    "vite.config.ts",
    "worker",
];
/// What is said of the client outside of its pages, a file for each language, within `web`.
const WORDS: &str = "src/texts/server";
const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<!-- preview --><title>No client</title><!-- /preview -->
<p>This server was built without its web client. Install Node.js with npm, run
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code> and build the server again.
</html>
";

fn main() -> Result<(), Box<dyn Error>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let release = env::var("PROFILE")? == "release";

    let files = client(&web, release)?.map_or_else(|| placeholder(&out), Ok)?;
    fs::write(out.join("page.rs"), format!("include_str!({:?})", files.join("index.html")))?;
    fs::write(out.join("words.rs"), words(&web.join(WORDS).canonicalize()?)?)?;
    Ok(())
}

/// Rust code for the pairs of a language and its words.
fn words(folder: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> =
        fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let pairs = files.iter().map(|file| {
        let language = file.file_stem().unwrap_or_default();
        format!("({language:?}, include_str!({file:?})),\n")
    });
    Ok(format!("&[\n{}]", pairs.collect::<String>()))
}

/// The folder with the client's files, if there is one or one can be made.
fn client(web: &Path, release: bool) -> Result<Option<PathBuf>, Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed={SKIP}");
    let sources = SOURCES.map(|source| web.join(source));
    for source in sources.iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let changed = sources.iter().filter_map(|source| newest(source).ok()).max();

    let dist = web.join("dist").canonicalize().unwrap_or_else(|_| web.join("dist"));
    let built = newest(&dist.join("index.html")).ok();
    let skip = env::var_os(SKIP).is_some();
    let wanted = if release { built < changed } else { built.is_none() };
    if wanted && !skip && build(web)? {
        return Ok(Some(dist.canonicalize()?));
    }
    if built.is_some() || !skip {
        // Also if it is not there yet: it may come.
        println!("cargo::rerun-if-changed={}", dist.display());
    }
    match built {
        Some(_) if release && built < changed => {
            warn("the client in web/dist is older than its sources")
        }
        Some(_) => {}
        None => warn("there is no client in web/dist: the server will say how to build one"),
    }
    Ok(built.map(|_| dist))
}

/// Builds the client; `false` if there is no npm.
fn build(web: &Path) -> Result<bool, Box<dyn Error>> {
    let installed = newest(&web.join("node_modules/.package-lock.json")).ok();
    if installed < newest(&web.join("package-lock.json")).ok()
        && !npm(web, &["ci", "--include=dev", "--no-audit", "--no-fund"])?
    {
        return Ok(false);
    }
    npm(web, &["run", "build"])
}

/// Runs npm; `false` if there is none.
fn npm(web: &Path, arguments: &[&str]) -> Result<bool, Box<dyn Error>> {
    match Command::new("npm").args(arguments).current_dir(web).status() {
        Ok(status) if status.success() => Ok(true),
        Ok(_) => Err(format!(
            "`npm {}` failed in web (set {SKIP}=1 to do without the client)",
            arguments.join(" ")
        )
        .into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            warn("npm is not installed");
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

fn placeholder(out: &Path) -> io::Result<PathBuf> {
    let folder = out.join("placeholder");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("index.html"), PLACEHOLDER)?;
    Ok(folder)
}

/// When a file, or anything in a folder, was changed last.
fn newest(path: &Path) -> io::Result<SystemTime> {
    if !path.is_dir() {
        return path.metadata()?.modified();
    }
    let entries = fs::read_dir(path)?.filter_map(Result::ok);
    let inside = entries.filter_map(|entry| newest(&entry.path()).ok());
    Ok(inside.max().unwrap_or(SystemTime::UNIX_EPOCH))
}

fn warn(text: &str) {
    println!("cargo::warning={text}");
}
