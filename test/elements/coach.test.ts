import { expect } from 'chai';
import type { CoachSource } from '../../src/elements/features/coach/coach-source.js';
import { source as cuboCoach } from '../../src/elements/games/cubo-grid/words/coach.js';
import { source as kubiCoach } from '../../src/elements/games/kubi-sheet/words/coach.js';
import { source as triadCoach } from '../../src/elements/games/triad-board/words/coach.js';
import { source as tricuboCoach } from '../../src/elements/games/tricubo-sheet/words/coach.js';
import { source as triominoCoach } from '../../src/elements/games/triomino-table/words/coach.js';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { BRIDGE, HEXAGON, NO_BRIDGE } from '../games/triomino/boards.js';

/** A record, what its last move is for a reader, and which seats are the reader's: all, unless it says so. */
type Case = readonly [what: string, record: string, tips: readonly string[], own?: readonly number[]];

function describeCoach<State, Move>(
  game: AnyGame<State, Move>,
  source: CoachSource<State, Move>,
  cases: readonly Case[],
): void {
  describe(`the coach of ${game.id}`, () => {
    for (const [what, record, tips, own] of cases) {
      it(`${tips.length > 0 ? `tells of ${what}` : `says nothing of ${what}`}`, () => {
        const match = Match.fromRecord(game, `${game.id} 1; ${record}`);
        const made = match.entries.at(-1);
        const [before, after] = [match.stateAt(match.length - 1), match.stateAt(match.length)];
        if (!made || !before || !after) throw new Error(record);
        const isOwn = (seat: number) => own?.includes(seat) ?? true;
        expect(source.happens({ ...made, before, after, isOwn })).to.deep.equal(tips);
      });
    }

    it('has a case for every tip', () => {
      const told = new Set(cases.flatMap(([, , tips]) => tips));
      expect([...source.tips].sort()).to.deep.equal([...told].sort());
    });
  });
}

describeCoach(triad, triadCoach, [
  ['a plain move', 'start=ccbbaa/6/6/6/6/AABBCC w 0-0; a1a3', []],
  ['a triad', 'start=ccc1ba/2a3/3C2/6/6/1AABBC w 0-0; c1e3xe3', ['triad']],
  ['three dice of one colour that would be a triad', 'start=ccbbaa/6/2A3/6/BB4/4CC w 1-0; c4c2', ['oneColour']],
  ['the same of somebody else', 'start=ccbbaa/6/2A3/6/BB4/4CC w 1-0; c4c2', [], [1]],
  ['three dice of one colour that would be none', 'start=ccbbaa/6/2A3/6/BC4/4BC w 1-0; c4c2', []],
  ['a reader who cannot move', 'start=6/6/5a/abb3/AAb3/CCb3 b 2-0; f4f6', ['stuck']],
]);

/** Four marks next to 7, and six next to the number 1. */
const KUBI = 'start="1:6,2:0,6:0 0,0,0,0,0,4,8,0,0,0,0"';

describeCoach(kubi, kubiCoach, [
  ['a roll without own numbers', 'x126; roll 33445', ['free']],
  ['a roll with one', 'x126; roll 13445', []],
  ['a sheet of somebody else', 'x126; roll 33445', [], []],
  ['the first marks', 'x126; roll 33445; (3)|34|45', ['loss']],
  ['five marks, and seven next to a number', `${KUBI}; roll 12346; 1|34|26`, ['last', 'even']],
  ['six marks', `${KUBI}; roll 23344; 2|34|34`, []],
]);

describeCoach(tricubo, tricuboCoach, [
  ['a roll', '@1; roll 352', []],
  ['a 6', '@1; roll 361', ['six']],
  ['another closed die', '@1; roll 352; M; roll 111', ['resting']],
  ['crosses that do not fit', 'start="1,0,6,0,0 .,.,.,.,. - | A 2 0"; roll 311; L', ['lost']],
  ['purple', 'start="1,0,5,0,0 .,.,.,.,. - | A 3 0"; roll 331; M', ['purple']],
  ['a colour field', '@1; roll 352; Mc', ['fields']],
  ['one that costs points', 'sheet=B; @1; roll 352; Mc', []],
  ['the joker', 'sheet=B; @1; roll 352', ['joker']],
  ['a die that is closed to the reader', 'seats=2; roll 352; L', ['closed'], [1]],
  ['one that is closed to others', 'seats=2; roll 352; L', [], [0]],
]);

const CUBO = 'middle r3r5b1b6; dice 0 136162425';

describeCoach(cubo, cuboCoach, [
  ['dice without a line', CUBO, []],
  ['a line', 'middle r3r5b1b6; dice 0 136234615', ['line']],
  ['a line of one colour', 'middle r3r5b1b6; dice 0 123162425', ['line', 'double']],
  ['the square of somebody else', 'middle r3r5b1b6; dice 0 123162425', [], []],
  ['a call', `${CUBO}; call`, ['call']],
  ['the exchange', `${CUBO}; call; take 1`, ['exchange']],
]);

const table = (laid: string, racks: string, last: string): string => `start="${laid} | ${racks} | 0 0 0 - 1"; ${last}`;

describeCoach(triomino, triominoCoach, [
  ['a tile', table(NO_BRIDGE.laid, '344,555', NO_BRIDGE.last), []],
  ['a bridge', table(BRIDGE.laid, '344,555', BRIDGE.last), ['bridge']],
  ['a hexagon', table(HEXAGON.laid, '155,555', HEXAGON.last), ['hexagon']],
  ['a purchase', table(NO_BRIDGE.laid, '555', 'buy'), ['buy']],
  ['the purchase of somebody else', table(NO_BRIDGE.laid, '555', 'buy'), [], []],
  ['a purchase that costs nothing', `scoring=simple; ${table(NO_BRIDGE.laid, '555', 'buy')}`, []],
  ['the first player without tiles', `lap=off; ${table(NO_BRIDGE.laid, '344 / 555', NO_BRIDGE.last)}`, ['out']],
]);
