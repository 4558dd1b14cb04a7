//! Start, stop, backup and failing starts of servers.

use crate::cli::{serving::Serving, text, tranquility};
use record::catalogue::Kind;
use rusqlite::Connection;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Command, Stdio},
};

/// The names of the files in a folder, sorted.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = entries
        .map(|file| file.expect("a file").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    names
}

/// Lets a guest make a link to another device.
fn make_link(server: &Serving) {
    let created = server.ask(&format!(
        "POST /api/me/link HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {}",
        server.address,
        "A".repeat(43)
    ));
    assert!(created.contains("\"token\":"), "{created}");
}

/// How many links the journal in a folder holds.
fn links(data: &Path) -> i64 {
    let journal = Connection::open(data.join("journal.db")).expect("a journal");
    let count = "SELECT count(*) FROM stream WHERE name LIKE 'link/%'";
    journal.query_row(count, [], |row| row.get(0)).expect("a count")
}

/// Runs the program, which fails; what it complains of.
fn complaint(arguments: &[&str]) -> String {
    let output = tranquility(arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[cfg(unix)]
#[test]
fn it_serves_until_it_is_told_to_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--listen", "127.0.0.1:0", "--data", text(&data)])
        .env_remove("RUST_LOG")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    let address = log
        .find_map(|line| line.ok()?.split_once("listening on http://").map(|(_, to)| to.to_owned()))
        .expect("it listens");

    let mut stream = TcpStream::connect(address).expect("connected");
    stream.write_all(b"GET /api/games HTTP/1.0\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    assert!(answer.contains("tranquility"), "{answer}");

    let id = server.id().to_string();
    // The terminal is closed; TERM is sent by all the other tests.
    assert!(Command::new("kill").args(["-HUP", &id]).status().expect("told").success());
    assert!(server.wait().expect("it ends").success());
    assert_eq!(files(&data), ["journal.db", "journal.lock", "server.lock"], "all is in one file");
}

#[cfg(unix)]
#[test]
fn with_nohup_it_outlives_its_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new("nohup")
        .args([env!("CARGO_BIN_EXE_tranquility"), "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    let mut says = |what: &str| log.any(|line| line.is_ok_and(|line| line.contains(what)));
    assert!(says("listening on"));
    let id = server.id().to_string();
    for signal in ["-HUP", "-TERM"] {
        assert!(Command::new("kill").args([signal, &id]).status().expect("told").success());
        assert!(server.try_wait().expect("asked").is_none() || signal == "-TERM");
    }
    assert!(server.wait().expect("it ends").success(), "by the second signal, not by both");
}

/// What they name is put in the place of what an installation would have.
#[cfg(target_os = "linux")]
#[test]
fn units_are_sound_and_start_again_until_a_cause_has_passed() {
    let folder = tempfile::tempdir().expect("a folder");
    let units = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docker/systemd");
    let mut paths = Vec::new();
    for name in files(&units) {
        let unit = fs::read_to_string(units.join(&name)).expect("a unit");
        if name == "tranquility.service" {
            assert!(
                unit.contains("StartLimitIntervalSec=0\n") && unit.contains("Restart=on-failure")
            );
        }
        paths.push(folder.path().join(name));
        let unit = unit.replace("/usr/local/bin/tranquility", env!("CARGO_BIN_EXE_tranquility"));
        fs::write(paths.last().expect("a path"), unit).expect("written");
    }
    match Command::new("systemd-analyze").arg("verify").args(&paths).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let said = said.lines().filter(|line| line.contains("tranquility"));
            assert_eq!(said.collect::<Vec<_>>(), [""; 0]);
        }
        Err(missing) => println!("not tried: {missing}"),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_or_closed_stops_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let full = || fs::File::options().write(true).open("/dev/full").expect("there");
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--demo", "--listen", "127.0.0.1:0", "--data", text(folder.path())])
        .stdout(full())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    let address = log
        .find_map(|line| line.ok()?.split_once("listening on http://").map(|(_, to)| to.to_owned()))
        .expect("it listens");
    let answer = crate::cli::serving::ask(&address, "GET /healthz HTTP/1.0");
    assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    server.kill().expect("it runs");
    server.wait().expect("it ended");
    let failed = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["backup", "--data", text(folder.path()), text(folder.path())])
        .stderr(full())
        .status();
    assert_eq!(failed.expect("it runs").code(), Some(1));
}

#[test]
fn a_demo_has_games_to_look_at_and_a_way_to_become_their_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["--data", text(folder.path()), "--demo"];
    let mut server = Serving::start(&arguments);
    let games: Vec<_> = Kind::ALL.iter().map(|_| server.printed("/t/")).collect();
    let token = server.printed("#token=");
    for page in games.iter().map(|game| format!("/t/{game}")).chain(["/move".to_owned()]) {
        let address = page.split('#').next().unwrap_or_default();
        let answer = server.ask(&format!("GET {address} HTTP/1.0\r\nhost: {}", server.address));
        assert!(answer.starts_with("HTTP/1.0 200"), "{address}: {answer}");
    }

    let claim = format!("{{\"token\":\"{token}\"}}");
    let claimed = server.ask(&format!(
        "POST /api/me/claim HTTP/1.0\r\nhost: {}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{claim}",
        server.address,
        claim.len()
    ));
    let cookie = claimed.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    let (table, _) = games[0].split_once('/').expect("a table and its game");
    let replay = format!("GET /api/rooms/{table}/games/1/replay HTTP/1.0\r\ncookie: {cookie}");
    let answer = server.ask(&replay);
    assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    let own = format!("GET /api/me/games HTTP/1.0\r\ncookie: {cookie}");
    let played = |server: &Serving| server.ask(&own).matches("\"room\"").count();
    let kinds = Kind::ALL.len();
    assert_eq!(played(&server), kinds);

    drop(server);
    assert_eq!(played(&Serving::start(&arguments)), kinds, "none is added");
}

