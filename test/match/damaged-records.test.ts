import { expect } from 'chai';
import fc from 'fast-check';
import { GameError } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import { makeRecordText } from '../../src/match/index.js';
import { Match } from '../../src/match/match.js';
import type { AnyGame, RecordedMove } from '../../src/match/record.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, playAll } from './helpers.js';
import { anyText, games, playedGames } from './random-matches.js';

/** The error, or nothing where it is a record all the same. */
function judge(game: AnyGame, input: unknown): GameError | undefined {
  try {
    TimedMatch.fromRecord(game, input, { clock: new FakeClock() });
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** Both texts of a game that was played. */
const texts = fc.tuple(playedGames, fc.boolean()).map(([played, isJson]) => {
  const { match } = played.play();
  const record = match.toRecord();
  return { game: match.game, text: isJson ? JSON.stringify(record) : makeRecordText(record, match.game) };
});

describe('a record that breaks off', () => {
  const text = JSON.stringify(playAll(new Match(triad, { seed: 'house' }), 'roll 112233 112233', 'a1a3').toRecord());

  for (const part of [0.05, 0.3, 0.5, 0.9]) {
    it(`after ${part * 100} % of its JSON is refused, and says where as far as the browser does`, () => {
      const length = Math.floor(text.length * part);
      const error = errorOf(() => Match.fromRecord(triad, text.slice(0, length)));
      expect(error.code).to.equal('record-syntax');
      expect(error.details.place).to.match(/^(position|line 1 column) \d+$|^the whole$/);
      expect(Number(/\d+$/.exec(String(error.details.place))?.[0] ?? 0)).to.be.at.most(length + 1);
    });
  }

  it('just before the end of its JSON is refused', () => {
    expect(errorOf(() => Match.fromRecord(triad, text.slice(0, -1))).code).to.equal('record-syntax');
  });

  it('anywhere in its JSON is refused for its syntax', () => {
    fc.assert(
      fc.property(playedGames, fc.nat(), (played, cut) => {
        const { match } = played.play();
        const json = JSON.stringify(match.toRecord());
        const error = judge(match.game, json.slice(0, 1 + (cut % (json.length - 1))));
        expect(error?.code).to.equal('record-syntax');
      }),
    );
  });

  it('anywhere in its text is still a record or refused with the one kind of error', () => {
    fc.assert(
      fc.property(texts, fc.nat(), ({ game, text }, cut) => {
        const error = judge(game, text.slice(0, cut % text.length));
        if (error) expect(error.message).to.not.be.empty;
      }),
    );
  });
});

describe('a record that was tampered with', () => {
  it('anywhere, by any letters, is still a record or refused with the one kind of error', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(5), anyText, ({ game, text }, at, removed, added) => {
        const from = at % text.length;
        const error = judge(game, text.slice(0, from) + added + text.slice(from + removed));
        if (error) expect(error.message).to.not.be.empty;
      }),
      { numRuns: 300 },
    );
  });

  it('in any field, by any value, is still a record or refused with the one kind of error', () => {
    const fields = fc.constantFrom('format', 'game', 'seats', 'options', 'seed', 'start', 'comment', 'moves');
    fc.assert(
      fc.property(playedGames, fields, fc.jsonValue(), (played, field, value) => {
        const { match } = played.play();
        const error = judge(match.game, { ...match.toRecord(), [field]: value });
        if (error) expect(error.message).to.not.be.empty;
      }),
      { numRuns: 300 },
    );
  });

  it('in any move, by any value, is still a record or refused at that move', () => {
    const fields = fc.constantFrom('by', 'move', 'at', 'comment');
    fc.assert(
      fc.property(playedGames, fields, fc.jsonValue(), fc.nat(), (played, field, value, pick) => {
        const { match } = played.play();
        const record = match.toRecord();
        const index = pick % (record.moves.length + 1);
        const moves = record.moves.toSpliced(index, 1, { ...record.moves[index], [field]: value } as RecordedMove);
        const error = judge(match.game, { ...record, moves });
        if (error?.code === 'record-type') expect(error.details.place).to.contain(`moves[${index}]`);
        else if (error) expect(error.details.ply).to.be.greaterThan(index);
      }),
      { numRuns: 300 },
    );
  });
});

describe('rubbish', () => {
  it('of any kind is refused, or is a record, with no other kind of error', () => {
    fc.assert(
      fc.property(games, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (game, value) => {
        expect(judge(game, value)).to.be.instanceOf(GameError);
      }),
      { numRuns: 300 },
    );
  });

  it('after a good header is refused, or is a record, with no other kind of error', () => {
    fc.assert(
      fc.property(games, fc.array(anyText), (game, parts) => {
        const error = judge(game, [`${game.id} 1`, ...parts].join('\n'));
        if (error) expect(error.message).to.not.be.empty;
      }),
      { numRuns: 300 },
    );
  });
});
