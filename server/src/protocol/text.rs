//! Text in the encodings in which files arrive.

/// Decodes UTF-8, or what a byte order mark says: Windows writes it before UTF-8, and before UTF-16.
pub(crate) fn decode(bytes: &[u8]) -> Option<String> {
    let utf16 = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let (pairs, odd) = rest.as_chunks::<2>();
        let units = pairs.iter().map(|pair| unit(*pair)).collect::<Vec<_>>();
        odd.is_empty().then(|| String::from_utf16(&units).ok())?
    };
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => str::from_utf8(rest).ok().map(Into::into),
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => str::from_utf8(bytes).ok().map(Into::into),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_with_and_without_a_mark() {
        let units =
            |unit: fn(u16) -> [u8; 2]| "\u{feff}é 🌊".encode_utf16().flat_map(unit).collect();
        let texts: [Vec<u8>; 4] = [
            "é 🌊".into(),
            "\u{feff}é 🌊".into(),
            units(u16::to_le_bytes),
            units(u16::to_be_bytes),
        ];
        for text in texts {
            assert_eq!(decode(&text).as_deref(), Some("é 🌊"), "{text:x?}");
        }
        for wrong in [&b"\xff"[..], b"\xff\xfe\0", b"\xff\xfe\0\xd8", b"\xe9"] {
            assert_eq!(decode(wrong), None, "{wrong:x?}");
        }
    }
}
