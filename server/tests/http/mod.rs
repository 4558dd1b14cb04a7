//! The HTTP edge, over a real socket.

mod analyses;
mod guests;
mod health;
mod lessons;
mod pages;
mod protection {
    mod limits;
    mod refusals;
    mod slow;
}
mod records;
mod server;
mod tables;
