//! What was measured, as a table for people or as JSON for programs.

use crate::measure::footprint::Footprint;
use anyhow::Result;
use hdrhistogram::Histogram;
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Write};

/// What was measured in one setting.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    /// How many servers there were.
    pub nodes: usize,
    /// How many tables played.
    pub rooms: usize,
    /// How long seats thought; zero is a closed loop.
    pub think_seconds: f64,
    /// Whether each table had a spectator that read nothing.
    pub slow_readers: bool,
    /// How many more were connected at tables where nothing happened.
    pub idle_connections: usize,
    /// Commands done.
    pub moves_per_second: f64,
    /// The servers' CPU time, user and system.
    pub cpu_micros_per_move: f64,
    /// That of the journal's engine, if it was to be counted.
    pub engine_micros_per_move: f64,
    /// The same of the floor, if it ran.
    pub floor: Option<Floor>,
    /// From sending a command to the sender's own view of what came of it.
    pub delays: Delays,
    /// How many frames came in for every command that was done: one for each viewer, and fewer where
    /// a viewer got the newest view instead of several.
    pub frames_per_move: f64,
    /// The mean size of a frame.
    pub view_bytes: u64,
    /// All the server's memory when measuring began, in bytes.
    pub resident_before: u64,
    /// All the server's memory when measuring ended, in bytes.
    pub resident_after: u64,
    /// How many cores the server kept busy.
    pub server_cores: f64,
    /// How many cores this program kept busy.
    pub generator_cores: f64,
    /// Tables at which nothing was done.
    pub still_rooms: usize,
    /// How many commands were refused, by code.
    pub refused: BTreeMap<String, u64>,
}

/// What the floor needed at the same time.
#[derive(Debug, Serialize)]
pub(crate) struct Floor {
    /// CPU time, user and system.
    pub cpu_micros_per_move: f64,
    /// How many times as much the real server needed.
    pub ratio: f64,
    /// From sending a command to the sender's own frame.
    pub delays: Delays,
}

/// How long things took, in milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct Delays {
    /// Half took no longer.
    pub p50: f64,
    /// 99 % took no longer.
    pub p99: f64,
    /// None took longer.
    pub max: f64,
}

impl Delays {
    /// Sums up delays that are given in microseconds.
    ///
    /// # Errors
    /// Never, in fact: the histogram grows as needed.
    pub(crate) fn of(micros: impl Iterator<Item = u32>) -> Result<Delays> {
        let mut histogram = Histogram::<u64>::new(3)?;
        for delay in micros {
            histogram.record(delay.into())?;
        }
        let millis = |micros: u64| micros as f64 / 1000.0;
        Ok(Delays {
            p50: millis(histogram.value_at_quantile(0.5)),
            p99: millis(histogram.value_at_quantile(0.99)),
            max: millis(histogram.max()),
        })
    }
}

const COLUMNS: [&str; 19] = [
    "nodes", "rooms", "think", "slow", "idle", "moves/s", "µs/move", "engine", "floor", "ratio",
    "p50 ms", "floor", "p99 ms", "floor", "max ms", "frames", "view B", "MB", "cores",
];

fn row(figures: &Figures) -> [String; COLUMNS.len()] {
    let Figures { floor, delays, .. } = figures;
    let mebibytes = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
    [
        figures.nodes.to_string(),
        figures.rooms.to_string(),
        if figures.think_seconds > 0.0 { format!("{} s", figures.think_seconds) } else { none() },
        if figures.slow_readers { figures.rooms.to_string() } else { none() },
        if figures.idle_connections > 0 { figures.idle_connections.to_string() } else { none() },
        format!("{:.0}", figures.moves_per_second),
        format!("{:.1}", figures.cpu_micros_per_move),
        match figures.engine_micros_per_move {
            0.0 => none(),
            micros => format!("{micros:.1}"),
        },
        floor.as_ref().map_or_else(none, |floor| format!("{:.1}", floor.cpu_micros_per_move)),
        floor.as_ref().map_or_else(none, |floor| format!("{:.2}×", floor.ratio)),
        format!("{:.2}", delays.p50),
        floor.as_ref().map_or_else(none, |floor| format!("{:.2}", floor.delays.p50)),
        format!("{:.2}", delays.p99),
        floor.as_ref().map_or_else(none, |floor| format!("{:.2}", floor.delays.p99)),
        format!("{:.1}", delays.max),
        format!("{:.2}", figures.frames_per_move),
        figures.view_bytes.to_string(),
        format!(
            "{:.0}→{:.0}",
            mebibytes(figures.resident_before),
            mebibytes(figures.resident_after)
        ),
        format!("{:.2}+{:.2}", figures.server_cores, figures.generator_cores),
    ]
}