#[cfg(unix)]
#[test]
fn it_can_be_stopped_while_it_waits_for_its_storage() {
    let folder = tempfile::tempdir().expect("a folder");
    // Accepts connections and never responds.
    let storage = TcpListener::bind("127.0.0.1:0").expect("a port");
    let journal = format!("nats://{}", storage.local_addr().expect("its address"));
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--listen", "127.0.0.1:0", "--data", text(folder.path()), "--journal", &journal])
        .env_remove("RUST_LOG")
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let _waiting = storage.accept().expect("it asks its storage");
    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("told").success());
    assert!(server.wait().expect("it ends").success());
}

#[test]
fn a_backup_can_be_begun_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let [old, new, copy] = ["old", "new", "copy.db"].map(|name| folder.path().join(name));
    let server = Serving::start(&["--data", text(&old)]);
    make_link(&server);

    let output = tranquility(&["backup", "--data", text(&old), text(&copy)]);
    assert!(output.status.success(), "{output:?}");
    let again = tranquility(&["backup", "--data", text(&old), text(&copy)]);
    assert_eq!(again.status.code(), Some(1), "nothing is overwritten");
    let replaced = tranquility(&["backup", "--replace", "--data", text(&old), text(&copy)]);
    assert!(replaced.status.success(), "{replaced:?}");

    let restore = || tranquility(&["restore", "--data", text(&new), text(&copy)]);
    assert!(restore().status.success());
    assert_eq!(restore().status.code(), Some(1), "nothing is overwritten");
    Serving::start(&["--data", text(&new)]);
}

#[test]
fn a_restore_is_not_mixed_with_what_a_killed_server_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy, moved] = ["data", "copy.db", "moved.db"].map(|name| folder.path().join(name));
    let server = Serving::start(&["--data", text(&data)]);
    make_link(&server);
    assert!(tranquility(&["backup", "--data", text(&data), text(&copy)]).status.success());
    make_link(&server);
    let restore = ["restore", "--data", text(&data), text(&copy)];
    let running = complaint(&[&restore[..], &["--replace"]].concat());
    assert!(running.contains("a server is running"), "{running}");
    drop(server);
    let listen = ["--listen", "127.0.0.1:0", "--data", text(&data)];

    // The operator moves only the file away.
    fs::rename(data.join("journal.db"), &moved).expect("moved");
    let in_the_way = complaint(&restore);
    assert!(in_the_way.contains("journal.db-wal") && in_the_way.contains("--replace"));
    assert!(complaint(&listen).contains("its log"), "nor does a server start as a new one");
    // Or copies the backup over it.
    fs::copy(&copy, data.join("journal.db")).expect("copied");
    assert!(complaint(&listen).contains("does not belong to"));

    fs::copy(&moved, data.join("journal.db")).expect("put back");
    let nothing = folder.path().join("nothing.db");
    complaint(&["restore", "--replace", "--data", text(&data), text(&nothing)]);
    assert!(
        data.join("journal.db-wal").exists(),
        "what is there stays there until the copy is sound"
    );
    let replaced = tranquility(&[&restore[..], &["--replace"]].concat());
    assert!(replaced.status.success(), "{replaced:?}");
    let names = files(&data);
    let [.., aside, _] = &names[..] else { panic!("{names:?}") };
    assert_eq!(names, ["journal.db", "journal.lock", aside, "server.lock"]);
    assert!(aside.starts_with("replaced-20"), "{aside}");
    assert!(String::from_utf8_lossy(&replaced.stdout).contains(aside));
    assert_eq!((links(&data), links(&data.join(aside))), (1, 2));
    Serving::start(&["--data", text(&data)]);
}

