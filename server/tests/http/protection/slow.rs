//! Clients that stall, and clients that are refused.

use crate::http::server::{Answer, Server};
use test_support::client::PATIENCE;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

async fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(&server.address).await.expect("connected")
}

/// What comes until the server closes the connection.
async fn rest(mut stream: TcpStream) -> Vec<u8> {
    let mut rest = Vec::new();
    // A connection that is cut off has an end, too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("an end");
    rest
}

#[tokio::test]
async fn who_never_says_what_it_wants_is_not_waited_for() {
    let server = Server::start(&["--set=request-timeout=0.2"]).await;
    for beginning in ["", "GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut stream = connect(&server).await;
        stream.write_all(beginning.as_bytes()).await.expect("sent");
        assert_eq!(rest(stream).await, b"", "{beginning:?}");
    }
    let mut stream = connect(&server).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    let answer = Answer::parse(&rest(stream).await);
    assert_eq!(answer.status, 200, "answered, and closed when nothing else is asked for");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = Server::start(&["--set=request-timeout=0.2"]).await;
    let cookie = server.guest().await;
    for path in ["/api/rooms", "/api/records"] {
        let mut stream = connect(&server).await;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: 30\r\n\r\n{{\"game\":"
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        Answer::parse(&rest(stream).await).assert_refused(408, "too_slow");
    }
}

#[tokio::test]
async fn a_head_that_does_not_end_is_not_read_to_its_end() {
    let server = Server::start(&[]).await;
    let mut stream = connect(&server).await;
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}", "x".repeat(64 * 1024));
    // It may be refused before all of it is sent.
    let _ = stream.write_all(head.as_bytes()).await;
    let answer = rest(stream).await;
    assert!(answer.is_empty() || Answer::parse(&answer).status == 431);
    assert_eq!(server.get("/healthz").send().await.status, 200);
}

#[tokio::test]
async fn who_takes_nothing_of_the_answers_is_given_up() {
    let server = Server::start(&["--set=write-timeout=0.2"]).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let address = server.address.parse().expect("an address");
    let mut stream = socket.connect(address).await.expect("connected");
    let request = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50);
    // The server stops reading, because it can't write, and then gives up.
    timeout(PATIENCE, async { while stream.write_all(&request).await.is_ok() {} })
        .await
        .expect("it is given up");
    assert_eq!(server.get("/healthz").send().await.status, 200);
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = Server::start(&["--set=connections-per-address=2"]).await;
    let [first, _second] = [connect(&server).await, connect(&server).await];
    let refused = server.get("/api/games").send().await;
    refused.assert_refused(429, "too_many_connections");
    assert_eq!(refused.header("retry-after"), Some("10"));
    drop(first);
    // The place is free as soon as the server has noticed.
    let free = async { while server.get("/api/games").send().await.status != 200 {} };
    timeout(PATIENCE, free).await.expect("a place");
}

#[tokio::test]
async fn the_server_has_so_many_connections() {
    let server = Server::start(&["--max-connections=2", "--behind-proxy"]).await;
    let _open = [connect(&server).await, connect(&server).await];
    server.get("/api/games").send().await.assert_refused(503, "server_full");
}

#[tokio::test]
async fn a_full_server_closes_connections_once_they_are_answered() {
    let server = Server::start(&["--max-connections=2", "--behind-proxy"]).await;
    let request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let mut kept = connect(&server).await;
    kept.write_all(request).await.expect("sent");
    kept.read_u8().await.expect("a response that leaves the connection open");
    let _other = connect(&server).await;
    server.get("/api/games").send().await.assert_refused(503, "server_full");
    kept.write_all(request).await.expect("sent");
    let rest = rest(kept).await;
    assert!(String::from_utf8_lossy(&rest).contains("connection: close"));
    let free = async { while server.get("/api/games").send().await.status != 200 {} };
    timeout(PATIENCE, free).await.expect("a place");
}

#[tokio::test]
async fn a_browser_for_which_there_is_no_place_gets_a_page_that_tries_again() {
    let server = Server::start(&["--max-connections=1"]).await;
    let _open = connect(&server).await;
    for (languages, language, title) in [
        ("de-CH, en;q=0.5", "de", "Der Server ist voll"),
        ("fr", "fr", "Le serveur est complet"),
        ("it", "en", "The server is full"),
    ] {
        let request = server.get("/t/abcde-fghjk").header("accept", "text/html,*/*;q=0.8");
        let page = request.header("accept-language", languages).send().await;
        assert_eq!(page.status, 503);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        let text = String::from_utf8_lossy(&page.body);
        assert!(text.contains(&format!("<html lang=\"{language}\">")), "{text}");
        assert!(text.contains(&format!("<h1>{title}</h1>")), "{text}");
        let seconds = page.header("retry-after").expect("when to come back");
        let refresh = format!("<meta http-equiv=\"refresh\" content=\"{seconds}\" />");
        assert!(text.contains(&refresh), "{text}");
        assert!(
            !text.contains("http://") && !text.contains("href"),
            "it needs another file: {text}"
        );
        let gaps: Vec<_> = ["{language}", "{title}", "{text}", "{again}", "{brand}", "{seconds}"]
            .into_iter()
            .filter(|gap| text.contains(gap))
            .collect();
        assert!(gaps.is_empty(), "{gaps:?}");
    }
}

#[tokio::test]
async fn behind_a_proxy_those_count_who_are_behind_it() {
    let server = Server::start(&["--set=connections-per-address=1", "--behind-proxy"]).await;
    let follow = async |from: &str| {
        let mut stream = connect(&server).await;
        let request = format!(
            "GET /api/tables/events HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {from}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut status = [0; 12];
        timeout(PATIENCE, stream.read_exact(&mut status)).await.expect("soon").expect("an answer");
        (stream, String::from_utf8_lossy(&status[9..]).into_owned())
    };
    let (_first, status) = follow("203.0.113.1").await;
    assert_eq!(status, "200");
    assert_eq!(follow("203.0.113.1").await.1, "429");
    assert_eq!(follow("203.0.113.2").await.1, "200");
}

#[tokio::test]
async fn who_lets_the_server_wait_does_not_keep_it_from_stopping() {
    let server = Server::start(&["--set=request-timeout=3600"]).await;
    let cookie = server.guest().await;
    let mut silent = connect(&server).await;
    silent.write_all(b"GET / HT").await.expect("sent");
    let mut slow = connect(&server).await;
    let head = format!(
        "POST /api/rooms HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: 30\r\n\r\n{{"
    );
    slow.write_all(head.as_bytes()).await.expect("sent");
    // Its data could not be opened anew if anything of it went on.
    let server = timeout(PATIENCE, server.restart()).await.expect("stopped");
    assert_eq!(server.get("/readyz").send().await.status, 200);
}