fn none() -> String {
    "–".into()
}

/// Writes what memory is needed for.
pub(crate) fn memory(footprint: &Footprint) -> String {
    let Footprint { connection, room, game } = footprint;
    let [connection, room, game] = [connection, room, game].map(|bytes| bytes / 1024.0);
    format!(
        "memory: {connection:.1} KB per idle connection, {room:.1} KB per idle live room, \
         {game:.1} KB more for a game that has begun"
    )
}

/// Writes the figures as a table, one line for each setting.
pub(crate) fn table(all: &[Figures]) -> String {
    let rows: Vec<_> =
        std::iter::once(COLUMNS.map(str::to_owned)).chain(all.iter().map(row)).collect();
    let widths: Vec<usize> = (0..COLUMNS.len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in &rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        text.push_str(&cells.collect::<Vec<_>>().join("  "));
        text.push('\n');
    }
    for figures in all {
        for (code, count) in &figures.refused {
            let _ = writeln!(text, "{} rooms: {count} commands refused: {code}", figures.rooms);
        }
        if figures.still_rooms > 0 {
            let _ = writeln!(
                text,
                "{} rooms: nothing was done at {}",
                figures.rooms, figures.still_rooms
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Figures {
        Figures {
            nodes: 1,
            rooms: 50,
            think_seconds: 1.0,
            slow_readers: false,
            idle_connections: 0,
            moves_per_second: 1234.4,
            cpu_micros_per_move: 44.44,
            engine_micros_per_move: 0.0,
            floor: Some(Floor {
                cpu_micros_per_move: 22.22,
                ratio: 2.0,
                delays: Delays { p50: 0.5, p99: 1.25, max: 2.0 },
            }),
            delays: Delays { p50: 1.0, p99: 2.5, max: 12.25 },
            frames_per_move: 5.0,
            view_bytes: 1500,
            resident_before: 30 << 20,
            resident_after: 31 << 20,
            server_cores: 0.5,
            generator_cores: 0.25,
            still_rooms: 0,
            refused: BTreeMap::from([("too_fast".into(), 3)]),
        }
    }

    #[test]
    fn columns_stand_under_their_names() {
        let few = Figures { rooms: 1, think_seconds: 0.0, floor: None, ..figures() };
        let text = table(&[figures(), few]);
        let lines: Vec<&str> = text.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines[..3].iter().all(|line| line.chars().count() == width), "{text}");
        let column = |line: &str, name| {
            let end = lines[0].find(name).expect("a column") + str::len(name);
            let characters = lines[0][..end].chars().count();
            let upto: String = line.chars().take(characters).collect();
            upto.split_whitespace().last().map(str::to_owned)
        };
        assert_eq!(column(lines[1], "ratio").as_deref(), Some("2.00×"));
        assert_eq!(column(lines[1], "p99 ms  floor").as_deref(), Some("1.25"));
        assert_eq!(column(lines[1], "MB").as_deref(), Some("30→31"));
        assert_eq!(column(lines[2], "ratio").as_deref(), Some("–"));
        assert_eq!(column(lines[2], "p99 ms").as_deref(), Some("2.50"));
        assert_eq!(lines[3], "50 rooms: 3 commands refused: too_fast");
    }

    #[test]
    fn delays_are_summed_up() {
        let delays = Delays::of((1..=1000).map(|delay| delay * 1000)).expect("a histogram");
        assert!((delays.p50 - 500.0).abs() < 1.0, "{delays:?}");
        assert!((delays.p99 - 990.0).abs() < 1.0, "{delays:?}");
        assert!((delays.max - 1000.0).abs() < 1.0, "{delays:?}");
    }
}
