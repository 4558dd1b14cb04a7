/**
 * What a player does besides placing islands, each where the page offers it. A deed returns false, and
 * has done nothing, where it is not offered.
 */
import { expect } from '@playwright/test';
import type { GamePage } from './game';

/** What can be pressed at the moment, read from the page once for all deeds. */
export interface Offered {
  /** What the buttons beside the hand say. */
  readonly buttons: readonly string[];
  /** The names of the cards in hand, if they can be used for anything. */
  readonly cards: readonly string[];
}

export type Deed = (game: GamePage, offered: Offered) => Promise<boolean>;

function isOffered({ buttons }: Offered, name: string | RegExp): boolean {
  return buttons.some((button) => (typeof name === 'string' ? button === name : name.test(button)));
}

/** Presses a button, if it is there, and then the one that it leads to. */
async function pressed(
  game: GamePage,
  offered: Offered,
  name: string | RegExp,
  confirm?: string | RegExp,
): Promise<boolean> {
  if (!isOffered(offered, name)) return false;
  await game.press(game.button(name));
  if (confirm !== undefined) await game.press(game.button(confirm));
  return true;
}

const playStart: Deed = (game, offered) => pressed(game, offered, game.words.game.playStart);

const playFinish: Deed = async (game, offered) => {
  const { playFinish: name } = game.words.game;
  if (!(await pressed(game, offered, name))) return false;
  // It asks once more, with a button of the same name.
  await expect(game.picked).toHaveCount(1);
  await game.press(game.button(name));
  return true;
};

/** The rocks go to another row, or a purple storm to a first one. */
const chooseRow: Deed = async (game) => {
  const { rows, rowConfirm } = game.words.variants;
  const phase = await game.phase();
  if (phase !== 'rocks' && phase !== 'storm_purple') return false;
  await game.choose(game.dock.getByRole('radiogroup', { name: rows }).getByRole('radio').last());
  await game.press(game.button(rowConfirm));
  return true;
};

const faceStorm: Deed = (game, offered) => pressed(game, offered, game.words.variants.face);

/** A yellow storm leaves three cards. */
const reduceHand: Deed = async (game, offered) => {
  const { discard: name } = game.words.game;
  if (!isOffered(offered, name)) return false;
  await game.pickUntilEnabled(game.button(name));
  await game.press(game.button(name));
  return true;
};

/** An island on an explorer cell is paid for with what the page suggests. */
const payLater: Deed = (game, offered) => pressed(game, offered, game.words.variants.explorerPay);

const pass: Deed = (game, offered) => pressed(game, offered, game.words.variants.pass);

/** What must be done before anything else, wherever it is offered. */
export const DUTIES: readonly Deed[] = [
  faceStorm,
  chooseRow,
  reduceHand,
  payLater,
  pass,
  playStart,
  playFinish,
];

/** Pays for leaving the rocks where they are. */
export const keepRocks: Deed = async (game, offered) => {
  const { keepRocks: name, keepConfirm } = game.words.variants;
  if (!(await pressed(game, offered, name))) return false;
  await game.pickUntilEnabled(game.button(keepConfirm));
  await game.press(game.button(keepConfirm));
  return true;
};

export const discardTwo: Deed = async (game, offered) => {
  if (!isOffered(offered, game.words.game.discardTwo)) return false;
  await game.discardTwo();
  return true;
};

/** Selects a card of the hand, aims it at the first cell that is offered, and confirms. */
async function aimed(
  game: GamePage,
  offered: Offered,
  card: RegExp,
  cells: RegExp,
  confirm: string | RegExp,
): Promise<boolean> {
  if (!offered.cards.some((name) => card.test(name))) return false;
  // Not a card of those of which some are to be picked now.
  if (await game.card(card).isDisabled()) return false;
  await game.select(game.card(card));
  const cell = game.page.getByRole('gridcell', { name: cells }).first();
  if (!(await cell.isVisible())) return false;
  await game.press(cell);
  await game.press(game.button(confirm));
  return true;
}

export const useMonster: Deed = (game, offered) => {
  const { monster, takenByMonster, monsterConfirm } = game.words.variants;
  return aimed(game, offered, monster, takenByMonster, monsterConfirm);
};

/** Takes a storm off an explorer cell. */
export const useCompass: Deed = (game, offered) => {
  const { compass, stormTaken, stormTakenConfirm } = game.words.variants;
  return aimed(game, offered, compass, stormTaken, stormTakenConfirm);
};

export const placeWild: Deed = (game, offered) => {
  const { variants, game: words } = game.words;
  return aimed(game, offered, variants.wild, variants.wildHere, words.place);
};

/** Discards a card to turn over the first island. */
export const turnOver: Deed = async (game, offered) => {
  const { turnOver: name, turnedOver, turnOverConfirm } = game.words.variants;
  if (offered.cards.length === 0) return false;
  await game.select(game.hand.first());
  const button = game.button(name);
  if (!(await button.isVisible())) return false;
  await game.press(button);
  await game.press(game.page.getByRole('gridcell', { name: turnedOver }).first());
  await game.press(game.button(turnOverConfirm));
  return true;
};

export const swapHand: Deed = (game, offered) => {
  const { swap, swapConfirm } = game.words.variants;
  return pressed(game, offered, swap, swapConfirm);
};

/** Spends an earned compass on the first storm. */
export const endStorm: Deed = async (game) => {
  const { talk, spend } = game.words.variants;
  const open = game.page.getByRole('button', { name: talk });
  if (!(await open.isVisible())) return false;
  await game.press(open);
  await game.press(game.page.getByRole('dialog').getByRole('button', { name: spend }).first());
  return true;
};

/** What is done where no island is placed. */
export const LAST_RESORTS: readonly Deed[] = [
  discardTwo,
  useMonster,
  placeWild,
  useCompass,
  turnOver,
  swapHand,
  endStorm,
];
