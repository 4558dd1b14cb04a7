//! Pictures of finished seas, for the previews of links to their replays.
//!
//! The parts come with the client, all in the same colours: an empty picture, and below it a tile for whatever a cell
//! can hold. A picture is the former with tiles laid on it, so that nothing has to be drawn here.

use crate::http::{assets, pages::template::PICTURE};
use crate::ops::process::lock;
use axum::body::Bytes;
use lru::LruCache;
use png::{BitDepth, ColorType, Decoder, Encoder, EncodingError};
use rules::{
    Game,
    tranquility::{Tranquility, wire::view::Public},
};
use std::{
    io::Cursor,
    num::NonZeroUsize,
    sync::{LazyLock, Mutex},
};

/// The client's file with the parts.
const PARTS: &str = "previews/sea-parts.png";
/// The width and height of a picture, in pixels; the parts are as wide.
const WIDTH: usize = PICTURE.0 as usize;
const HEIGHT: usize = PICTURE.1 as usize;
/// The distance between two tiles, in pixels: so many columns and lines of the largest grids fit in.
const TILE: usize = 86;
/// The tiles that follow those of the islands 1 to 80.
const WILD: usize = 80;
const EMPTY: usize = 81;

/// How many pictures are kept, of some 50 KB each.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// The pictures that were made lately, by names that their games alone have.
pub(crate) struct Seas(Mutex<LruCache<String, Bytes>>);

