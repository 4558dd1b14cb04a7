/** The sounds of a game for those who want them: cards, costs, its end. All of it is made by the browser. */
import { effect, untracked } from '@preact/signals';
import type { View } from '~/net/room/view';
import type { RoomStore } from '~/net/room/roomStore';
import { chime } from './chime';

/** A sound that a view brings with it. */
export type GameSound =
  /** A card, and how many were paid for it. */
  { readonly type: 'card'; readonly cost: number } | { readonly type: 'won' | 'lost' };

/** From now on, until the returned function is called. */
export function giveGameSounds({ view }: RoomStore): () => void {
  let before: View | null = null;
  return effect(() => {
    const now = view.value;
    untracked(() => {
      const sound = before && now && soundBetween(before, now);
      before = now;
      if (sound) void chime.sound((context) => make(context, sound));
    });
  });
}

interface Logged {
  readonly log: readonly { readonly type: string; readonly cost?: number }[];
  readonly log_length: number;
  readonly outcome?: { readonly result: string; readonly winners?: readonly number[] } | null;
}

/** The sound for all that a view has and the one before it had not; null where nothing is to be heard. */
export function soundBetween(before: View, now: View): GameSound | null {
  const [was, is] = [before.game, now.game] as (Logged | null)[];
  if (!was || !is || before.table.games !== now.table.games) return null;
  if (before.table.phase === 'playing' && now.table.phase === 'over' && !now.table.closed) {
    const { result, winners = [] } = is.outcome ?? { result: 'lost' };
    const { player } = now.you;
    const won =
      result === 'won' || (result === 'ranked' && (player === null || winners.includes(player)));
    return { type: won ? 'won' : 'lost' };
  }
  const count = is.log_length - was.log_length;
  if (now.table.phase !== 'playing' || count <= 0) return null;
  const moves = is.log.slice(-count).filter((line) => line.type !== 'concede');
  if (moves.length === 0) return null;
  return { type: 'card', cost: Math.max(...moves.map(({ cost = 0 }) => cost)) };
}

/** Seconds between two cards that are laid down. */
const BETWEEN_CARDS = 0.11;
/** In hertz: a chord that rises, and two tones that sink. */
const WON = [392, 523.25, 659.26, 783.99, 1046.5];
const LOST = [329.63, 261.63];

function make(context: AudioContext, sound: GameSound): Promise<unknown> {
  const start = context.currentTime;
  if (sound.type !== 'card') {
    const [tones, between] = sound.type === 'won' ? [WON, 0.13] : [LOST, 0.35];
    return Promise.all(tones.map((hertz, nth) => bell(context, hertz, start + nth * between, 1.6)));
  }
  const paid = Array.from({ length: sound.cost }, (_, nth) =>
    paper(context, start + (nth + 1) * BETWEEN_CARDS, 900),
  );
  return Promise.all([paper(context, start, 1900), ...paid]);
}

/** A card that is laid down: a breath of noise about a pitch. */
function paper(context: AudioContext, start: number, hertz: number): Promise<unknown> {
  const length = 0.09;
  const noise = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  const volume = context.createGain();
  volume.gain.value = 0.2;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start);
  return ended(source);
}

/** A tone with its octave, that fades for so many seconds. */
function bell(context: AudioContext, hertz: number, start: number, fade: number): Promise<unknown> {
  const tones = [hertz, 2 * hertz].map((pitch, nth) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = pitch;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06 / (1 + 3 * nth), start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fade);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + fade);
    return ended(oscillator);
  });
  return Promise.all(tones);
}

function ended(source: AudioScheduledSourceNode): Promise<unknown> {
  return new Promise((done) => source.addEventListener('ended', done));
}

/** So that they can be heard before they are chosen: a card that costs two. */
export function tryGameSounds(): void {
  chime.unlock();
  void chime.sound((context) => make(context, { type: 'card', cost: 2 }));
}
