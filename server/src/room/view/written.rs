//! A section as it was written, of which later views repeat only the members that have changed.

use std::sync::OnceLock;

/// A JSON value in its shortest form.
#[derive(Debug, Default)]
pub(super) struct Written {
    text: Vec<u8>,
    /// Where the members end, if it is an object, once that is asked for. The first begins after the
    /// brace, each other after the comma that follows the one before.
    ends: OnceLock<Vec<usize>>,
}

impl Written {
    pub fn new(text: Vec<u8>) -> Written {
        Written { text, ends: OnceLock::new() }
    }

    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// An object of the members that differ from those of an earlier value. `None` if these are not
    /// the same members: then one cannot be made of the other by replacing some.
    pub fn changes(&self, before: &Written) -> Option<Vec<u8>> {
        let known = before.ends(None).len();
        if known == 0 || self.ends(Some(before)).len() != known {
            return None;
        }
        let mut changes = Vec::with_capacity(self.text.len());
        for (new, old) in self.members().zip(before.members()) {
            if new == old {
                continue;
            }
            if name(new) != name(old) {
                return None;
            }
            changes.push(if changes.is_empty() { b'{' } else { b',' });
            changes.extend_from_slice(new);
        }
        changes.push(b'}');
        Some(changes)
    }

    /// The members, each with its name.
    fn members(&self) -> impl Iterator<Item = &[u8]> {
        let ends = self.ends(None);
        let begins = [0].into_iter().chain(ends.iter().copied());
        begins.zip(ends).filter_map(|(before, end)| self.text.get(before + 1..*end))
    }

    /// Where the members end: found sooner beside an earlier value, of which most are the same.
    fn ends(&self, before: Option<&Written>) -> &[usize] {
        self.ends.get_or_init(|| {
            let known = before.into_iter().flat_map(Written::members);
            member_ends(&self.text, known)
        })
    }
}

/// A member up to the end of its name. The names of fields hold nothing that JSON escapes.
fn name(member: &[u8]) -> Option<&[u8]> {
    member.split(|byte| *byte == b':').next()
}

/// Where the members of an object end; nothing for other values. Members that are known, each in its
/// place, are passed over: to compare them takes far less than to look for their end.
fn member_ends<'a>(text: &[u8], mut known: impl Iterator<Item = &'a [u8]>) -> Vec<usize> {
    let mut ends = Vec::new();
    if text.first() != Some(&b'{') || text.len() == 2 {
        return ends;
    }
    let mut end = 0;
    while text.get(end) != Some(&b'}') {
        let rest = text.get(end + 1..).unwrap_or_default();
        let same = known.next().filter(|member| {
            rest.starts_with(member) && matches!(rest.get(member.len()), Some(b',' | b'}'))
        });
        let Some(length) = same.map(<[u8]>::len).or_else(|| member_length(rest)) else { break };
        end += 1 + length;
        ends.push(end);
    }
    ends
}

/// The length of the first member in what is left of an object.
fn member_length(rest: &[u8]) -> Option<usize> {
    let mut depth = 0;
    let mut bytes = rest.iter().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'{' | b'[' => depth += 1,
            b',' | b'}' if depth == 0 => return Some(at),
            b']' | b'}' => depth -= 1,
            b'"' => {
                // A quotation mark that is escaped does not end the string.
                while let Some((_, byte)) = bytes.next() {
                    match byte {
                        b'\\' => _ = bytes.next(),
                        b'"' => break,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Written {
        Written::new(text.into())
    }

    fn changes(before: &str, after: &str) -> Option<String> {
        let (before, alone, after) = (written(before), written(after), written(after));
        let changes = after.changes(&before);
        let found = after.ends.get().map(Vec::as_slice);
        assert!(found.is_none_or(|found| found == alone.ends(None)), "whatever came before");
        let changes = changes?;
        Some(String::from_utf8(changes).expect("it is cut between members"))
    }

    #[test]
    fn only_members_that_differ_are_repeated() {
        let before = r#"{"a":[1,{"b":2}],"c":"x","d":{},"e":null}"#;
        assert_eq!(
            changes(before, before).as_deref(),
            Some("}"),
            "the caller looks for that first"
        );
        let after = r#"{"a":[1,{"b":3}],"c":"x","d":{},"e":7}"#;
        assert_eq!(changes(before, after).as_deref(), Some(r#"{"a":[1,{"b":3}],"e":7}"#));
        assert_eq!(changes(after, before).as_deref(), Some(r#"{"a":[1,{"b":2}],"e":null}"#));
        assert_eq!(changes(r#"{"a":1}"#, r#"{"a":12}"#).as_deref(), Some(r#"{"a":12}"#));
    }

    #[test]
    fn braces_commas_and_quotation_marks_in_strings_separate_nothing() {
        let before = r#"{"a":"},{","b":"\\","c":"say \",\" é","d":[[],[]]}"#;
        let after = r#"{"a":"},{","b":"\\\"","c":"say \",\" é","d":[[],[1]]}"#;
        assert_eq!(changes(before, after).as_deref(), Some(r#"{"b":"\\\"","d":[[],[1]]}"#));
    }

    #[test]
    fn what_has_other_members_is_repeated_as_a_whole() {
        let before = r#"{"a":1,"b":2}"#;
        for after in
            [r#"{"a":1}"#, r#"{"a":1,"b":2,"c":3}"#, r#"{"a":1,"c":2}"#, "{}", "null", "[1]"]
        {
            assert_eq!(changes(before, after), None, "{after}");
            assert_eq!(changes(after, before), None, "{after}");
        }
        assert_eq!(changes("", before), None);
        assert_eq!(changes("null", "null"), None);
        assert_eq!(changes("{}", "{}"), None);
    }
}
