#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::words_are_read(bytes));
