import { expect } from 'chai';
import { tricuboHelp } from '../../src/elements/tricubo-sheet/help.js';
import { SHEETS, rankOf, totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../src/games/tricubo/index.js';
import { SEATS, SOLO_ROUNDS } from '../../src/games/tricubo/rules.js';
import { END_BONUS, scoreLines } from '../../src/games/tricubo/score.js';
import { crossesIn, valueAt } from '../../src/games/tricubo/sheet.js';
import { Match } from '../../src/match/index.js';
import type { HelpFigure, HelpSection } from '../../src/locales/help.js';
import type { TricuboHelp } from '../../src/locales/tricubo/help/terms.js';
import { tricuboLanguages } from '../../src/locales/tricubo/index.js';
import { en } from '../../src/locales/tricubo/en.js';

const { figures, texts } = tricuboHelp;
const RANKS = [0, 1, 2, 3, 4] as const;

const load = (code: string) => texts[code]?.() as Promise<TricuboHelp>;
const numbersIn = (text: string): number[] =>
  (text.match(/−?\d+/g) ?? []).map((found) => Number(found.replace('−', '-')));
const inText = ({ text }: HelpSection): number[] => numbersIn(text.join(' '));
const inCaption = ({ caption }: HelpFigure): number[] => numbersIn(caption);

const pictured = (position = ''): TricuboMarks => tricubo.parsePosition(position).sheets[0] as TricuboMarks;
const pointsOf = (marks: TricuboMarks, code: string): number[] =>
  scoreLines(SHEETS.A, marks)
    .filter((line) => line.code === code)
    .map(({ points }) => points);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

for (const code of Object.keys(texts)) {
  describe(`the help of Tricubo in ${code} is true:`, () => {
    it('the die is taken as the picture shows it, and the others are left', async () => {
      const match = Match.fromRecord<TricuboState, TricuboMove>(tricubo, figures.draft?.['record'] ?? '');
      const { roll, taken, sheets } = match.state;
      expect(taken).to.equal('L');
      const [large, medium, small] = roll ?? [];
      expect(crossesIn(sheets[0] as TricuboMarks, large ?? 0)).to.equal(3);
      expect(inCaption((await load(code)).draft)).to.deep.equal([large, large, medium, small]);
    });

    it('rows are scored as the picture shows it, and crossed further', async () => {
      const marks = pictured(figures.interim?.['position']);
      const now = valueAt(SHEETS.A, crossesIn(marks, 2));
      expect(inCaption((await load(code)).interim)).to.have.members([6, 1, 2, ...pointsOf(marks, 'interim'), 2, now]);
    });

    it('the example adds up', async () => {
      const marks = pictured(figures.score?.['position']);
      const parts = ['interim', 'final'].map((part) => pointsOf(marks, part));
      const added = parts.flatMap((points) => [...points, sum(points)]);
      const rest = [pointsOf(marks, 'fields'), pointsOf(marks, 'end'), [totalOf(SHEETS.A, marks)]].flat();
      expect(inCaption((await load(code)).score)).to.deep.equal([...added, ...rest]);
    });

    it('numbers of players, rounds and points are those of the rules', async () => {
      const help = await load(code);
      expect(SEATS).to.deep.equal({ min: 1, max: 5 });
      expect(inText(help.setUp)).to.deep.equal([1, 2]);
      expect(inText(help.rows)).to.be.empty;
      expect(inText(help.fields)).to.have.members([1, 5, 6, SHEETS.A.fieldPoints.at(-1)]);
      expect(inText(help.end)).to.deep.equal([END_BONUS]);
      expect(inText(help.sides)).to.deep.equal([SHEETS.B.fieldPoints.at(-1)]);
      expect(inText(help.solo).slice(0, 2)).to.deep.equal([END_BONUS, SOLO_ROUNDS]);
    });

    it('ranks begin and end where they are said to, in their order', async () => {
      const [, text = ''] = (await load(code)).solo.text;
      const [novice = 0, ...others] = numbersIn(text);
      const [apprentice = 0, journeyman = 0, master = 0, above = 0] = others;
      expect(others).to.have.lengthOf(4);
      expect([novice, apprentice, journeyman, master, above + 1].map((total) => rankOf(SHEETS.A, total))).to.deep.equal(
        RANKS,
      );
      expect(
        [novice + 1, apprentice - 1, journeyman - 1, master - 1, above].map((total) => rankOf(SHEETS.A, total)),
      ).to.deep.equal([1, 0, 1, 2, 3]);
      const terms = code === 'en' ? en : await tricuboLanguages.others[code]?.();
      // `Grandmaster` has `master` in it.
      const places = RANKS.map((rank) => text.search(new RegExp(`\\b${terms?.[`tricubo.rank.${rank}`] ?? ''}`)));
      expect(places).to.deep.equal([...places].sort((a, b) => a - b));
      expect(Math.min(...places)).to.be.at.least(0);
    });

    it('moves are written like that', async () => {
      const text = (await load(code)).byNotation.text.join(' ');
      const kindOf = (move: string) => tricubo.parseMove(move).kind;
      for (const [move, kind] of Object.entries({
        L: 'row',
        Lc: 'field',
        Lt: 'field',
        'M:2,5': 'interim',
        JM: 'row',
        '@2': 'start',
        '-': 'pass',
      })) {
        expect(text).to.contain(move);
        expect(kindOf(move)).to.equal(kind);
      }
    });
  });
}
