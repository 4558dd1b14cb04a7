//! Records with the traces that they must have.

use record::{trace, verify};
use rules::Outcome;
use std::{fs, path::PathBuf};

/// Records and traces of one game.
pub struct Golden {
    /// Their folder, below `tests`.
    pub folder: &'static str,
}

impl Golden {
    fn path(&self, file: &str) -> PathBuf {
        [env!("CARGO_MANIFEST_DIR"), "tests", self.folder, file].iter().collect()
    }

    /// The text of a record that must verify with that outcome.
    #[track_caller]
    pub fn verified(&self, name: &str, outcome: Option<Outcome>) -> String {
        let record = fs::read_to_string(self.path(&format!("{name}.json"))).unwrap();
        assert_eq!(verify(&record), Ok(outcome));
        record
    }

    /// Checks a record and its trace, or writes the trace anew.
    #[track_caller]
    pub fn check(&self, name: &str, outcome: Option<Outcome>) {
        let record = self.verified(name, outcome);
        let mut text = String::new();
        trace(&record, &mut |line| text += &(line + "\n")).unwrap();
        let file = self.path(&format!("{name}.trace.jsonl"));
        if std::env::var_os("UPDATE_RECORDS").is_some() {
            fs::write(&file, &text).unwrap();
        }
        let expected = fs::read_to_string(file).unwrap();
        for (line, expected) in text.lines().zip(expected.lines()) {
            assert_eq!(line, expected);
        }
        assert_eq!(text, expected);
    }
}
