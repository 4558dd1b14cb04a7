//! Keys reach those who hold them, and no one else. An evening is played, and all bytes that each kind of reader gets
//! are searched for every key. What the keys are, and who holds them, is in docs/protection.md.

use crate::sockets::{games::play, operation::logs::Talker};
use journal::{Journal, SqliteJournal};
use reqwest::{Client as Http, Method, Response};
use serde_json::{Value, json};
use std::{collections::BTreeMap, net::SocketAddr};
use test_support::client::{Client, secret};
use tranquility::{date::Date, deals::server_secret::ServerSecret};

/// Who gets bytes from the server. Guests are the clients of these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reader {
    Guest(u8),
    Stranger,
    /// The log and the metrics.
    Operator,
    /// `tranquility admin rooms`, by which an operator closes a table.
    OperatorsList,
}

const ANA: Reader = Reader::Guest(1);
const BO: Reader = Reader::Guest(2);
/// A spectator.
const CHI: Reader = Reader::Guest(3);
/// A guest who has never been at the table of the others.
const DEE: Reader = Reader::Guest(4);
const READERS: [Reader; 5] = [ANA, BO, CHI, DEE, Reader::Stranger];

/// All that was sent to each reader, and the keys by what they are, with those who hold them.
struct Evening {
    address: SocketAddr,
    got: BTreeMap<Reader, Vec<u8>>,
    keys: Vec<(&'static str, String, Vec<Reader>)>,
}

impl Evening {
    fn note(&mut self, reader: Reader, bytes: &[u8]) {
        self.got.entry(reader).or_default().extend(bytes.to_ascii_lowercase());
    }

    fn plant(&mut self, what: &'static str, key: &str, holders: &[Reader]) {
        assert!(key.len() >= 10, "{what} could be anywhere: {key}");
        let plain: String = key.chars().filter(|letter| *letter != '-').collect();
        for form in [key.to_owned(), plain] {
            self.keys.push((what, form.to_ascii_lowercase(), holders.to_vec()));
        }
    }

    /// What the server answers to a request, head and body.
    async fn ask(&mut self, reader: Reader, method: Method, path: &str, body: Value) -> Value {
        let request = Http::new().request(method, format!("http://{}{path}", self.address));
        let request = match reader {
            Reader::Guest(number) => request.bearer_auth(secret(number)),
            _ => request,
        };
        let request = if body.is_null() { request } else { request.json(&body) };
        let answer = request.send().await.unwrap();
        let head = format!("{:?}", answer.headers());
        self.note(reader, head.as_bytes());
        let body = if path.ends_with("/events") { first(answer).await } else { all(answer).await };
        self.note(reader, &body);
        serde_json::from_slice(&body).unwrap_or_default()
    }

    async fn get(&mut self, reader: Reader, path: &str) -> Value {
        self.ask(reader, Method::GET, path, Value::Null).await
    }

    async fn post(&mut self, reader: Reader, path: &str, body: Value) -> Value {
        self.ask(reader, Method::POST, path, body).await
    }

    /// All that a reader finds without having been told anything.
    async fn look_around(&mut self, reader: Reader) {
        let day = Date::at(now()).to_string();
        for path in ["/", "/tables", "/games", "/replay", "/move", "/open", "/daily", "/nowhere"]
            .into_iter()
            .chain(["/rules/tranquility", "/learn/tranquility", "/healthz", "/readyz"])
            .chain(["/api/tables", "/api/tables/events", "/api/games"])
            .chain(["/api/daily", "/api/push", "/api/nearby", "/api/nowhere", "/api/me"])
            .chain(["/api/me/tables", "/api/me/games", "/api/me/recovery"])
            .map(str::to_owned)
            .chain([format!("/daily/{day}"), format!("/api/daily/{day}")])
            .chain([format!("/api/daily/{day}/tranquility")])
        {
            self.get(reader, &path).await;
        }
        self.post(reader, "/api/games/tranquility/wins", json!({})).await;
    }

    /// All that a reader finds below the address of a game, and its page.
    async fn look_back(&mut self, reader: Reader, page: &str, game: &str) -> Value {
        self.get(reader, page).await;
        self.get(reader, &format!("{page}/sea.png")).await;
        for end in ["log", "course", "record", "replay/views?as=open", "analysis"] {
            self.get(reader, &format!("{game}/{end}")).await;
        }
        self.post(reader, &format!("{game}/deal"), Value::Null).await;
        self.get(reader, &format!("{game}/replay")).await
    }

    /// Whether one who holds such a key has got it, so that the search for it is known to work.
    fn is_found(&self, what: &str) -> bool {
        self.keys.iter().filter(|(other, ..)| *other == what).any(|(_, key, holders)| {
            holders.is_empty() || holders.iter().any(|reader| contains(&self.got[reader], key))
        })
    }

