#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::spoilt_streams_are_folded(bytes));
