import { readGameLink } from '../../src/match/game-link.js';
import type { GameLink } from '../../src/match/game-link.js';
import { DICE_MODES, GameError } from '../../src/match/index.js';
import { linkedGameId } from '../../src/match/linked-game-id.js';
import { PLAYER_WORDS } from '../../src/match/players.js';
import { gameOf, isGameId } from './games.js';
import type { GameId } from './games.js';
import { LANGS, SCHEMES, SKINS } from './look.js';
import type { Look } from './look.js';
import { MODES, attributeName, hasComputer, matchOf, newTable, optionsOf, readOption } from './table.js';
import type { Table } from './table.js';

/** The first part of a link that cannot be used. */
export interface Trouble {
  readonly what: 'game' | 'rule' | 'record';
  /** The faulty part, shortened; for a record, the reason in English. */
  readonly said: string;
}

export interface ReadLink {
  /** `undefined` if the link names no known game. */
  readonly table?: Table;
  readonly look: Partial<Look>;
  readonly trouble?: Trouble | undefined;
}

const brief = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);

/** Writes a table and a look as the hash of a link, without defaults. The record is last, because it is long. */
export function makeLink(table: Table, look: Partial<Look> = {}): string {
  const { game, seats, options, names, dice, mode, record, ply } = table;
  const fields = new URLSearchParams({ game });
  for (const [name, value] of Object.entries(look)) fields.set(name, value);
  if (mode !== 'play') fields.set('mode', mode);
  if (dice !== 'tap') fields.set('dice', dice);
  if (names) fields.set('names', names);
  if (record === undefined) {
    if (seats !== undefined && seats !== gameOf(game).usualSeats) fields.set('seats', seats);
    for (const [name, text] of Object.entries(options)) fields.set(attributeName(name, text), text);
  } else {
    if (ply !== undefined) fields.set('ply', String(ply));
    if (hasComputer(seats)) fields.set('seats', seats);
    fields.set('record', record);
  }
  return `#${fields.toString()}`;
}

/** Reads such a hash. Never throws: ignores what cannot be used, and reports the first such part. */
export function readLink(hash: string): ReadLink {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const look = readLook(fields);
  if (isGameId(linkedGameId(hash))) return { look, ...readShared(hash) };
  const game = fields.get('game');
  if (!game) return { look };
  if (!isGameId(game)) return { look, trouble: { what: 'game', said: brief(game) } };
  const table = newTable(game, {
    names: fields.get('names') ?? '',
    dice: oneOf(DICE_MODES, fields.get('dice')) ?? 'tap',
    mode: oneOf(MODES, fields.get('mode')) ?? 'play',
  });
  const record = fields.get('record');
  return { look, ...(record === null ? withRules(table, fields) : withRecord(table, record, fields)) };
}

/** Reads a link of the Share tool. */
function readShared(hash: string): Pick<ReadLink, 'table' | 'trouble'> {
  try {
    const { game, record, names, ply } = readGameLink(hash) as GameLink;
    return withRecord(
      newTable(game as GameId, { mode: 'replay', names }),
      record,
      new URLSearchParams({ ply: String(ply) }),
    );
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { trouble: { what: 'record', said: brief(error.message) } };
  }
}

function readLook(fields: URLSearchParams): Partial<Look> {
  const lang = oneOf(LANGS, fields.get('lang'));
  const skin = oneOf(SKINS, fields.get('skin'));
  const scheme = oneOf(SCHEMES, fields.get('scheme'));
  return { ...(lang && { lang }), ...(skin && { skin }), ...(scheme && { scheme }) };
}

interface Checked {
  readonly table: Table;
  readonly trouble?: Trouble | undefined;
}

function withRules(table: Table, fields: URLSearchParams): Checked {
  const options: Record<string, string> = {};
  let trouble: Trouble | undefined;
  const refuse = (name: string, text: string) => (trouble ??= { what: 'rule', said: brief(`${name}=${text}`) });
  for (const [name, spec] of optionsOf(table.game)) {
    for (const attribute of new Set([attributeName(name, ''), attributeName(name, 'A')])) {
      const text = fields.get(attribute);
      if (text === null) continue;
      if (readOption(spec, text) === undefined) refuse(attribute, text);
      else options[name] = text;
    }
  }
  return { table: { ...table, ...readSeats(table.game, fields.get('seats'), refuse), options }, trouble };
}

function readSeats(game: GameId, text: string | null, refuse: (name: string, text: string) => void): Partial<Table> {
  if (text === null) return {};
  const { min, max } = gameOf(game).game.seats;
  const words = text.split(' ');
  const isPossible = words.length >= min && words.length <= max && words.every((word) => PLAYER_WORDS.includes(word));
  if (isPossible) return { seats: text };
  refuse('seats', text);
  return {};
}

function withRecord(table: Table, record: string, fields: URLSearchParams): Checked {
  const plyText = fields.get('ply');
  try {
    const { length, seats: count } = matchOf(table.game, record);
    const seats = fields.get('seats') ?? undefined;
    const words = seats?.split(' ') ?? [];
    const areThere = words.length === count && words.every((word) => PLAYER_WORDS.includes(word));
    const ply = plyText === null ? undefined : Number(plyText);
    const isThere = ply !== undefined && Number.isInteger(ply) && ply >= 0 && ply <= length;
    return { table: { ...table, ...(areThere && { seats }), record, ply: isThere ? ply : undefined } };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { table: { ...table, mode: 'play' }, trouble: { what: 'record', said: brief(error.message) } };
  }
}
