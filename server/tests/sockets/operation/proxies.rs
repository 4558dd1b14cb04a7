//! The server behind real proxies: nginx, HAProxy and Caddy, where they are installed.

use flate2::read::GzDecoder;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::{
    env, fs,
    io::Read,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};
use tempfile::TempDir;
use test_support::{
    client::{PATIENCE, fresh_id, request, secret},
    engine::free_ports,
    process::{Process, program},
};
use tokio::{
    net::TcpStream,
    process::{Child, Command},
    time::{interval, timeout},
};
use tokio_tungstenite::{
    client_async,
    tungstenite::{self, Message},
};

const OPERATING: &str = include_str!("../../../../docs/operating.md");

/// The recipe that begins with that line in docs/operating.md, for this server.
fn recipe(first: &str, server: &Process) -> String {
    let lines = OPERATING.lines().skip_while(|line| line.trim() != first);
    let recipe = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let recipe: Vec<&str> = recipe.collect();
    assert!(recipe.len() > 2, "{first} is no recipe");
    recipe.join("\n").replace("127.0.0.1:8080", &server.address.to_string())
}

/// A running proxy.
struct Proxied {
    _child: Child,
    folder: TempDir,
}

/// The path of a program, or a word that it is not there.
fn installed(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    let found = folders.map(|folder| folder.join(name)).find(|file| file.is_file());
    if found.is_none() {
        eprintln!("skipped: {name} is not installed");
    }
    found
}

/// Ports that are free.
fn ports<const N: usize>() -> [u16; N] {
    let addresses: [_; N] = free_ports(N).try_into().unwrap();
    addresses.map(|address| address.port())
}

