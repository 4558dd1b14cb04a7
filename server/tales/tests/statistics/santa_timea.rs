//! The figures of Santa Timea.

use super::told::Count;
use proptest::prelude::*;
use rules::{
    Figures, Hidden, Seat,
    santa_timea::{
        Card,
        deal::TRICKS,
        tests::walk::settings,
        wire::{log::LogLine, view::LastTrickView},
    },
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_figures_agree_with_every_position(setting in settings()) {
        let mut lowest = vec![0_u8; setting.seats];
        let mut highest = vec![0_u8; setting.seats];
        let mut tricks = 0;
        let mut count = Count::new();
        setting.steps(|step, game, _| {
            let statistics = count.after(step, game);
            let public = game.public();
            assert_eq!(game.figures(), Figures { placed: public.sheet.len() as u8, of: 5 });
            let ended = public.last_trick.as_ref().map_or(0, |LastTrickView { round, trick, .. }| {
                round * TRICKS as u8 + trick + 1
            });
            assert_eq!(statistics.tricks, ended);
            if let Some(LastTrickView { table, .. }) = &public.last_trick && ended > tricks {
                tricks = ended;
                let count = |counts: &mut Vec<u8>, seat: Option<Seat>| {
                    counts.iter_mut().enumerate().for_each(|(other, count)| {
                        *count += u8::from(seat == Some(Seat::at(other)));
                    });
                };
                count(&mut lowest, table.lowest);
                count(&mut highest, table.highest);
            }
            assert!(statistics.seats.iter().map(|seat| seat.tricks).eq(highest.iter().copied()));
            assert!(statistics.seats.iter().map(|seat| seat.lowest).eq(lowest.iter().copied()));
            let points = statistics.seats.iter().map(|seat| seat.points.iter().sum::<i32>());
            assert!(points.eq(public.points.iter().copied()));
        });
    }

    /// S-3.5, S-4.1
    #[test]
    fn all_winds_were_taken_or_set_aside(setting in settings()) {
        let (mut count, mut told) = (Count::new(), None);
        let game = setting.steps(|step, game, _| told = Some(count.after(step, game)));
        let statistics = told.unwrap();
        let winds: u8 = statistics.seats.iter().map(|seat| seat.winds).sum();
        prop_assert_eq!(usize::from(winds + statistics.set_aside), 5 * TRICKS);
        for (place, seat) in statistics.seats.iter().enumerate() {
            let scores = || game.board().sheet.iter().map(|round| &round[place]);
            prop_assert_eq!(usize::from(seat.winds), scores().map(|it| it.taken.len()).sum::<usize>());
            prop_assert_eq!(usize::from(seat.triplets), scores().map(|it| it.thrown.len()).sum::<usize>());
            let played = game.log().iter().filter(|line| {
                **line == LogLine::Play { seat: Seat::at(place), card: Card::Pirate }
            });
            prop_assert_eq!(usize::from(seat.pirates), played.count());
        }
    }
}
