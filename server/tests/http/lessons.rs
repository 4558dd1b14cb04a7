//! Learning a game without a table.

use crate::http::server::Server;
use serde_json::{Value, json};

#[tokio::test]
async fn a_lesson_is_taken_without_being_a_guest() {
    let server = Server::start(&[]).await;
    let outline = server.get("/api/lessons/ascent").send().await;
    assert_eq!(outline.status, 200, "{outline:?}");
    let outline = outline.json();
    let steps = outline["steps"].as_array().expect("steps");
    let hints: Vec<Value> = steps.iter().map(|step| step["hint"].clone()).collect();

    let at = |actions: &[Value]| {
        let done = json!({ "actions": actions });
        server.post("/api/lessons/ascent").json(&done).send()
    };
    let begun = at(&[]).await.json();
    assert_eq!(begun["views"].as_array().map(Vec::len), Some(1));
    assert_eq!(begun["views"][0]["you"]["hand"].as_array().map(Vec::len), Some(5));
    let first = at(&hints[..1]).await.json();
    assert_eq!(first["views"].as_array().map(Vec::len), Some(3), "two others have moved");
    let over = at(&hints).await.json();
    assert_eq!(over["views"][0]["game"]["outcome"], json!({"result": "won"}));

    let card = &hints[0]["card"];
    let too_high = json!({"type": "slope", "card": card, "cell": [4, 0], "pay": []});
    let refused = at(&[too_high]).await;
    assert_eq!((refused.status, &refused.json()["clause"]), (422, &json!("A-5.1a")));
    let other = at(&[json!({"type": "concede"})]).await;
    assert_eq!((other.status, &other.json()["code"]), (409, &json!("not_this_step")));
    let further = [hints, vec![Value::Null]].concat();
    let further = at(&further).await;
    assert_eq!((further.status, &further.json()["code"]), (409, &json!("lesson_over")));
    let nothing = server.get("/api/lessons/chess").send().await;
    assert_eq!((nothing.status, &nothing.json()["code"]), (422, &json!("unknown_game")));
}