impl Proxied {
    /// Starts a proxy with a configuration, and waits until it listens on that port.
    async fn start(
        program: &Path,
        configuration: &str,
        arguments: impl Fn(&Path) -> Vec<String>,
        port: u16,
    ) -> Proxied {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("configuration");
        fs::write(&file, configuration.replace("FOLDER", &folder.path().display().to_string()))
            .unwrap();
        let child = Command::new(program)
            .args(arguments(&file))
            .current_dir(folder.path())
            .env("XDG_DATA_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .stdout(Stdio::null())
            .stderr(fs::File::create(folder.path().join("log")).unwrap())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let listening = async {
            let mut again = interval(Duration::from_millis(10));
            while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_err() {
                again.tick().await;
            }
        };
        if timeout(PATIENCE, listening).await.is_err() {
            panic!("{program:?}: {:?}", fs::read_to_string(folder.path().join("log")));
        }
        Proxied { _child: child, folder }
    }

    async fn nginx(servers: &str, port: u16) -> Option<Proxied> {
        let configuration = format!(
            "daemon off; master_process off; worker_processes 1; pid FOLDER/pid; error_log stderr warn;
             events {{ worker_connections 256; }}
             http {{ access_log off;
               client_body_temp_path FOLDER/b; proxy_temp_path FOLDER/p; fastcgi_temp_path FOLDER/f;
               uwsgi_temp_path FOLDER/u; scgi_temp_path FOLDER/s;
               map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
               {servers} }}"
        );
        let arguments = |file: &Path| {
            vec!["-e".into(), "stderr".into(), "-c".into(), file.display().to_string()]
        };
        Some(Proxied::start(&installed("nginx")?, &configuration, arguments, port).await)
    }

    async fn haproxy(ports_and_rules: &str, port: u16) -> Option<Proxied> {
        let configuration = format!(
            "defaults\n mode http\n timeout connect 5s\n timeout client 30s\n timeout server 30s\n \
             timeout tunnel 1h\n{ports_and_rules}\n"
        );
        let arguments = |file: &Path| vec!["-f".into(), file.display().to_string()];
        Some(Proxied::start(&installed("haproxy")?, &configuration, arguments, port).await)
    }

    async fn caddy(sites: &str, port: u16) -> Option<Proxied> {
        let configuration = format!(
            "{{\n admin off\n skip_install_trust\n auto_https disable_redirects\n \
             storage file_system FOLDER/storage\n}}\n{sites}\n"
        );
        let arguments = |file: &Path| {
            let file = file.display().to_string();
            ["run", "--adapter", "caddyfile", "--config", &file].map(String::from).to_vec()
        };
        Some(Proxied::start(&installed("caddy")?, &configuration, arguments, port).await)
    }
}

/// What a browser has been answered.
#[derive(Debug, PartialEq)]
struct Visit {
    /// The page's own address, as link previews are told.
    url: String,
    cookie_is_secure: bool,
    created: u16,
    /// The handshake's status; 101 where the table's first message has come.
    joined: u16,
}

/// Does what a browser does whose page is at `origin`, through a proxy on that port.
async fn visit(port: u16, origin: &str) -> Visit {
    let host = origin.split_once("://").unwrap().1;
    let http = reqwest::Client::new();
    let at = |path: &str| format!("http://127.0.0.1:{port}{path}");
    let page = http.get(at("/")).header("host", host).send().await.unwrap().text().await.unwrap();
    let (_, url) = page.split_once("og:url\" content=\"").unwrap();
    let url = url.split_once('"').unwrap().0.to_owned();
    let me = http.get(at("/api/me")).header("host", host).send().await.unwrap();
    let cookie = me.headers()["set-cookie"].to_str().unwrap().to_owned();
    let create = |origin: Option<&str>| {
        let request = http.post(at("/api/rooms")).bearer_auth(secret(1)).header("host", host);
        let request = request.json(&json!({"game": "tranquility"}));
        origin.iter().fold(request, |request, origin| request.header("origin", *origin)).send()
    };
    let created = create(Some(origin)).await.unwrap().status().as_u16();
    let room: Value = create(None).await.unwrap().json().await.unwrap();
    let joined = join(port, host, origin, room["code"].as_str().unwrap()).await;
    Visit { url, cookie_is_secure: cookie.contains("; Secure"), created, joined }
}

async fn join(port: u16, host: &str, origin: &str, room: &str) -> u16 {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut handshake = request(address, room, 1);
    for (name, value) in [("host", host), ("origin", origin)] {
        handshake.headers_mut().insert(name, value.parse().unwrap());
    }
    let stream = TcpStream::connect(address).await.unwrap();
    match client_async(handshake, stream).await {
        Ok((mut socket, answer)) => {
            let first = timeout(PATIENCE, socket.next()).await.expect("in time");
            assert!(matches!(first, Some(Ok(Message::Text(_)))), "{first:?}");
            answer.status().as_u16()
        }
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

/// The first of the list of open tables that comes through a proxy on that port, asked for as a browser
/// does.
async fn first_event(port: u16) -> String {
    let request = reqwest::Client::new().get(format!("http://127.0.0.1:{port}/api/tables/events"));
    let first = async {
        let mut answer = request.header("accept-encoding", "gzip").send().await.unwrap();
        let first = answer.chunk().await.unwrap().unwrap();
        if !answer.headers().contains_key("content-encoding") {
            return String::from_utf8(first.to_vec()).unwrap();
        }
        // What a compressor has not held back.
        let mut plain = [0; 100];
        let count = GzDecoder::new(&*first).read(&mut plain).unwrap();
        String::from_utf8(plain[..count].to_vec()).unwrap()
    };
    timeout(PATIENCE, first).await.expect("at once")
}

/// Runs `tranquility doctor` there; whether all is well, and what it says.
async fn doctor(url: &str, certificates: Option<&Path>) -> (bool, String) {
    let mut command = Command::new(program("tranquility"));
    command.args(["doctor", url]).stdin(Stdio::null());
    if let Some(file) = certificates {
        command.env("SSL_CERT_FILE", file);
    }
    let output = timeout(PATIENCE, command.output()).await.expect("in time").unwrap();
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[track_caller]
fn assert_well((good, said): (bool, String)) {
    assert!(good && said.lines().count() == 6, "{said}");
    assert!(said.lines().all(|line| line.starts_with("good")), "{said}");
}

async fn serving(arguments: &[&str]) -> (TempDir, Process) {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(data.path(), 0, arguments).await;
    (data, process)
}

#[tokio::test(flavor = "multi_thread")]
async fn nginx_however_it_writes_the_address() {
    let (_data, mut server) = serving(&["--behind-proxy"]).await;
    let [bare, host, http_host, port_written, lists, gzip] = ports();
    let to = format!("proxy_pass http://{};", server.address);
    let upgrade = "proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";
    let scheme = "proxy_set_header X-Forwarded-Proto $scheme;";
    let site = |port: u16, more: &str| {
        format!("server {{ listen 127.0.0.1:{port}; location / {{ {to} {more} }} }}\n")
    };
    let servers = [
        site(bare, ""),
        site(host, &format!("{upgrade} {scheme} proxy_set_header Host $host;
            proxy_set_header X-Forwarded-Host $host; proxy_set_header X-Forwarded-Port $server_port;")),
        site(http_host, &format!("{upgrade} {scheme} proxy_set_header Host $http_host;")),
        site(port_written, &format!("{upgrade} proxy_set_header Host $host:443;
            proxy_set_header X-Forwarded-Proto https;")),
        site(lists, &format!("{upgrade} proxy_set_header X-Forwarded-Proto \"https,http\";
            proxy_set_header X-Forwarded-Host \"$http_host, inner.example\";")),
        site(gzip, &format!("{upgrade} {scheme} proxy_set_header Host $http_host;
            gzip on; gzip_types *; gzip_proxied any;")),
    ];
    let Some(_nginx) = Proxied::nginx(&servers.concat(), bare).await else { return };

    let own = |port: u16| format!("http://127.0.0.1:{port}");
    let public = || "https://tables.example.org".to_owned();
    for (port, origin) in [
        (host, own(host)),
        (http_host, own(http_host)),
        (gzip, own(gzip)),
        (port_written, public()),
        (lists, public()),
    ] {
        let expected = Visit {
            url: format!("{origin}/"),
            cookie_is_secure: origin.starts_with("https"),
            created: 201,
            joined: 101,
        };
        assert_eq!(visit(port, &origin).await, expected);
    }
    for port in [bare, http_host, gzip] {
        assert_eq!(first_event(port).await, "data: []\n\n", "{port}");
    }
    assert_well(doctor(&own(http_host), None).await);
    assert_well(doctor(&own(host), None).await);

    // Nothing but `proxy_pass`: the log says what is missing, and so does the doctor.
    let (good, said) = doctor(&own(bare), None).await;
    assert!(!good, "{said}");
    for part in ["X-Forwarded-Host", "pass the headers Upgrade", "let it send X-Forwarded-For"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let line = server.says("was refused as another website's").await;
    let [page, itself] = [own(bare), format!("http://{}", server.address)];
    for part in [&page, &itself, "let the proxy set Host to what browsers ask for"] {
        assert!(line.contains(part), "{part}: {line}");
    }
}

/// What the server has seen of a request from that address of this machine.
async fn seen(port: u16, from: [u8; 4], headers: &[(&str, &str)]) -> Value {
    let http = reqwest::Client::builder().local_address(Some(from.into())).build().unwrap();
    let request = http.get(format!("http://127.0.0.1:{port}/api/request"));
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap().json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_behind_haproxy_and_nginx_are_told_apart() {
    let (_data, mut one) = serving(&["--behind-proxy"]).await;
    let (_data, two) = serving(&["--trusted-proxies=2"]).await;
    let (_data, networks) = serving(&["--trusted-proxies=127.0.0.1,10.0.0.0/8"]).await;
    let [outer, first, second, third, written] = ports();
    let site = |port: u16, to: &Process, addresses: &str| {
        format!(
            "server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://{};
             proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;
             proxy_set_header Connection $connection_upgrade; proxy_set_header Host $http_host;
             proxy_set_header X-Forwarded-For \"{addresses}\"; }} }}\n",
            to.address
        )
    };
    let added = "$proxy_add_x_forwarded_for";
    let servers = [
        site(first, &one, added),
        site(second, &two, added),
        site(third, &networks, added),
        site(written, &one, "$http_x_client:51234"),
    ];
    let Some(_inner) = Proxied::nginx(&servers.concat(), first).await else { return };
    let [outer2, outer3, alone] = ports();
    let through = |name: &str, port: u16, to: u16| {
        format!(
            "listen {name}\n bind 127.0.0.1:{port}\n option forwardfor\n \
             http-request set-header X-Forwarded-Proto http\n \
             http-request set-header X-Forwarded-Host %[req.hdr(host)]\n server next 127.0.0.1:{to}\n"
        )
    };
    let rules = [
        through("first", outer, first),
        through("second", outer2, second),
        through("third", outer3, third),
        through("alone", alone, one.address.port()),
    ];
    let Some(_outer) = Proxied::haproxy(&rules.concat(), outer).await else { return };

    let visitor = [127, 0, 0, 2];
    let forged = [("x-forwarded-for", "198.51.100.1")];
    let open_quote = [("x-forwarded-for", "198.51.100.1, \"")];
    for port in [outer2, outer3, alone] {
        for headers in [&[][..], &forged, &open_quote] {
            let told = seen(port, visitor, headers).await;
            assert_eq!(told["address"], "127.0.0.2", "{port} {headers:?}: {told}");
        }
        assert_eq!(first_event(port).await, "data: []\n\n", "{port}");
        let origin = format!("http://127.0.0.1:{port}");
        let visited = visit(port, &origin).await;
        assert_eq!((visited.url, visited.joined), (format!("{origin}/"), 101));
        assert_well(doctor(&origin, None).await);
    }
    // One proxy more than is trusted: all its visitors are one address, and the log says so.
    let told = seen(outer, visitor, &[]).await;
    assert_eq!(told["address"], "127.0.0.1");
    assert!(told["fault"].as_str().unwrap().contains("--trusted-proxies"), "{told}");
    one.says("names 2 addresses, more than proxies are trusted").await;
    let [with_port, ipv6] = ["203.0.113.5", "[2001:db8::1]"].map(|client| [("x-client", client)]);
    assert_eq!(seen(written, visitor, &with_port).await["address"], "203.0.113.5");
    assert_eq!(seen(written, visitor, &ipv6).await["address"], "2001:db8::1");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guesser_behind_a_proxy_shuts_out_no_one_else() {
    let (_data, server) = serving(&["--behind-proxy", "--set=wrong-codes-per-minute=2"]).await;
    let [port] = ports();
    let site = format!(
        "server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://{};
         proxy_set_header X-Forwarded-For \"$remote_addr:51234\"; }} }}",
        server.address
    );
    let Some(_nginx) = Proxied::nginx(&site, port).await else { return };
    let status = async |from: [u8; 4]| {
        let http = reqwest::Client::builder().local_address(Some(from.into())).build().unwrap();
        let code = format!("http://127.0.0.1:{port}/api/rooms/{}", "2".repeat(10));
        http.get(code).header("x-request-id", fresh_id()).send().await.unwrap().status().as_u16()
    };
    let mut guesses = Vec::new();
    for _ in 0..4 {
        guesses.push(status([127, 0, 0, 2]).await);
    }
    assert_eq!(guesses, [404, 404, 404, 429]);
    assert_eq!(status([127, 0, 0, 3]).await, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn caddy_with_https_and_nothing_but_an_address() {
    let (_data, server) = serving(&["--trusted-proxies=127.0.0.0/8"]).await;
    let [port, plain] = ports();
    let sites = format!(
        "https://localhost:{port} {{\n tls internal\n reverse_proxy {0}\n}}\n\
         http://127.0.0.1:{plain} {{\n encode gzip\n reverse_proxy {0}\n}}\n",
        server.address
    );
    let Some(caddy) = Proxied::caddy(&sites, plain).await else { return };
    let root = caddy.folder.path().join("storage/pki/authorities/local/root.crt");
    assert_well(doctor(&format!("https://localhost:{port}"), Some(&root)).await);
    let origin = format!("http://127.0.0.1:{plain}");
    assert_well(doctor(&origin, None).await);
    assert_eq!(first_event(plain).await, "data: []\n\n");
    let expected =
        Visit { url: format!("{origin}/"), cookie_is_secure: false, created: 201, joined: 101 };
    assert_eq!(visit(plain, &origin).await, expected);

    // A server that trusts no proxy, behind one.
    let (_data, mut untold) = serving(&[]).await;
    let [other] = ports();
    let site = format!(
        "https://localhost:{other} {{\n tls internal\n reverse_proxy {}\n}}\n",
        untold.address
    );
    let Some(caddy) = Proxied::caddy(&site, other).await else { return };
    let root = caddy.folder.path().join("storage/pki/authorities/local/root.crt");
    let (good, said) = doctor(&format!("https://localhost:{other}"), Some(&root)).await;
    assert!(!good, "{said}");
    let wrong = said.lines().filter(|line| line.starts_with("WRONG"));
    let named = wrong.filter(|line| line.contains("--behind-proxy")).count();
    assert_eq!(named, 3, "for its address, the cookie and visitors: {said}");
    untold.says("but no proxy is trusted").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_recipes_of_the_documentation_do() {
    let (_data, server) = serving(&["--behind-proxy"]).await;
    let [nginx, haproxy, caddy] = ports();
    let site = recipe("location / {", &server);
    let nginx_site = format!("server {{ listen 127.0.0.1:{nginx};\n{site}\n}}");
    let bind = ":443 ssl crt /etc/haproxy/tables.example.org.pem";
    let rules = recipe("frontend tables", &server).replace(bind, &format!("127.0.0.1:{haproxy}"));
    let sites = recipe("tables.example.org {", &server);
    let sites = sites.replace("tables.example.org", &format!("http://127.0.0.1:{caddy}"));
    let running = [
        (nginx, Proxied::nginx(&nginx_site, nginx).await),
        (haproxy, Proxied::haproxy(&rules, haproxy).await),
        (caddy, Proxied::caddy(&sites, caddy).await),
    ];
    for (port, _proxy) in running.iter().filter(|(_, proxy)| proxy.is_some()) {
        assert_well(doctor(&format!("http://127.0.0.1:{port}"), None).await);
    }
}