#[cfg(unix)]
#[test]
fn a_journal_that_is_a_link_is_locked_and_restored_where_the_link_leads() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, disk, copy] =
        ["data", "other", "disk", "copy.db"].map(|name| folder.path().join(name));
    for folder in [&data, &other, &disk] {
        fs::create_dir(folder).expect("a folder");
    }
    for folder in [&data, &other] {
        symlink("../disk/big.db", folder.join("journal.db")).expect("a link");
    }
    let server = Serving::start(&["--data", text(&data)]);
    make_link(&server);
    let second = complaint(&["--listen", "127.0.0.1:0", "--data", text(&other)]);
    assert!(second.contains("a server is running"), "{second}");
    assert!(tranquility(&["backup", "--data", text(&data), text(&copy)]).status.success());
    drop(server);
    let restored = tranquility(&["restore", "--replace", "--data", text(&data), text(&copy)]);
    assert!(restored.status.success(), "{restored:?}");
    assert!(data.join("journal.db").is_symlink() && disk.join("big.db").is_file());
    assert_eq!(links(&data), 1);
}

/// Such a mount needs rights that not all systems give.
#[cfg(target_os = "linux")]
#[test]
fn a_journal_that_is_mounted_alone_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("the data");
    fs::create_dir(&data).expect("a folder");
    for file in [folder.path().join("alone.db"), data.join("journal.db")] {
        fs::write(file, "").expect("written");
    }
    let script = "mount --bind alone.db 'the data/journal.db' || exit 99; \
                  exec \"$0\" --listen 127.0.0.1:0 --data 'the data'";
    let program = env!("CARGO_BIN_EXE_tranquility");
    let output = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script, program])
        .current_dir(folder.path())
        .output();
    match output {
        Ok(output) if output.status.code() == Some(1) && !output.stderr.starts_with(b"unshare") => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(said.contains("is mounted alone") && said.contains("-v ./data:"), "{said}");
        }
        unable => println!("not tried: {unable:?}"),
    }
}

#[test]
fn health_fails_where_no_server_is_and_a_damaged_journal_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Serving::start(&["--data", text(&folder.path().join("sound"))]);
    assert!(tranquility(&["health", "--listen", &server.address]).status.success());
    drop(server);
    let data = folder.path().join("unsound");
    fs::create_dir(&data).expect("a folder");
    fs::write(data.join("journal.db"), "no database at all").expect("written");
    let refused = tranquility(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert_eq!(refused.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&refused.stderr);
    assert!(complaint.contains("the journal can't be opened"), "{complaint}");
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = closed.local_addr().expect("an address").to_string();
    drop(closed);
    assert_eq!(tranquility(&["health", "--listen", &address]).status.code(), Some(1));
}

#[test]
fn it_says_why_it_cannot_serve() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    fs::write(&data, "a file, not a folder").expect("written");
    let said = complaint(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert!(said.contains("can't be used"), "{said}");

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    for (option, variable) in
        [("--listen", "TRANQUILITY_LISTEN"), ("--metrics-listen", "TRANQUILITY_METRICS_LISTEN")]
    {
        let data = folder.path().join(variable);
        let arguments = match option {
            "--listen" => vec![option, &address, "--data", text(&data)],
            _ => vec!["--listen=127.0.0.1:0", option, &address, "--data", text(&data)],
        };
        let said = complaint(&arguments);
        let says = format!("can't listen on {address}");
        assert!(said.contains(&says) && said.contains(variable), "{said}");
    }
}

