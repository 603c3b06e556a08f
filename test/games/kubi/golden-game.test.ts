import { expect } from 'chai';
import { expectGolden, readGolden } from '../golden.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import { play, positionText, read, total } from './helpers.js';

const SEATS = 3;
const ply = (number: string, move: string, position: string): string =>
  `${number.padStart(3)}  ${move.padEnd(13)}  ${position}`;
const cells = (name: string, values: readonly (number | string)[]): string =>
  name.padEnd(8) + values.map((value) => String(value).padStart(6)).join('');

/** What each sum is worth at the end, and how that comes. */
function breakdown(state: KubiState, seat: number): string[] {
  const lines = kubi.score(state, seat);
  const points = lines.map((line) => line.points);
  return [
    '',
    cells(`seat ${seat}`, [...lines.map((line) => line.cells[0]), 'total']),
    cells('marks', [...lines.map(({ marks }) => marks), total(lines.map(({ marks }) => marks))]),
    cells('points', [...points, total(points)]),
  ];
}

/** The game as a person can follow it: each move, and all sheets after it. */
function transcript(moves: readonly string[]): string {
  let state = kubi.setup(SEATS);
  const lines = [ply('ply', 'move', 'position after it')];
  moves.forEach((text, i) => {
    const [actor, move] = read(state, text);
    const written = (actor === 'chance' ? '' : `#${actor} `) + kubi.makeMove(move);
    state = play(state, text);
    lines.push(ply(String(i + 1), written, positionText(state)));
  });
  const { winners = [], scores = [], reason = 'not over' } = kubi.outcome(state) ?? {};
  const seats = state.sheets.flatMap((_, seat) => breakdown(state, seat));
  return [...lines, ...seats, '', `${reason}: first ${winners.join(' and ')}, totals ${scores.join(', ')}`, ''].join(
    '\n',
  );
}

/** The moves of a transcript. */
const movesIn = (text: string): string[] =>
  Array.from(text.matchAll(/^ *\d+ {2}(#\d \S+|roll \d+)/gm), ([, move = '']) => move);

describe('a whole game', () => {
  const golden = readGolden('kubi/golden-game.txt');

  it('goes as it always went', () => {
    expectGolden('kubi/golden-game.txt', transcript(movesIn(golden)));
  });

  it('has a free ride, players who are done one after the other, and every kind of line', () => {
    const moves = movesIn(golden);
    const state = play(kubi.setup(SEATS), ...moves);
    const kinds = state.sheets.flatMap((_, seat) => kubi.score(state, seat).map(({ code }) => code));
    const lastPlies = state.sheets.map((_, seat) => moves.findLastIndex((move) => move.startsWith(`#${seat}`)));
    const rollsBefore = lastPlies.map((last) => moves.slice(0, last).filter((move) => move.startsWith('roll')).length);
    expect(moves.some((move) => move.includes('('))).to.equal(true);
    expect(new Set(rollsBefore)).to.have.property('size', SEATS);
    expect([...new Set(kinds)]).to.have.members(['unmarked', 'loss', 'even', 'gain', 'full']);
  });
});
