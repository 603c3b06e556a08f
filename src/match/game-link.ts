import { GameError } from '../games/game-error.js';
import { linkedGameId } from './linked-game-id.js';
import { makeRecordText } from './record/make-record-text.js';
import type { AnyGame, GameRecord } from './record/record.js';

/** A moment of a game, as the fragment of an address holds it. */
export interface GameLink {
  /** The game's id: `'triad'`. */
  readonly game: string;
  readonly record: string;
  readonly ply: number;
  /** In the form of the `names` attribute; empty without names. */
  readonly names: string;
}

/** The longest fragment that is written: messengers and mail cut longer addresses off. */
export const LINK_LIMIT = 6000;
/** The longest fragment that is read, so that no address keeps a page busy. */
export const LINK_READ_LIMIT = 50_000;
/** The longest name that a link can show in somebody else's page. */
const NAME_LIMIT = 24;

/**
 * Writes a moment of a game as a fragment: `#triad=triad+1;roll+112233+112233;a1a3&names=Ann,Bob&ply=2`. Comments are left out; of who decides
 * for a seat is said which ones are computer players. The ply comes last, because chats take punctuation at the end of an address for their own.
 * @returns `undefined` for a game that is too long for a link
 */
export function makeGameLink(
  record: GameRecord,
  game: AnyGame,
  { ply, names = '' }: { readonly ply: number; readonly names?: string },
): string | undefined {
  const moves = record.moves.map((move) => ({ ...move, comment: undefined }));
  const text = makeRecordText({ ...record, players: computersOf(record), comment: undefined, moves }, game);
  const named = names ? `&names=${encode(names)}` : '';
  const link = `#${record.game}=${encode(text.replaceAll('\n', ';'))}${named}&ply=${ply}`;
  return link.length > LINK_LIMIT ? undefined : link;
}

/** Whoever reads a link is no more remote than the others. */
function computersOf({ players = [] }: GameRecord): readonly string[] | undefined {
  const words = players.map((word) => (word.startsWith('computer') ? word : 'human'));
  return words.every((word) => word === 'human') ? undefined : words;
}

/**
 * Reads what {@link makeGameLink} writes. Whether the record can be played is not checked.
 * @returns `undefined` for other fragments
 * @throws GameError `bad-link`, `bad-ply`
 */
export function readGameLink(fragment: string): GameLink | undefined {
  const game = linkedGameId(fragment);
  if (game === undefined) return undefined;
  const { length } = fragment;
  if (length > LINK_READ_LIMIT) {
    const message = `the link has ${length} characters, expected at most ${LINK_READ_LIMIT}`;
    throw new GameError('bad-link', message, { length, limit: LINK_READ_LIMIT });
  }
  const fields = new Map(
    fragment
      .slice(1)
      .split('&')
      .map((field) => [field.replace(/=.*/s, ''), decode(field.replace(/^[^=]*=?/, ''))] as const),
  );
  const ply = fields.get('ply') ?? '0';
  if (!/^\d{1,6}$/.test(ply)) throw new GameError('bad-ply', 'the ply of the link is no number', { place: 'ply' });
  // A stranger's words have no place in the page.
  const record = withoutComments(fields.get(game) ?? '');
  return { game, record, ply: Number(ply), names: shortened(fields.get('names') ?? '') };
}

const withoutComments = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"?|\{[^}]*\}|\[[^\]]*\]/g, (part) => (part.startsWith('"') ? part : ''));

const shortened = (names: string): string =>
  names
    .split(',')
    .slice(0, 8)
    .map((name) => name.trim().slice(0, NAME_LIMIT))
    .join(', ');

/** Keeps characters readable that a fragment may contain, except those that chats and Markdown end an address at. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(3B|2C|3A|40|2F|3D)/g, decodeURIComponent)
    .replaceAll('%20', '+')
    .replace(/[!'()*~_]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new GameError('bad-link', 'the link is cut off or damaged', { place: 'link' });
  }
}
