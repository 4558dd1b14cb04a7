//! What watches the server from outside gets to know.

use crate::http::server::Server;
use tokio::{io::AsyncWriteExt, net::TcpStream};

#[tokio::test]
async fn a_server_that_works_says_so() {
    let server = Server::start(&[]).await;
    for (path, status) in [("/healthz", "ok"), ("/readyz", "ready")] {
        for _ in 0..2 {
            let answer = server.get(path).send().await;
            assert_eq!((answer.status, &answer.json()["status"]), (200, &status.into()), "{path}");
        }
    }
}

#[tokio::test]
async fn a_full_server_is_healthy() {
    let server = Server::start(&["--max-connections=2", "--base-path=/cards"]).await;
    let mut crowd = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(&server.address).await.expect("connected");
        stream.write_all(b"GET / HTTP/1.1\r\n").await.expect("begun");
        crowd.push(stream);
    }
    for path in ["/healthz", "/readyz", "/cards/readyz"] {
        assert_eq!(server.get(path).send().await.status, 200, "{path}");
    }
    server.get("/api/games").send().await.assert_refused(503, "server_full");
}
