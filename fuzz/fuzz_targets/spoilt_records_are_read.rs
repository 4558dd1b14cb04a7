#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::spoilt_records_are_read(bytes));
