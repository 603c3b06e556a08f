import type { HintMoment, HintSource } from '../../src/elements/features/hint/hint-source.js';
import { describeHint } from '../../src/elements/features/hint/hint-words.js';
import { source as cuboHints } from '../../src/elements/games/cubo-grid/words/hint.js';
import { source as kubiHints } from '../../src/elements/games/kubi-sheet/words/hint.js';
import { source as triadHints } from '../../src/elements/games/triad-board/words/hint.js';
import { source as tricuboHints } from '../../src/elements/games/tricubo-sheet/words/hint.js';
import { source as triominoHints } from '../../src/elements/games/triomino-table/words/hint.js';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { HintTexts } from '../../src/locales/hint.js';
import { termsIn } from '../locales/all-terms.js';
import type { AllTerms } from '../locales/all-terms.js';
import { played } from './played.js';
import { wordsOf } from './proof.js';
import type { Language } from './proof.js';

/** The three steps of a hint in a language. */
type Told = (language: Language) => Promise<readonly string[]>;

/** A game with its hints. */
interface Hinted<State, Move, Folder extends Exclude<keyof AllTerms, 'common'>, Texts extends HintTexts> {
  readonly game: {
    moves(state: State, seat: number): readonly Move[];
    parseMove(text: string, state: State, actor: number): Move;
  };
  readonly source: HintSource<State, Move, AllTerms[Folder], Texts>;
  readonly folder: Folder;
}

/** What the opponent has found: moves as they are typed, each with its value and, where it is not exact, its error. */
type Found = readonly (readonly [move: string, value: number, error?: number])[];

function hinted<State, Move, Folder extends Exclude<keyof AllTerms, 'common'>, Texts extends HintTexts>({
  game,
  source,
  folder,
}: Hinted<State, Move, Folder, Texts>): (state: State, ...found: Found) => Told {
  return (state, ...found) =>
    async (language) => {
      const [best, next] = found.map(([text, value, error]) => ({
        move: game.parseMove(text, state, 0),
        value,
        ...(error !== undefined && { error }),
      }));
      if (!best) return [];
      const isOnly = game.moves(state, 0).length === 1;
      const moment: HintMoment<State, Move> = { state, seat: 0, best, next, isOnly };
      const terms = await termsIn(folder, language);
      const texts = (await source.texts[language]?.())?.hint;
      if (!texts) return [];
      const said = { words: wordsOf(terms), texts };
      return (['where', 'what', 'why'] as const).map((step) => describeHint(step, moment, source, said));
    };
}

const ofTriad = hinted({ game: triad, source: triadHints, folder: 'triad' });
const ofKubi = hinted({ game: kubi, source: kubiHints, folder: 'kubi' });
const ofTricubo = hinted({ game: tricubo, source: tricuboHints, folder: 'tricubo' });
const ofCubo = hinted({ game: cubo, source: cuboHints, folder: 'cubo' });
const ofTriomino = hinted({ game: triomino, source: triominoHints, folder: 'triomino' });

const board = (position: string) => triad.start(triad.parsePosition(position));
const sheet = (position: string) => kubi.start(kubi.parsePosition(position));
const rows = (position: string) => tricubo.start(tricubo.parsePosition(position));
const square = (position: string) => cubo.start(cubo.parsePosition(position));
const table = (position: string) => triomino.start(triomino.parsePosition(position));

const START = board('ccbbaa/6/6/6/6/AABBCC w 0-0');
const TRIAD_AHEAD = board('ccc1ba/2a3/3C2/6/6/1AABBC w 0-0');
const WALLED_IN = board('5a/6/6/abb3/AAb3/CCb3 w 2-0');
const ROOM_FOR_ONE = board('6/4bA/4aB/4cB/4aA/6 w 2-2');
const ROLLED = sheet('1:4,4:4,6:0 0,1,2,3,0,4,5,1,0,0,0 | 0 12346');
const STAIRS = rows('3,2,4,2,1 .,.,.,.,. L | A 2 0 346');
const SIXES = rows('3,2,4,2,1 .,.,.,.,. L | A 1 0 166');
const BUILDING = square('1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2');
const FREE = cubo.start(cubo.parsePosition('1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2'), {
  timeLimits: false,
});
const SPREAD = square('1 0 build 0 | r1b1b3/r2w3r3/b2r4b5 o - 0 | r6r1b6b2');
const CALLED = played(cubo, BUILDING, [0, 'call']).after;
const TAKEN = played(cubo, CALLED, [0, 'take 4']).after;
const TILES = table('344@0,0 544@0,1 | 122,345,355 / 111,222 | 0 0 0 - 1 | 10,20');
const TWO_TILES = table('344@0,0 | 000,345 / 111,222 | 0 0 0 - 3 | 110,95');
const STUCK = table('344@0,0 | 000,111 | 0 0 0 - 1');

