import { expect } from 'chai';
import { rulesInForce } from '../../src/elements/features/help/rules-in-force.js';
import { source as cuboHelp } from '../../src/elements/games/cubo-grid/words/help.js';
import { source as kubiHelp } from '../../src/elements/games/kubi-sheet/words/help.js';
import { source as triadHelp } from '../../src/elements/games/triad-board/words/help.js';
import { source as tricuboHelp } from '../../src/elements/games/tricubo-sheet/words/help.js';
import { source as triominoHelp } from '../../src/elements/games/triomino-table/words/help.js';
import { cubo, scoreSquare } from '../../src/games/cubo/index.js';
import type { CuboMove, CuboSeat, CuboSquareScore } from '../../src/games/cubo/index.js';
import { cuboOptions } from '../../src/games/cubo/options.js';
import { LAST_SECONDS } from '../../src/games/cubo/phase.js';
import { ROUNDS } from '../../src/games/cubo/rules.js';
import { SHEETS, rankOf, totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../src/games/tricubo/index.js';
import { SOLO_ROUNDS } from '../../src/games/tricubo/rules.js';
import { END_BONUS, scoreLines } from '../../src/games/tricubo/score.js';
import { crossesIn, valueAt } from '../../src/games/tricubo/sheet.js';
import { differencesOf, scorePlacement, tilesOf, triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove } from '../../src/games/triomino/index.js';
import { VARIANTS, triominoOptions } from '../../src/games/triomino/options.js';
import { handOf } from '../../src/games/triomino/phase.js';
import { help as cuboEnglish } from '../../src/locales/cubo/help/en.js';
import type { CuboHelp } from '../../src/locales/cubo/help/terms.js';
import type { HelpFigure, HelpSection } from '../../src/locales/help.js';
import { help as kubiEnglish } from '../../src/locales/kubi/help/en.js';
import { help as triadEnglish } from '../../src/locales/triad/help/en.js';
import { help as tricuboEnglish } from '../../src/locales/tricubo/help/en.js';
import type { TricuboHelp } from '../../src/locales/tricubo/help/terms.js';
import { help as triominoEnglish } from '../../src/locales/triomino/help/en.js';
import type { TriominoHelp } from '../../src/locales/triomino/help/terms.js';
import { Match } from '../../src/match/index.js';
import { loadersOf, termsIn } from './all-terms.js';
import type { Language } from './all-terms.js';
import { describeHelp } from './help-of.js';

const all = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

/** Languages may speak of the same in another order. */
const inAnyOrder = (pattern: RegExp) => (text: string) => all(pattern)(text).sort();

describeHelp({
  game: 'Triad',
  source: triadHelp,
  english: triadEnglish,
  words: loadersOf('triad'),
  examples: ['a1', 'f6', 'b1b4', 'b1b4xb4', 'b1=3', 'b1>b3'],
  keys: ['F', 'R', 'U'],
  buttons: {},
  facts: {
    'cells and moves': inAnyOrder(/\b[a-f][1-6]\b|b1[\w=>]+/g),
    dice: all(/\b[1-3]( [1-3])+\b/g),
  },
});

describeHelp({
  game: 'Kubi',
  source: kubiHelp,
  english: kubiEnglish,
  words: loadersOf('kubi'),
  examples: ['x126', '1|34|66', '1 34 66', '(2)|34|66'],
  keys: ['D', '1', '2', 'R', 'U'],
  buttons: {
    byHand: ['kubi.enter', 'tabletop.undo', 'tabletop.more', 'tabletop.allMoves'],
    onPaper: ['tabletop.printEmpty'],
  },
  facts: {
    moves: all(/x\d+|\(?\d\)?[| ]\d\d[| ]\d\d/g),
    dice: all(/\b[1-6]( [1-6])+\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});

describeHelp({
  game: 'Tricubo',
  source: tricuboHelp,
  english: tricuboEnglish,
  words: loadersOf('tricubo'),
  examples: ['L', 'M', 'S', 'Lc', 'Lt', 'M:2,5', 'JM', '@2', '-'],
  keys: ['L', 'M', 'S', 'R', 'U', 'Tab'],
  buttons: {
    solo: ['tricubo.rank.0', 'tricubo.rank.1', 'tricubo.rank.2', 'tricubo.rank.3', 'tricubo.rank.4'],
    byHand: ['tabletop.more', 'tabletop.undo'],
    onPaper: ['tabletop.printEmpty'],
  },
  facts: {
    moves: all(/\b[LMS](?:[ct]\b|:[\d,]+)|\bJM\b|@\d/g),
    'numbers in figures': inAnyOrder(/−?\b\d+\b/g),
  },
});

describeHelp({
  game: 'Cubo',
  source: cuboHelp,
  english: cuboEnglish,
  words: loadersOf('cubo'),
  examples: ['swap a1c3', 'a1c3', 'roll', 'call', 'take 2', 'take -', 'put b1', 'keep'],
  keys: ['X', 'N', 'K', 'A', 'B', 'C', 'Q', 'M', 'T', 'P', 'U', 'R', '0', '1', '2', '3', '4'],
  buttons: {
    calling: ['cubo.call'],
    practice: ['cubo.pause', 'cubo.goOn'],
    together: ['cubo.call'],
    byHand: ['cubo.rollAgain', 'cubo.call', 'cubo.takeNone', 'cubo.keep'],
  },
  facts: {
    'cells and moves': inAnyOrder(/\b(?:[abc][1-3]){1,2}\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});

describeHelp({
  game: 'Triomino',
  source: triominoHelp,
  english: triominoEnglish,
  words: loadersOf('triomino'),
  examples: ['012@3,-1', 'buy', 'pass', '012,055,344'],
  keys: ['B', 'P', 'L', 'C', 'T', 'U', 'R', '0'],
  buttons: { byHand: ['tabletop.more', 'tabletop.allMoves'] },
  facts: {
    'tiles and moves': inAnyOrder(/\b[0-5]{3}\b(?:@-?\d,-?\d)?|\b[0-5][-+][0-5][-+][0-5]\b/g),
    'numbers in figures': inAnyOrder(/\b\d+\b/g),
  },
});

describe('cubo help', () => {
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
        expect([cubo.seats.min, cubo.seats.max, ROUNDS]).to.deep.equal([1, 4, 6]);
        expect([...new Set(inText(help.calling))]).to.deep.equal([LAST_SECONDS]);
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
});

describe('tricubo help', () => {
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
        expect(tricubo.seats).to.deep.equal({ min: 1, max: 5 });
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
        expect(
          [novice, apprentice, journeyman, master, above + 1].map((total) => rankOf(SHEETS.A, total)),
        ).to.deep.equal(RANKS);
        expect(
          [novice + 1, apprentice - 1, journeyman - 1, master - 1, above].map((total) => rankOf(SHEETS.A, total)),
        ).to.deep.equal([1, 0, 1, 2, 3]);
        const terms = await termsIn('tricubo', code as Language);
        // `Grandmaster` has `master` in it.
        const places = RANKS.map((rank) => text.search(new RegExp(`\\b${terms[`tricubo.rank.${rank}`]}`)));
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
});

describe('triomino help', () => {
  const { figures, texts } = triominoHelp;
  const { goliath, pressman } = VARIANTS;

  const load = (code: string) => texts[code]?.() as Promise<TriominoHelp>;
  const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
  const inText = ({ text }: HelpSection): number[] => numbersIn(text.join(' '));
  const inCaption = ({ caption }: HelpFigure): number[] => numbersIn(caption);

  const parse = (text: string): TriominoMove => triomino.parseMove(text, { racks: [], turn: 0 });

  /** What a picture shows: the tile that is laid, and what lies there. */
  function shown(section: 'laying' | 'bridge' | 'hexagon') {
    const { position = '', placement = '' } = figures[section] ?? {};
    const move = parse(placement);
    if (move.kind !== 'lay') throw new Error(`${placement} lays no tile`);
    const { values } = move;
    // As the tile is spoken, from its lowest number.
    const numbers = Array.from([0, 1, 2], (i) => values.slice(i) + values.slice(0, i)).sort()[0] ?? '';
    const { laid } = triomino.parsePosition(position);
    return { tile: move, numbers: Array.from(numbers, Number), laid };
  }

  const scored = (section: 'bridge' | 'hexagon') => {
    const { tile, laid } = shown(section);
    return scorePlacement(laid, tile, { scoring: 'standard', ...goliath });
  };

  for (const code of Object.keys(texts)) {
    describe(`the help of Triomino in ${code} is true:`, () => {
      it('the tile that does not fit disagrees at its tip alone, as is said', async () => {
        const { tile, laid } = shown('laying');
        const differences = differencesOf(laid, tile);
        expect(differences).to.have.lengthOf(1);
        // The first number of a laid tile is the one at its tip.
        expect(differences[0]?.value).to.equal(Number(tile.values.charAt(0)));
        expect(inCaption((await load(code)).laying)).to.deep.equal([differences[0]?.value, differences[0]?.laid]);
      });

      it('the bridge is one, and earns what is said', async () => {
        const { numbers } = shown('bridge');
        const { bonus, bonusPoints } = scored('bridge');
        expect(bonus).to.equal('bridge');
        const help = await load(code);
        expect(inCaption(help.bridge)).to.deep.equal([...numbers, ...numbers, bonusPoints]);
        expect(inText(help.bridge)).to.deep.equal([bonusPoints]);
      });

      it('the hexagons are two, and earn what is said', async () => {
        const { numbers } = shown('hexagon');
        const { bonus, bonusPoints } = scored('hexagon');
        expect(bonus).to.equal(2);
        const help = await load(code);
        expect(inCaption(help.hexagon)).to.deep.equal([...numbers, ...numbers, bonusPoints]);
        const told = rulesInForce(help.hexagon, triominoHelp.rules?.hexagon, { ...pressman, scoring: 'standard' });
        expect(inText(help.hexagon)).to.deep.equal(goliath.hexagons);
        expect(inText(told!)).to.deep.equal(pressman.hexagons);
      });

      it('numbers of tiles and points are those of the rules', async () => {
        const help = await load(code);
        const highest = Math.max(...numbersIn(tilesOf(56).join()).flatMap((tile) => Array.from(String(tile), Number)));
        expect(inText(help.aim)).to.deep.equal([tilesOf(56).length, 0, highest, triominoOptions.target.default]);
        expect(inText(help.variants)).to.deep.equal([tilesOf(76).length]);
        // In the order of the rules: tiles for two, four and six; a triple in the lead, three noughts; a purchase, passing after three; going out.
        expect(inText(help.start)).to.deep.equal([...[2, 4, 6].map(handOf), 10, 40]);
        const buying = (options: object) => rulesInForce(help.buying, triominoHelp.rules?.buying, options);
        expect(inText(buying(goliath)!)).to.deep.equal([5, 10]);
        expect(inText(buying({ emptyPool: -15 })!)).to.deep.equal([5, 10, 15]);
        expect(inText(help.ending)).to.deep.equal([25]);
        expect(inText(help.laying)).to.be.empty;
      });

      it('moves are written like that', async () => {
        const text = (await load(code)).byNotation.text.join(' ');
        const moves: Readonly<Record<string, TriominoMove>> = {
          '012@3,-1': { kind: 'lay', values: '012', column: 3, row: -1 },
          buy: { kind: 'buy' },
          pass: { kind: 'pass' },
        };
        for (const [written, move] of Object.entries(moves)) {
          expect(text).to.contain(written);
          expect(parse(written)).to.deep.equal(move);
        }
        expect(text).to.contain('012,055,344');
        expect(parse('deal 012,055,344')).to.deep.include({ kind: 'deal', tiles: ['012', '055', '344'] });
      });
    });
  }
});
