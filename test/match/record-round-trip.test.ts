import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { parseRecord } from '../../src/match/parse-record.js';
import { makeRecordText } from '../../src/match/index.js';
import type { AnyGame, GameRecord } from '../../src/match/record.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { anyText, games, optionsOf, playedGames } from './random-matches.js';
import { recordText } from './helpers.js';

/** As people write them: a brace would end a comment, and spaces around it are not part of it. */
const comments = anyText.map((text) => text.replace(/[{}]/g, '').trim()).filter((text) => text !== '');

/** A record of a game that was played, with comments on some of its moves and on the whole. */
const commentedRecords = fc
  .tuple(playedGames, fc.array(fc.option(comments, { nil: undefined }), { minLength: 41, maxLength: 41 }))
  .map(([played, [whole, ...each]]) => {
    const { match } = played.play();
    const record = match.toRecord();
    const moves = record.moves.map((move, i) => (each[i] === undefined ? move : { ...move, comment: each[i] }));
    const commented = { ...record, moves, ...(whole === undefined ? {} : { comment: whole }) };
    return { match, record: commented, [fc.toStringMethod]: () => JSON.stringify(commented) };
  });

const replay = (game: AnyGame, input: unknown) => TimedMatch.fromRecord(game, input, { clock: new FakeClock() });

describe('a record of any game', () => {
  const forms: [name: string, write: (record: GameRecord, game: AnyGame) => unknown][] = [
    ['the object', (record) => record],
    ['JSON', (record) => JSON.stringify(record)],
    ['JSON over many lines', (record) => `\n${JSON.stringify(record, null, 2)}\n`],
    ['the text form', makeRecordText],
    ['the text form with the line ends of Windows', (record, game) => crlf(makeRecordText(record, game))],
  ];
  for (const [name, write] of forms) {
    it(`replays from ${name} to the same state, moves, times and comments`, () => {
      fc.assert(
        fc.property(commentedRecords, ({ match, record }) => {
          const again = replay(match.game, write(record, match.game));
          expect(again.state).to.deep.equal(match.state);
          expect(again.toRecord()).to.deep.equal(record);
        }),
      );
    });
  }

  it('is the same text after it was read', () => {
    fc.assert(
      fc.property(commentedRecords, ({ match, record }) => {
        const text = makeRecordText(record, match.game);
        expect(recordText(replay(match.game, text))).to.equal(text);
      }),
    );
  });

  it('keeps any seed and start in the text form, whatever letters are in them', () => {
    fc.assert(
      fc.property(games, anyText, anyText, (game, seed, start) => {
        const record: GameRecord = { format: 1, game: game.id, seats: 2, options: {}, seed, start, moves: [] };
        expect(parseRecord(makeRecordText(record, game), game)).to.deep.equal(record);
      }),
    );
  });

  it('keeps any options in the text form', () => {
    const played = games.chain((game) => optionsOf(game).map((options) => new Match(game, { options })));
    fc.assert(
      fc.property(played, (match) => {
        expect(replay(match.game, recordText(match)).options).to.deep.equal(match.options);
      }),
    );
  });
});

/** Line ends outside comments; what stands in a comment is the writer's. */
function crlf(text: string): string {
  return text.replace(/\{[^}]*\}|"(?:[^"\\]|\\.)*"|\n/g, (part) => (part === '\n' ? '\r\n' : part));
}

describe('a record without a seed', () => {
  const text = 'triad 1; roll 112233 112233; a1a3';

  it('has none afterwards, so that its dice stay a barrier', () => {
    const once = Match.fromRecord(triad, text);
    const again = Match.fromRecord(triad, once.toRecord());
    expect(once.toRecord()).to.not.have.property('seed');
    expect(again.entries.map(({ generated }) => generated)).to.deep.equal(
      once.entries.map(({ generated }) => generated),
    );
  });

  it('leaves its moves where they are, if that is wanted', () => {
    const match = Match.fromRecord<unknown, unknown>(triad, text, { fixed: true });
    expect(match.canUndo()).to.be.false;
    match.play('f6f4');
    expect(match.undo()).to.be.true;
    expect(match.undo()).to.be.false;
    expect(match.undo(0)).to.be.false;
  });
});
