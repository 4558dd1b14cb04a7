//! The properties, for every input of the corpus.

use crate::{
    commands_are_handled, commands_are_read, records_are_read, spoilt_records_are_read,
    spoilt_streams_are_folded, streams_are_folded, words_are_read,
};
use choices::try_corpus;

#[test]
fn records_of_the_corpus_are_read() {
    try_corpus("records_are_read", records_are_read).unwrap();
}

#[test]
fn spoilt_records_of_the_corpus_are_read() {
    try_corpus("spoilt_records_are_read", spoilt_records_are_read).unwrap();
}

#[test]
fn messages_of_the_corpus_are_read() {
    try_corpus("commands_are_read", commands_are_read).unwrap();
}

#[test]
fn commands_of_the_corpus_are_handled() {
    try_corpus("commands_are_handled", commands_are_handled).unwrap();
}

#[test]
fn streams_of_the_corpus_are_folded() {
    try_corpus("streams_are_folded", streams_are_folded).unwrap();
}

#[test]
fn spoilt_streams_of_the_corpus_are_folded() {
    try_corpus("spoilt_streams_are_folded", spoilt_streams_are_folded).unwrap();
}

#[test]
fn words_of_the_corpus_are_read() {
    try_corpus("words_are_read", words_are_read).unwrap();
}
