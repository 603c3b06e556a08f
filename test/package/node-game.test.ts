import { expect } from '@open-wc/testing';
import { inNode, needsBuild } from './built.js';

interface Played {
  readonly plies: number;
  readonly reason: string;
  readonly first: string;
  readonly text: string;
  readonly again: boolean;
}

/** A whole game, always by the move in the middle of the list, on whatever machine this is. */
const WHOLE_GAME = `
  import { triad } from 'tabletop-elements/games/triad.js';
  import { Match, makeRecordText } from 'tabletop-elements/match.js';
  const match = new Match(triad, { seed: 'house', dice: 'auto' });
  const first = triad.makePosition(triad.positionOf(match.state));
  while (!match.outcome) {
    const moves = match.legalMoves();
    match.play(moves[Math.floor(moves.length / 2)]);
  }
  const text = makeRecordText(match.toRecord(), triad);
  const again = Match.fromRecord(triad, text);
  tell({
    plies: match.length,
    reason: match.outcome.reason,
    first,
    text: text.split('\\n')[0],
    again: JSON.stringify(again.state) === JSON.stringify(match.state),
  });
`;

describe('a game of Triad in Node', () => {
  needsBuild();

  it('is played from the roll to the end, and its record is the same game again', async () => {
    const { plies, reason, text, again } = await inNode<Played>(WHOLE_GAME);
    expect(plies).to.be.above(10);
    expect(reason).to.be.oneOf(['three-removed', 'repetition', 'no-removal']);
    expect(text).to.equal('triad 1; seed=house');
    expect(again).to.be.true;
  });

  it('has the dice that the same seed gives in a browser', async () => {
    const { first } = await inNode<Played>(WHOLE_GAME);
    const { triad } = await import('../../src/games/triad/index.js');
    const { Match } = await import('../../src/match/match.js');
    const match = new Match(triad, { seed: 'house', dice: 'auto' });
    expect(first).to.equal(triad.makePosition(triad.positionOf(match.state)));
  });

  it('is refused what is against the rules, with a code', async () => {
    const refused = await inNode<{ isGameError: boolean; code: string; refusal: string }>(`
      import { triad } from 'tabletop-elements/games/triad.js';
      import { GameError, Match } from 'tabletop-elements/match.js';
      try {
        new Match(triad, { start: 'ccbbaa/6/6/6/6/AABBCC' }).play('a1a2');
      } catch (error) {
        tell({ isGameError: error instanceof GameError, code: error.code, refusal: error.refusal.code });
      }
    `);
    expect(refused).to.deep.equal({ isGameError: true, code: 'illegal-move', refusal: 'same-value' });
  });

  it('lets the process end: nothing is left ticking', async () => {
    const started = Date.now();
    await inNode(`
      import { triad } from 'tabletop-elements/games/triad.js';
      import { Match } from 'tabletop-elements/match.js';
      new Match(triad, { dice: 'auto' }).subscribe(() => undefined);
      tell(true);
    `);
    expect(Date.now() - started).to.be.below(10_000);
  });
});