#[test]
fn no_host_can_say_what_chance_decides() {
    for argument in ["--seed=1", "--set=partner-pace=0"] {
        let output = tranquility(&["--listen=127.0.0.1:0", argument]);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("unexpected argument"), "{complaint}");
    }
}

#[test]
fn a_second_server_on_a_folder_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let first = Serving::start(&["--data", text(&data)]);
    let second = tranquility(&["--listen", "127.0.0.1:0", "--data", text(&data)]);
    assert_eq!(second.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&second.stderr);
    let sentence = format!("tranquility: a server is running on the folder {}", text(&data));
    assert!(complaint.lines().any(|line| line.starts_with(&sentence)), "{complaint}");
    drop(first);
    // Nothing remains of a killed one.
    Serving::start(&["--data", text(&data)]);
}

#[test]
fn a_variable_is_unset_when_it_is_empty_and_is_named_when_it_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |name: &str, value: &str, arguments: &[&str]| {
        let program = env!("CARGO_BIN_EXE_tranquility");
        let mut command = Command::new(program);
        let output = command.args(arguments).env(name, value).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (name, value) in [
        ("TRANQUILITY_LISTEN", "somewhere"),
        ("TRANQUILITY_BEHIND_PROXY", "10.0.0.1"),
        ("TRANQUILITY_TRUSTED_PROXIES", "the proxy"),
        ("TRANQUILITY_JOURNAL", "postgres://one"),
        ("TRANQUILITY_MAX_CONNECTIONS", "many"),
        ("TRANQUILITY_LOG_FORMAT", "xml"),
    ] {
        let (code, complaint) = told(name, value, &[]);
        let first = complaint.lines().next().unwrap_or_default();
        assert!(code == Some(2) && first.contains(name) && first.contains(value), "{complaint}");
        assert!(!first.contains("--"), "{first}");
    }
    // No password is shown, whatever is wrong with what holds it.
    for address in
        ["nats://ana:se,cret@one", "nats://ana:secret%", "nats:ana:secret@one", "ana:secret@one"]
    {
        let by_variable = told("TRANQUILITY_JOURNAL", address, &[]);
        let as_command = told("TRANQUILITY_DATA", "", &[address]);
        let by_option = told("TRANQUILITY_DATA", "", &["--journal", address]);
        for (code, said) in [by_variable, by_option, as_command] {
            assert_eq!(code, Some(2), "{said}");
            assert!(!said.contains("cret"), "{said}");
        }
    }
    // Nor is a word at the door.
    for (code, said) in [
        told("TRANQUILITY_OPEN_WITH", "bay", &[]),
        told("TRANQUILITY_DATA", "", &["--open-with", "bay"]),
        told("TRANQUILITY_DATA", "", &["--open-with=bay"]),
    ] {
        assert!(code == Some(2) && said.contains("6 to 100 characters"), "{said}");
        assert!(!said.contains("bay"), "{said}");
    }
    let (_, said) = told("TRANQUILITY_JOURNAL", "nats://ana:se,cret@one", &[]);
    assert!(said.contains("percent-encoded"), "{said}");
    let (_, complaint) = told("TRANQUILITY_LISTEN", "127.0.0.1:1", &["--listen", "somewhere"]);
    assert!(!complaint.contains("TRANQUILITY_LISTEN"), "it is the argument's: {complaint}");
    // A command has variables of its own.
    let health = told("TRANQUILITY_LISTEN", "somewhere", &["health"]);
    assert!(health.1.contains("'TRANQUILITY_LISTEN'"), "{health:?}");

    let data = text(folder.path());
    let empty = [
        "TRANQUILITY_METRICS_LISTEN",
        "TRANQUILITY_JOURNAL",
        "TRANQUILITY_TRUSTED_PROXIES",
        "TRANQUILITY_KEEP_ROOMS",
        "TRANQUILITY_LOG_FORMAT",
        "RUST_LOG",
    ];
    let mut server = Command::new(env!("CARGO_BIN_EXE_tranquility"))
        .args(["--data", data])
        .envs(empty.map(|name| (name, "")))
        .env("TRANQUILITY_LISTEN", "localhost:0")
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut log = BufReader::new(server.stderr.take().expect("a log")).lines();
    let listens =
        log.any(|line| line.is_ok_and(|line| line.contains("listening on http://127.0.0.1:")));
    assert!(listens, "as it does without those variables");
    server.kill().expect("it runs");
    server.wait().expect("it ended");
}