impl Default for Seas {
    fn default() -> Seas {
        Seas(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Seas {
    pub(crate) fn find(&self, name: &str) -> Option<Bytes> {
        lock(&self.0).get(name).cloned()
    }

    pub(crate) fn keep(&self, name: String, picture: Bytes) {
        lock(&self.0).put(name, picture);
    }
}

static FOUND: LazyLock<Option<Parts>> = LazyLock::new(|| Parts::read(assets::file(PARTS)?));

/// The parts of pictures.
struct Parts {
    /// The colours, three bytes each.
    palette: Vec<u8>,
    /// The opacity of the first colours; the others are opaque.
    opacity: Vec<u8>,
    /// The colour of each pixel.
    pixels: Vec<u8>,
}

/// Whether games of that id have such pictures: without the client none has.
pub(crate) fn are_of(game: &str) -> bool {
    game == Tranquility::ID && FOUND.is_some()
}

/// The picture of a sea as a PNG file; `None` without the client, or if the sea is too large.
pub(crate) fn of(game: &Public) -> Option<Vec<u8>> {
    let parts = FOUND.as_ref()?;
    parts.file(&parts.with_tiles(game)?).ok()
}

impl Parts {
    /// Reads the client's file; `None` if it is not what its build makes.
    fn read(file: impl AsRef<[u8]>) -> Option<Parts> {
        let mut reader = Decoder::new(Cursor::new(file)).read_info().ok()?;
        let info = reader.info();
        let is_indexed = (info.color_type, info.bit_depth) == (ColorType::Indexed, BitDepth::Eight);
        if !is_indexed || info.width != PICTURE.0 {
            return None;
        }
        let palette = info.palette.as_deref()?.to_vec();
        let opacity = info.trns.as_deref().unwrap_or_default().to_vec();
        let mut pixels = vec![0; reader.output_buffer_size()?];
        reader.next_frame(&mut pixels).ok()?;
        Some(Parts { palette, opacity, pixels })
    }

    /// The pixels of an empty picture with the tiles of all cells.
    fn with_tiles(&self, game: &Public) -> Option<Vec<u8>> {
        let lines = game.grid.layout().lines;
        let columns = lines.iter().map(|line| usize::from(line.indent + line.length)).max()?;
        let levels = lines.iter().map(|line| usize::from(line.level) + 1).max()?;
        let left = WIDTH.checked_sub(columns * TILE)? / 2;
        let top = HEIGHT.checked_sub(levels * TILE)? / 2;
        let mut pixels = self.pixels.get(..WIDTH * HEIGHT)?.to_vec();
        for line in lines {
            let y = top + (levels - 1 - usize::from(line.level)) * TILE;
            for place in 0..line.length {
                let cell = line.first + place;
                let tile = match game.cells.get(usize::from(cell))? {
                    _ if game.wilds.contains(&cell) => WILD,
                    Some(island) => usize::from(*island).checked_sub(1)?,
                    None => EMPTY,
                };
                let x = left + usize::from(line.indent + place) * TILE;
                self.lay(tile, &mut pixels, (x, y))?;
            }
        }
        Some(pixels)
    }

    /// Lays the opaque pixels of a tile on a picture.
    fn lay(&self, tile: usize, pixels: &mut [u8], (x, y): (usize, usize)) -> Option<()> {
        let in_row = WIDTH / TILE;
        let (from_x, from_y) = (tile % in_row * TILE, HEIGHT + tile / in_row * TILE);
        for row in 0..TILE {
            let from = (from_y + row) * WIDTH + from_x;
            let to = (y + row) * WIDTH + x;
            let tile = self.pixels.get(from..from + TILE)?;
            for (pixel, colour) in pixels.get_mut(to..to + TILE)?.iter_mut().zip(tile) {
                if self.opacity.get(usize::from(*colour)).is_none_or(|opacity| *opacity > 127) {
                    *pixel = *colour;
                }
            }
        }
        Some(())
    }

    /// The file of a picture.
    fn file(&self, pixels: &[u8]) -> Result<Vec<u8>, EncodingError> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, PICTURE.0, PICTURE.1);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(&self.palette);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(pixels)?;
        writer.finish()?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::replay;

    const FILE: &[u8] = include_bytes!("../../../../web/public/previews/sea-parts.png");
    const WON: &str = include_str!("../../../record/tests/records/good/won_2.json");
    const PYRAMID: &str = include_str!("../../../record/tests/records/good/pyramid_won_2.json");

    /// The last position of a game.
    fn end(record: &str) -> Public {
        let actions = replay::replay(record).unwrap().actors.len() - 1;
        let view = replay::views(record, replay::Viewpoint::Table, actions..actions + 1).unwrap();
        serde_json::from_str(view[0].game.get()).unwrap()
    }

    /// How many pixels differ between a tile and what lies at a place, of 66 × 66 in their middle.
    fn differing(parts: &Parts, picture: &[u8], tile: usize, (x, y): (usize, usize)) -> usize {
        let from = (tile % 13 * 86, 630 + tile / 13 * 86);
        let pixels = |pixels: &[u8], (x, y): (usize, usize)| -> Vec<u8> {
            (10..76).flat_map(|row| pixels[(y + row) * 1200 + x + 10..][..66].to_vec()).collect()
        };
        let (one, other) = (pixels(&parts.pixels, from), pixels(picture, (x, y)));
        one.iter().zip(&other).filter(|(one, other)| one != other).count()
    }

    #[test]
    fn every_cell_shows_what_lies_there() {
        let parts = Parts::read(FILE).expect("the parts");
        let won = end(WON);
        let file = parts.file(&parts.with_tiles(&won).expect("a picture")).expect("a file");
        let picture = Parts::read(file).expect("a picture of the same kind").pixels;
        assert_eq!(picture.len(), 1200 * 630);
        for (cell, island) in won.cells.iter().enumerate() {
            let island = usize::from(island.expect("a full sea"));
            let (column, level) = (cell % 6, cell / 6);
            let at = (342 + column * 86, 57 + (5 - level) * 86);
            assert_eq!(differing(&parts, &picture, island - 1, at), 0, "cell {cell}");
            assert!(differing(&parts, &picture, EMPTY, at) > 1_000, "cell {cell}");
        }
        // Eleven columns at the bottom, one cell at the top.
        let pyramid = parts.with_tiles(&end(PYRAMID)).expect("a wider sea fits");
        assert_eq!(differing(&parts, &pyramid, EMPTY, (127, 57)), 66 * 66);
    }
}
