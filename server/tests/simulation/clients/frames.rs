//! Reads what a server sends over a WebSocket, byte by byte, as it leaves.

/// What has left the server and is not yet a whole frame.
#[derive(Default)]
pub struct Frames {
    bytes: Vec<u8>,
    upgraded: bool,
}

impl Frames {
    /// Takes in bytes; the text messages that are complete with them. The server splits no message
    /// into several frames.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<String> {
        self.bytes.extend_from_slice(bytes);
        if !self.upgraded {
            let end = self.bytes.windows(4).position(|four| four == b"\r\n\r\n");
            let Some(end) = end else { return Vec::new() };
            if !self.bytes.starts_with(b"HTTP/1.1 101") {
                return Vec::new();
            }
            self.bytes.drain(..end + 4);
            self.upgraded = true;
        }
        std::iter::from_fn(|| self.next()).flatten().collect()
    }

    /// The next frame: its text, if it is one of text.
    fn next(&mut self) -> Option<Option<String>> {
        let [first, second, ..] = *self.bytes.as_slice() else { return None };
        let (start, length) = match second {
            126 => (4, u16::from_be_bytes(self.bytes.get(2..4)?.try_into().ok()?).into()),
            127 => (10, u64::from_be_bytes(self.bytes.get(2..10)?.try_into().ok()?) as usize),
            length => (2, length.into()),
        };
        let payload = self.bytes.get(start..start + length)?;
        let text = (first == 0x81).then(|| String::from_utf8(payload.to_vec()).unwrap());
        self.bytes.drain(..start + length);
        Some(text)
    }
}