    /// Who has got a key without holding it.
    fn leaks(&self) -> Vec<String> {
        let mut leaks = Vec::new();
        for (what, key, holders) in &self.keys {
            for (reader, got) in &self.got {
                if !holders.contains(reader) && contains(got, key) {
                    leaks.push(format!("{what} has reached {reader:?}: {key}"));
                }
            }
        }
        leaks
    }
}

fn contains(got: &[u8], key: &str) -> bool {
    got.windows(key.len()).any(|window| window == key.as_bytes())
}

async fn all(answer: Response) -> Vec<u8> {
    answer.bytes().await.unwrap().into()
}

async fn first(mut answer: Response) -> Vec<u8> {
    answer.chunk().await.unwrap().unwrap_or_default().into()
}

/// A guest in a room who keeps all that comes in.
async fn listening(address: SocketAddr, room: &str, number: u8) -> Client {
    let mut client = Client::join(address, room, number).await;
    client.heard = Some(client.view.to_string());
    client
}

fn now() -> u64 {
    tranquility::clock::Clock::default().now()
}

/// The part of an answer that is a text.
fn text(answer: &Value, key: &str) -> String {
    answer[key].as_str().unwrap_or_else(|| panic!("no {key} in {answer}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_tells_no_key_to_those_who_do_not_hold_it() {
    let folder = tempfile::tempdir().unwrap();
    let plain = secret(200);
    let journal = SqliteJournal::open(&folder.path().join("journal.db")).unwrap();
    let made = json!({"at": now(), "secret": plain}).to_string().into_bytes();
    journal.append("server", 0, vec![made]).await.unwrap();
    journal.close().await;
    let filter = "info,tranquility=trace,journal=trace,rules=trace,tower_http=trace";
    // The players' pages read only between the questions.
    let word = "a most quiet harbour";
    let door = format!("--open-with={word}");
    let hooks = "--webhooks=http://127.0.0.1:9/hooks/";
    let arguments =
        ["--metrics-listen=127.0.0.1:0", "--set=drop-after=600,call-again=0.01", &*door, hooks];
    let mut talker = Talker::start(folder.path(), filter, &arguments).await;
    let address = talker.address;
    let mut evening = Evening { address, got: BTreeMap::new(), keys: Vec::new() };
    evening.plant("the server's secret", &plain, &[]);
    let of_server = ServerSecret::new([200; 32], now());
    evening.plant("today's key", &of_server.day_key(Date::at(now())).to_hex(), &[]);

    evening.plant("the word", word, &[]);
    for (guest, tried) in [(ANA, "quite another"), (ANA, word), (DEE, word)] {
        evening.ask(guest, Method::PUT, "/api/me/door", json!({ "word": tried })).await;
    }
    let tables =
        [(ANA, "tranquility"), (DEE, "ascent")].map(|(host, game)| (host, json!({"game": game})));
    let mut codes = Vec::new();
    for (host, table) in tables {
        codes.push(text(&evening.post(host, "/api/rooms", table).await, "code"));
    }
    let [room, other] = &codes[..] else { unreachable!() };
    evening.plant("a table's code", room, &[ANA, BO, CHI, Reader::OperatorsList]);
    evening.plant("another table's code", other, &[DEE, Reader::OperatorsList]);
    let dashed = |code: &str| format!("{}-{}", &code[..5], &code[5..]);
    evening.plant("a table's code", &dashed(room), &[ANA, BO, CHI, Reader::OperatorsList]);
    for number in 1..=4 {
        let reader = Reader::Guest(number);
        // In its own cookie.
        evening.plant("a guest's secret", &secret(number), &[reader]);
        let me = evening.get(reader, "/api/me").await;
        evening.plant("a guest's id", &text(&me, "id"), &[reader]);
    }
    let hook = "http://127.0.0.1:9/hooks/planted-by-ana";
    evening.plant("the address of a webhook", hook, &[]);
    let wishes = json!({"after": 1, "quiet": null, "language": "en"});
    let webhook = format!("/api/rooms/{room}/webhook");
    evening.ask(ANA, Method::PUT, &webhook, json!({"url": hook, "wishes": wishes})).await;
    assert_eq!(evening.get(ANA, &webhook).await["set"]["after"], 1);
    evening.get(BO, &webhook).await;
    let link = evening.post(ANA, "/api/me/link", Value::Null).await;
    evening.plant("a link to another device", &text(&link, "token"), &[ANA]);
    let recovery = evening.post(ANA, "/api/me/recovery", Value::Null).await;
    evening.plant("a recovery code", &text(&recovery, "token"), &[ANA]);

    let mut clients = Vec::new();
    for number in 1..=3 {
        clients.push(listening(address, room, number).await);
    }
    for (seat, client) in clients.iter_mut().take(2).enumerate() {
        let name = ["Ana", "Bo"][seat];
        client.ok(json!({"type": "sit", "seat": seat, "name": name})).await;
    }
    clients[2].ok(json!({"type": "name", "name": "Chi"})).await;
    clients[2].ok(json!({"type": "chat", "text": "good evening"})).await;
    clients[0].ok(json!({"type": "start"})).await;
    play(&mut clients, 6).await;
    for reader in READERS {
        evening.look_around(reader).await;
    }
    let page = format!("/t/{}", dashed(room));
    let game = format!("/api/rooms/{room}/games/1");
    for reader in [ANA, BO, CHI] {
        evening.get(reader, &page).await;
        evening.get(reader, &format!("/api/rooms/{room}")).await;
        evening.look_back(reader, &format!("{page}/games/1"), &game).await;
    }
    for (client, number) in clients.iter_mut().zip(1..) {
        client.ok(json!({"type": "ping"})).await;
        evening.note(Reader::Guest(number), client.heard.clone().unwrap_or_default().as_bytes());
    }
    // What the seed of the running game is, is known when it is over.
    let before = evening.got.clone();
    for client in &mut clients[..2] {
        client.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    }
    clients[2].until(Client::is_over).await.unwrap();
    let seed = text(&clients[2].view["table"]["fairness"], "seed");
    assert!(before.values().all(|got| !contains(got, &seed)), "the seed was told in the game");

    // Looking back, and a deal that is played elsewhere.
    for reader in [ANA, BO, CHI] {
        let replay = evening.look_back(reader, &format!("{page}/games/1"), &game).await;
        assert!(replay["id"].is_string(), "{replay}");
    }
    let record = evening.get(ANA, &format!("{game}/record")).await;
    let upload = text(&evening.post(ANA, "/api/records", record).await, "id");
    evening.plant("the id of an upload", &upload, &[ANA]);
    let deal = evening.post(ANA, &format!("/api/records/{upload}/deal"), Value::Null).await;
    let deal = text(&deal, "code");
    let given = json!({"deal": {"type": "given", "code": deal}});
    let played = text(&evening.post(DEE, "/api/rooms", given).await, "code");
    evening.plant("the code of a table on that deal", &played, &[DEE, Reader::OperatorsList]);
    let mut dee = listening(address, &played, 4).await;
    for seat in 0..2 {
        let seated = match seat {
            0 => json!({"type": "sit", "seat": 0, "name": "Dee"}),
            _ => json!({"type": "add_partner", "seat": 1, "level": "gentle"}),
        };
        dee.ok(seated).await;
    }
    dee.ok(json!({"type": "start"})).await;
    dee.ok(json!({"type": "act", "action": {"type": "concede"}})).await;
    dee.until(Client::is_over).await.unwrap();
    evening.note(DEE, dee.heard.take().unwrap_or_default().as_bytes());
    for (client, number) in clients.iter_mut().zip(1..) {
        client.ok(json!({"type": "ping"})).await;
        evening.note(Reader::Guest(number), client.heard.take().unwrap_or_default().as_bytes());
    }

    // The results of the deal lead to each game, and to no table.
    for reader in READERS {
        evening.look_around(reader).await;
        evening.get(reader, &format!("/deals/{deal}")).await;
        let results = evening.get(reader, &format!("/api/deals/{deal}")).await["results"].take();
        let results = results.as_array().unwrap().clone();
        assert_eq!(results.len(), 3, "two games and an upload: {results:?}");
        for result in results {
            let Some(link) = result["replay"].as_str() else {
                assert!(result["uploaded"] == true && reader != ANA, "{result}");
                continue;
            };
            if result["own"] == true {
                assert!(link.starts_with("/t/"), "{link}");
                continue;
            }
            let id = link.strip_prefix("/replay/").expect(link);
            let replay = evening.look_back(reader, link, &format!("/api/records/{id}")).await;
            assert_eq!((&replay["names"], &replay["id"]), (&result["names"], &json!(id)));
            let no_room = evening.get(reader, &format!("/api/rooms/{id}")).await;
            assert_eq!(no_room["code"], "unknown_room", "{link}");
        }
    }

    // What the operator sees.
    let metrics = talker.metrics().await;
    for path in ["/metrics", "/readyz"] {
        let told = Http::new().get(format!("http://{metrics}{path}")).send().await.unwrap();
        evening.note(Reader::Operator, &all(told).await);
    }
    let list = Http::new().get(format!("http://{metrics}/admin/rooms"));
    let list = list.header("x-tranquility-admin", "yes").send().await.unwrap();
    evening.note(Reader::OperatorsList, &all(list).await);
    let close = Http::new().post(format!("http://{metrics}/admin/rooms/{other}/close"));
    let closed = close.header("x-tranquility-admin", "yes").send().await.unwrap();
    assert_eq!(closed.status(), 204);
    evening.plant("the deal's code", &deal, &READERS);
    drop((clients, dee));
    for _ in 0..4 {
        talker.until("a connection was closed").await;
    }
    evening.note(Reader::Operator, talker.text().as_bytes());

    for (what, ..) in &evening.keys {
        assert!(evening.is_found(what), "{what} is not found with those who hold it");
    }
    let leaks = evening.leaks();
    assert!(leaks.is_empty(), "{leaks:#?}");
}
