//! The properties, for every input of the corpus.

use super::{apply_never_panics, legals_are_legal, views_hide};
use choices::try_corpus;

#[test]
fn legals_of_the_corpus_are_legal() {
    try_corpus("legals_are_legal", legals_are_legal).unwrap();
}

#[test]
fn apply_does_not_panic_on_the_corpus() {
    try_corpus("apply_never_panics", apply_never_panics).unwrap();
}

#[test]
fn views_of_the_corpus_hide() {
    try_corpus("views_hide", views_hide).unwrap();
}
