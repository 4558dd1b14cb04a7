//! What watches the server from outside gets to know.

use crate::http::server::Server;

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
