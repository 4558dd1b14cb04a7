#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rules::properties::views_hide(bytes));
