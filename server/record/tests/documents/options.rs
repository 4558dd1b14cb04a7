//! The options of games, from outside.

use record::catalogue::Kind;
use serde_json::{Value, json};

#[test]
fn options_are_all_there_and_in_their_own_form() {
    Kind::ALL.iter().copied().for_each(check_form);
}

#[track_caller]
fn check_form(kind: Kind) {
    let options = kind.default_options();
    let check = |options: &Value| kind.check(options, 3).map_err(|it| it.code.as_str());
    assert_eq!(check(&options), Ok(()));
    let Some(all) = options.as_object() else { panic!("options are named") };
    for key in all.keys() {
        for value in [json!(null), json!("?"), json!([]), json!(-1), json!(0.5), json!({"a": null})]
        {
            let mut wrong = options.clone();
            wrong[key] = value;
            assert_eq!(check(&wrong), Err("malformed"), "{wrong}");
        }
        let mut less = options.clone();
        less.as_object_mut().unwrap().remove(key);
        assert_eq!(check(&less), Err("malformed"), "{less}");
    }
    let mut more = options.clone();
    more["house_rule"] = json!(true);
    let list = json!(all.values().collect::<Vec<_>>());
    for wrong in [more, list, json!(null)] {
        assert_eq!(check(&wrong), Err("malformed"), "{wrong}");
    }
}
