import { expect } from 'chai';
import { cuboHelp } from '../../src/elements/cubo-grid/help.js';
import { cubo, scoreSquare } from '../../src/games/cubo/index.js';
import type { CuboMove, CuboSeat, CuboSquareScore } from '../../src/games/cubo/index.js';
import { cuboOptions } from '../../src/games/cubo/options.js';
import { LAST_SECONDS, ROUNDS, SEATS } from '../../src/games/cubo/rules.js';
import type { HelpFigure, HelpSection } from '../../src/locales/help.js';
import type { CuboHelp } from '../../src/locales/cubo/help/terms.js';

const { figures, texts } = cuboHelp;

const load = (code: string) => texts[code]?.() as Promise<CuboHelp>;
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const inText = ({ text }: HelpSection): number[] => numbersIn(text.join(' '));
const inCaption = ({ caption }: HelpFigure): number[] => numbersIn(caption);

const lineOf = ({ lines }: CuboSquareScore, name: string) => lines.find((line) => line.name === name);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

/** The top right cell, where the picture of the exchange has a red die make two lines. */
const TOP_RIGHT = 2;

for (const code of Object.keys(texts)) {
  describe(`the help of Cubo in ${code} is true:`, () => {
    it('the die of the picture makes of the square what is said', async () => {
      const state = cubo.start(cubo.parsePosition(figures.exchange?.['position'] ?? ''));
      const [{ square, taken }] = state.seats as [CuboSeat];
      const given = square[TOP_RIGHT];
      expect([taken?.colour, given?.colour]).to.deep.equal(['r', 'b']);
      const put: CuboMove = { kind: 'put', cell: TOP_RIGHT };
      const [laid] = cubo.play(state, 0, put).rounds;
      const [before, after] = [scoreSquare(square), scoreSquare(laid?.[0] ?? [])];
      const [row, column] = [lineOf(after, '1'), lineOf(after, 'c')];
      expect(row).to.include({ kind: 'street', isDouble: true, points: column?.points });
      expect(column).to.include({ kind: 'lane', isDouble: true });
      const said = [taken?.value, given?.value, row?.points, after.total, before.total];
      expect(inCaption((await load(code)).exchange)).to.have.ordered.members(said);
    });

    it('the example adds up', async () => {
      const { lines, total } = scoreSquare(figures.score?.['position'] ?? '');
      expect(lines.map(({ kind }) => kind)).to.deep.equal(Array.from(lines, () => 'street'));
      expect(lines.filter(({ isDouble }) => isDouble).map(({ name }) => name)).to.deep.equal(['1', '3']);
      const parts = [lines.slice(0, 3), lines.slice(3)].map((part) => part.map(({ points }) => points));
      const added = parts.flatMap((points) => [...points, sum(points)]);
      expect(inCaption((await load(code)).score)).to.deep.equal([...added, total]);
    });

    it('numbers of players, rounds and seconds are those of the rules', async () => {
      const help = await load(code);
      expect([SEATS.min, SEATS.max, ROUNDS]).to.deep.equal([1, 4, 6]);
      expect(inText(help.calling)).to.deep.equal([LAST_SECONDS]);
      expect(inText(help.practice)).to.deep.equal([cuboOptions.practiceSeconds.default]);
      for (const section of ['aim', 'setUp', 'building', 'exchange', 'score'] as const) {
        expect(inText(help[section]), section).to.be.empty;
      }
    });

    it('moves are written like that', async () => {
      const text = (await load(code)).byNotation.text.join(' ');
      const moves: Readonly<Record<string, CuboMove>> = {
        'swap a1c3': { kind: 'swap', cells: [0, 8] },
        a1c3: { kind: 'swap', cells: [0, 8] },
        roll: { kind: 'roll' },
        call: { kind: 'call' },
        'take 2': { kind: 'take', place: 2 },
        'take -': { kind: 'take', place: null },
        'put b1': { kind: 'put', cell: 1 },
        keep: { kind: 'keep' },
      };
      for (const [written, move] of Object.entries(moves)) {
        expect(text).to.contain(written);
        expect(cubo.parseMove(written)).to.deep.equal(move);
      }
    });
  });
}
