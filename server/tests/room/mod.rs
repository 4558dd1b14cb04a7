//! Rooms without sockets: commands in, entries and views out.

mod bounds;
mod commands;
mod fold;
mod games {
    mod contest;
    mod daily;
    mod deals;
    mod failing;
    mod game;
    mod other_rules;
    mod partners;
    mod santa_timea;
    mod scoreboard;
}
mod table {
    mod closed_tables;
    mod coming_back;
    mod forgetting;
    mod guests;
    mod host;
    mod lobby;
    mod ready;
}
mod talk {
    mod chat;
    mod leading;
    mod look;
    mod signals;
    mod silence;
}
