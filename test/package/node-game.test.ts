import { expect } from '@open-wc/testing';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { Match } from '../../src/match/match.js';
import type { AnyGame } from '../../src/match/record.js';
import { ELEMENTS, inNode, needsBuild } from './built.js';

interface Played {
  readonly plies: number;
  readonly reason: string;
  readonly first: string;
  readonly text: string;
  readonly again: boolean;
}

/** The games with what is known of their ends, and a move against the rules. */
const GAMES = [
  {
    game: 'triad',
    seats: 2,
    reasons: ['three-removed', 'repetition', 'no-removal'],
    header: 'triad 1; seed=house',
    wrong: { start: 'ccbbaa/6/6/6/6/AABBCC', move: 'a1a2', refusal: 'same-value' },
  },
  {
    game: 'kubi',
    seats: 3,
    reasons: ['all-done'],
    header: 'kubi 1; seats=3; seed=house',
    wrong: { start: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346', move: '2|13|46', refusal: 'must-mark' },
  },
  {
    game: 'tricubo',
    seats: 3,
    reasons: ['three-purple'],
    header: 'tricubo 1; seats=3; seed=house',
    wrong: { start: '2,4,1,0,0 .,.,.,.,. L | A 4 0 346', move: 'L', refusal: 'closed' },
  },
  {
    game: 'cubo',
    seats: 3,
    reasons: ['six-rounds'],
    header: 'cubo 1; seats=3; seed=house',
    wrong: {
      start: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2',
      move: 'swap b2c3',
      refusal: 'white-die',
    },
  },
  {
    game: 'triomino',
    seats: 3,
    reasons: ['target', 'rounds'],
    header: 'triomino 1; seats=3; seed=house',
    wrong: { start: '344@0,0 | 012 / 055 | 0 0 0 - 1', move: 'pass', refusal: 'buy-first' },
  },
] as const;

/** A whole game, always by the move in the middle of the list, or by that which leads on, on whatever machine this is. */
const wholeGame = (game: string, seats: number) => `
  import { ${game} } from 'tabletop-elements/games/${game}.js';
  import { Match, makeRecordText } from 'tabletop-elements/match.js';
  const match = new Match(${game}, { seats: ${seats}, seed: 'house', dice: 'auto' });
  let first;
  while (!match.outcome) {
    first ??= match.entries.find(({ actor }) => actor === 'chance')?.text;
    const actor = match.actors.find((each) => typeof each === 'number');
    const moves = match.legalMoves(actor);
    const leading = moves.find(({ kind, place }) => kind === 'call' || kind === 'put' || (kind === 'take' && place));
    match.play(leading ?? moves[Math.floor(moves.length / 2)], { actor });
  }
  const text = makeRecordText(match.toRecord(), ${game});
  const again = Match.fromRecord(${game}, text);
  tell({
    plies: match.length,
    reason: match.outcome.reason,
    first,
    text: text.split('\\n')[0],
    again: JSON.stringify(again.state) === JSON.stringify(match.state),
  });
`;

describe('the games that are played in Node', () => {
  it('are those of all elements', () => {
    expect(GAMES.map(({ game }) => game)).to.deep.equal(ELEMENTS.map(({ game }) => game));
  });
});

for (const { game, seats, reasons, header, wrong } of GAMES) {
  describe(`a game of ${game} in Node`, () => {
    needsBuild();

    it('is played from the roll to the end, and its record is the same game again', async () => {
      const { plies, reason, text, again } = await inNode<Played>(wholeGame(game, seats));
      expect(plies).to.be.above(10);
      expect(reason).to.be.oneOf([...reasons]);
      expect(text).to.equal(header);
      expect(again).to.be.true;
    });

    it('has the dice that the same seed gives in a browser', async () => {
      const { first } = await inNode<Played>(wholeGame(game, seats));
      const rules = { triad, kubi, tricubo, cubo, triomino }[game] as unknown as AnyGame;
      const match = new Match(rules, { seats, seed: 'house', dice: 'auto' });
      while (!match.entries.some(({ actor }) => actor === 'chance')) {
        const moves = match.legalMoves(match.actors[0] as number);
        match.play(moves[Math.floor(moves.length / 2)], { actor: match.actors[0] as number });
      }
      expect(first).to.match(/^(?:roll|middle|deal) /);
      expect(first).to.equal(match.entries.find(({ actor }) => actor === 'chance')?.text);
    });

    it('is refused what is against the rules, with a code', async () => {
      const refused = await inNode<{ isGameError: boolean; code: string; refusal: string }>(`
        import { ${game} } from 'tabletop-elements/games/${game}.js';
        import { GameError, Match } from 'tabletop-elements/match.js';
        try {
          new Match(${game}, { start: '${wrong.start}' }).play('${wrong.move}');
        } catch (error) {
          tell({ isGameError: error instanceof GameError, code: error.code, refusal: error.refusal.code });
        }
      `);
      expect(refused).to.deep.equal({ isGameError: true, code: 'illegal-move', refusal: wrong.refusal });
    });

    it('lets the process end: nothing is left ticking', async () => {
      const started = Date.now();
      await inNode(`
        import { ${game} } from 'tabletop-elements/games/${game}.js';
        import { Match } from 'tabletop-elements/match.js';
        new Match(${game}, { dice: 'auto' }).subscribe(() => undefined);
        tell(true);
      `);
      expect(Date.now() - started).to.be.below(10_000);
    });
  });
}
