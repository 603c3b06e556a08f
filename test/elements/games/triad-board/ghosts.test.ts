import { expect } from '@open-wc/testing';
import { cellName } from '../../../../src/games/triad/board.js';
import { triad } from '../../../../src/games/triad/index.js';
import type { TriadMove } from '../../../../src/games/triad/index.js';
import { TriadPage } from './page.js';
import { CROWDED, HEMMED_IN, ROOM_FOR_ONE, START, TRIAD_AHEAD, TWO_TRIADS_AHEAD, WIN_AHEAD } from './positions.js';

type Way = Extract<TriadMove, { kind: 'move' | 'step' }>;

const POSITIONS = [
  START,
  CROWDED,
  HEMMED_IN,
  TRIAD_AHEAD,
  TWO_TRIADS_AHEAD,
  WIN_AHEAD,
  ROOM_FOR_ONE,
  'ccbbaa/6/6/B5/6/1ABBCC b 0-0',
];

/** The ways of a position by the name of the cell they begin on, as the rules know them. */
function waysByDie(position: string): Map<string, Way[]> {
  const state = triad.start(triad.parsePosition(position));
  const ways = triad
    .moves(state, state.turn)
    .filter((move): move is Way => move.kind !== 'roll' && move.kind !== 'turn');
  const byDie = new Map<string, Way[]>();
  for (const way of ways) byDie.set(cellName(way.from), [...(byDie.get(cellName(way.from)) ?? []), way]);
  return byDie;
}

/** Each die as it would lie after its ways, by the name of the cell. */
function dieAfter(position: string, ways: readonly Way[]): Record<string, string> {
  const state = triad.start(triad.parsePosition(position));
  const side = state.turn === 0 ? 'w' : 'b';
  const value = ({ kind, from, to }: Way) => {
    if (kind === 'step') return Math.abs(state.cells[from] ?? 0);
    const [file = 0, rank = 0] = [from % 6, Math.floor(from / 6)];
    return Math.max(Math.abs((to % 6) - file), Math.abs(Math.floor(to / 6) - rank));
  };
  return Object.fromEntries(ways.map((way) => [cellName(way.to), `${side}${value(way)}`]));
}

const makersOf = (ways: readonly Way[]) =>
  [...new Set(ways.filter(({ remove }) => remove !== undefined).map(({ to }) => to))]
    .sort((a, b) => a - b)
    .map(cellName);

describe('the ghosts of <triad-board>', () => {
  for (const position of POSITIONS) {
    it(`show exactly what the rules allow in ${position}`, async () => {
      const page = await TriadPage.open({ position });
      for (const [die, ways] of waysByDie(position)) {
        await page.clickCell(die);
        expect(page.ghosts, die).to.deep.equal(dieAfter(position, ways));
        expect(page.marked('triad'), die).to.deep.equal(makersOf(ways));
        await page.press('Escape');
      }
    });
  }

  it('say what they stand for', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    expect(page.label('c3')).to.equal('c3, empty, the die would show 2');
    expect(page.label('e3')).to.equal('e3, empty, the die would show 2, makes a triad');
  });
});