/** What hints say at each moment. */
export const MOMENTS: Readonly<Record<string, Told>> = {
  triadEven: ofTriad(START, ['a1a3', 0.24], ['b1b2', 0.1]),
  triadHardlyBetter: ofTriad(START, ['a1a3', 0.24], ['b1b2', 0.2, 0.05]),
  triadTakes: ofTriad(TRIAD_AHEAD, ['c1e3xe3', 0.6], ['a6a4', -0.2]),
  triadWins: ofTriad(START, ['a1a3', 0.9998], ['b1b2', 0.1]),
  triadLoses: ofTriad(START, ['a1a3', -0.9992], ['b1b2', -0.9994]),
  triadTurns: ofTriad(WALLED_IN, ['b2=2', 0.2], ['b1=2', 0]),
  triadSteps: ofTriad(ROOM_FOR_ONE, ['f2>e1', 0.2], ['f2=3', 0]),
  kubiCrosses: ofKubi(sheet('- 0,0,0,0,0,0,0,0,0,0,0'), ['x126', 316.4], ['x125', 315.4]),
  kubiEnters: ofKubi(ROLLED, ['1|24|36', 210.2], ['4|12|36', 207.84]),
  kubiTwice: ofKubi(sheet('1:3,2:2,6:3 0,0,0,0,3,5,6,2,0,0,0 | 0 13456'), ['1|36|45', 210], ['6|13|45', 200]),
  kubiFree: ofKubi(sheet('1:4,2:3,6:3 0,0,0,0,4,6,6,4,0,0,0 | 0 33455'), ['5|33|45', 410], ['4|33|55', 200]),
  kubiLast: ofKubi(sheet('1:7,2:5,6:6 0,0,0,4,7,8,9,8,0,0,0 | 0 13466'), ['1|36|46', 210], ['6|13|46', 200]),
  kubiAsGood: ofKubi(ROLLED, ['1|23|46', 210.2], ['4|12|36', 210.19]),
  tricuboClimbs: ofTricubo(STAIRS, ['L', 62.3], ['M', 61.3]),
  tricuboField: ofTricubo(STAIRS, ['Lt', 62.3], ['L', 48]),
  tricuboScores: ofTricubo(SIXES, ['M:2,5', 62.3], ['L', 62]),
  tricuboStarts: ofTricubo(rows('0,0,0,0,0 .,.,.,.,. - | A 1 0 -'), ['@3', 66], ['@2', 65.92]),
  cuboSwaps: ofCubo(SPREAD, ['swap a1b1', 142], ['call', 127]),
  cuboCalls: ofCubo(BUILDING, ['call', 150], ['roll', 142]),
  cuboRolls: ofCubo(BUILDING, ['roll', 180], ['call', 174]),
  cuboRollsFree: ofCubo(FREE, ['roll', 180], ['call', 174]),
  cuboTakes: ofCubo(CALLED, ['take 4', 150], ['take -', 149]),
  cuboTakesNone: ofCubo(CALLED, ['take -', 150], ['take 4', 150]),
  cuboGives: ofCubo(TAKEN, ['put a2', 156], ['keep', 152]),
  cuboKeeps: ofCubo(TAKEN, ['keep', 150], ['put a1', 140]),
  triominoLays: ofTriomino(TILES, ['453@-1,0', 12.34], ['453@-1,1', -2]),
  triominoLaysLastButOne: ofTriomino(TWO_TILES, ['453@-1,0', 31.6], ['buy', 2]),
  triominoHardlyBetter: ofTriomino(TWO_TILES, ['453@-1,0', 3.1], ['buy', 2, 2.6]),
  triominoBuys: ofTriomino(STUCK, ['buy', 1]),
};
