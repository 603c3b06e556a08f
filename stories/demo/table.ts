import { Match } from '../../src/match/index.js';
import type { DiceMode, OptionSpec } from '../../src/match/index.js';
import { gameOf } from './games.js';
import type { GameId } from './games.js';

export const MODES = ['play', 'replay', 'diagram'] as const;
export type Mode = (typeof MODES)[number];

/** A game that can be written into a link, a tag or a frame. */
export interface Table {
  readonly game: GameId;
  /** Who plays, in the words of the attribute; whoever usually does by default. */
  readonly seats?: string | undefined;
  /** The options that differ from their defaults, as attribute values. */
  readonly options: Readonly<Record<string, string>>;
  readonly names: string;
  readonly dice: DiceMode;
  readonly mode: Mode;
  /** Contains seats and options. */
  readonly record?: string | undefined;
  readonly ply?: number | undefined;
}

/** A game that has not started. */
export const newTable = (game: GameId, part: Partial<Table> = {}): Table => ({
  game,
  options: {},
  names: '',
  dice: 'tap',
  mode: 'play',
  ...part,
});

type Spec = OptionSpec<boolean> | OptionSpec<unknown>;

/** The options of a game, in the order of its own table. */
export const optionsOf = (id: GameId): [name: string, spec: Spec][] =>
  Object.entries(gameOf(id).game.options as Record<string, Spec>);

/** An option as an attribute value. */
export function writeOption(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * An option from its text.
 * @returns `undefined` if the game has no such value
 */
export function readOption(spec: Spec, text: string): unknown {
  if (spec.type !== 'data') {
    const values: unknown[] = spec.type === 'choice' ? [...spec.values] : [true, false];
    return values.find((value) => writeOption(value) === text);
  }
  try {
    return spec.read(text);
  } catch {
    return undefined;
  }
}

/** The options of a game that differ from their defaults. */
export function unusualOptions(id: GameId, options: Readonly<Record<string, unknown>>): Record<string, string> {
  const unusual: Record<string, string> = {};
  for (const [name, spec] of optionsOf(id)) {
    const text = writeOption(options[name]);
    if (text !== writeOption(spec.defaultBy?.(options) ?? spec.default)) unusual[name] = text;
  }
  return unusual;
}

/** The attribute of an option. Tricubo’s printed sides have an attribute of their own. */
export function attributeName(option: string, text: string): string {
  if (option === 'sheet' && /^[A-Z]$/.test(text)) return 'side';
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether somebody in these seats is a computer player, which records do not say. */
export const hasComputer = (seats: string | undefined): seats is string => seats?.includes('computer') ?? false;

/** The attributes that make an element show a table, without defaults. */
export function attributesOf({ game, seats, options, names, dice, mode, record, ply }: Table): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (mode !== 'play') attributes['mode'] = mode;
  if (names) attributes['names'] = names;
  if (dice !== 'tap') attributes['dice'] = dice;
  if (record !== undefined) {
    attributes['record'] = record;
    if (ply !== undefined) attributes['ply'] = String(ply);
    if (mode === 'play' && hasComputer(seats)) attributes['seats'] = seats;
    return attributes;
  }
  if (seats !== undefined && seats !== gameOf(game).usualSeats) attributes['seats'] = seats;
  for (const [name, text] of Object.entries(options)) attributes[attributeName(name, text)] = text;
  return attributes;
}

/**
 * The game of a record.
 * @throws GameError
 */
export const matchOf = (id: GameId, record: string): Match => Match.fromRecord(gameOf(id).game, record);
