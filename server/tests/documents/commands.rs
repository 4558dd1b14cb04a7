//! README's commands, run by a shell in a clone as they stand.
//!
//! What takes minutes, root or Docker is not done: of those commands, the files that they name must be there.

use crate::{
    cli,
    documents::{read, root},
};
use rules::Seed;
use std::{
    env,
    fs::{self, Permissions},
    io::{BufRead, BufReader},
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use tempfile::TempDir;

/// Programs that the test does not run, and what it looks at instead.
const NOT_RUN: [(&str, &str); 3] = [
    ("docker", r#"while [ $# -gt 0 ]; do if [ "$1" = --file ]; then cat "$2"; fi; shift; done"#),
    ("cargo", r#"[ "$*" = "run --release" ] && grep default-members Cargo.toml"#),
    (
        "sudo",
        r#"case "$1" in
            install) shift 3; while [ $# -gt 1 ]; do cat "$1"; shift; done ;;
            tee) cat ;;
            systemctl) cat "$4.service" ;;
            *) exit 1 ;;
        esac"#,
    ),
];

/// A shell that finds the program, and those that are not run.
struct Shell {
    home: TempDir,
    path: String,
}

impl Shell {
    fn new() -> Shell {
        let home = tempfile::tempdir().expect("a folder");
        let programs = home.path().join("programs");
        fs::create_dir(&programs).expect("a folder");
        for (name, instead) in NOT_RUN {
            let program = programs.join(name);
            fs::write(&program, format!("#!/bin/sh -eu\n{instead}\n")).expect("written");
            fs::set_permissions(&program, Permissions::from_mode(0o755)).expect("set");
        }
        std::os::unix::fs::symlink(program(), programs.join("tranquility")).expect("a link");
        let path = format!("{}:{}", programs.display(), env::var("PATH").expect("a path"));
        Shell { home, path }
    }

    /// A new folder in that it can be run.
    fn folder(&self, name: &str) -> PathBuf {
        let folder = self.home.path().join(name);
        fs::create_dir(&folder).expect("a folder");
        folder
    }

    fn command(&self, folder: &Path, script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-euc", script]).current_dir(folder).env("PATH", &self.path);
        command.env("TRANQUILITY_LISTEN", "127.0.0.1:0").stdin(Stdio::null());
        command
    }

    fn run(&self, folder: &Path, script: &str) {
        let output = self.command(folder, script).output().expect("a shell");
        assert!(output.status.success(), "{script}\n{output:?}");
    }
}

fn program() -> &'static str {
    env!("CARGO_BIN_EXE_tranquility")
}

/// README's blocks of commands, by how they begin.
struct Blocks(Vec<String>);

impl Blocks {
    fn read() -> Blocks {
        let text = read("README.md");
        let blocks = text.split("\n\n").filter(|block| block.starts_with("    "));
        let is_other = |block: &&str| {
            ["    browser ──", "    tables.example.org {"]
                .iter()
                .any(|other| block.starts_with(other))
        };
        let plain =
            |block: &str| block.lines().map(|line| &line[4..]).collect::<Vec<_>>().join("\n");
        Blocks(blocks.filter(|block| !is_other(block)).map(plain).collect())
    }

    fn take(&mut self, beginning: &str) -> String {
        let place = self.0.iter().position(|block| block.starts_with(beginning));
        self.0.remove(place.unwrap_or_else(|| panic!("{beginning} … in README.md")))
    }
}

#[test]
fn the_commands_of_the_readme_work_as_they_stand() {
    let (shell, mut blocks) = (Shell::new(), Blocks::read());
    let here = shell.folder("here");

    let clone = blocks.take("git clone <this repository>");
    shell.run(&here, &clone.replace("<this repository>", root().to_str().expect("text")));
    let clone = here.join("tranquility");
    shell.run(&clone, &blocks.take("docker run"));
    shell.run(&clone, &blocks.take("cargo run --release"));
    let test = blocks.take("./test.sh");
    shell.run(&clone, &format!("bash -n {test} && test -x {test}"));

    let release = shell.folder("release");
    pack(&release, &clone);
    serves(&mut shell.command(&release, &blocks.take("tar xf")));
    let unpacked = release.join("tranquility-VERSION-x86_64-linux");
    shell.run(&unpacked, &blocks.take("sudo install"));

    let records = shell.folder("records");
    let seed = Seed::new([7; 32]);
    cli::record(&records, &seed);
    shell.run(&records, &blocks.take("tranquility record").replace("<hex>", &seed.to_hex()));
    assert!(blocks.0.is_empty(), "not tried: {:?}", blocks.0);
}

/// Packs an archive as those of releases are, of the program of the tests.
fn pack(folder: &Path, clone: &Path) {
    let name = "tranquility-VERSION-x86_64-linux";
    fs::create_dir(folder.join(name)).expect("a folder");
    std::os::unix::fs::symlink(program(), folder.join(name).join("tranquility")).expect("a link");
    for unit in fs::read_dir(clone.join("docker/systemd")).expect("units") {
        let unit = unit.expect("a file");
        fs::copy(unit.path(), folder.join(name).join(unit.file_name())).expect("copied");
    }
    let archive = format!("{name}.tar.gz");
    let packed = Command::new("tar").args(["-czf", &archive, name]).current_dir(folder).status();
    assert!(packed.expect("tar").success());
    fs::remove_dir_all(folder.join(name)).expect("removed");
}

/// Runs a command that serves until it is ended.
fn serves(command: &mut Command) {
    let mut server = command.process_group(0).stderr(Stdio::piped()).spawn().expect("a shell");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    assert!(log.any(|line| line.is_ok_and(|line| line.contains("listening on http://"))));
    let group = format!("-{}", server.id());
    assert!(Command::new("kill").args(["-TERM", "--", &group]).status().expect("kill").success());
    server.wait().expect("an end");
}

/// The command with digits where some of that length are to be filled in.
fn without_gaps(command: &str) -> String {
    let mut parts = command.split('<');
    let first = parts.next().unwrap_or_default().to_owned();
    let filled = |part: &str| "0".repeat(64) + part.split_once('>').expect("the end of a gap").1;
    first + &parts.map(filled).collect::<String>()
}

#[test]
fn the_program_takes_the_arguments_that_documents_show() {
    let mut tried = 0;
    for document in [
        "README.md",
        "docs/api.md",
        "docs/operating.md",
        "docs/fair-deals.md",
        "docs/guide.md",
        "docs/partners.md",
        "server/bots/README.md",
    ] {
        let text = read(document);
        let blocks = text.lines().filter_map(|line| line.strip_prefix("    "));
        let spans = text.split('`').skip(1).step_by(2);
        let shown = blocks.chain(spans).filter(|code| code.starts_with("tranquility "));
        for command in shown {
            let command = without_gaps(command.split(" #").next().unwrap_or_default());
            let asks = format!("{} --help", command.replacen("tranquility", program(), 1));
            let output = Command::new("sh").args(["-euc", &asks]).output().expect("a shell");
            assert!(output.status.success(), "{document}: {command}\n{output:?}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}
