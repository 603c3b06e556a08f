import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { Match, concede, concealedRecord, makeRecordText, parseRecord } from '../../src/match/index.js';
import type { Concession } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { rolled } from './cubo-matches.js';
import { errorOf } from './helpers.js';

const TRIAD = 'triad 1; roll 112233 112233; a1a3';
const RESIGNED: Concession = { seat: 0, how: 'resigned' };

describe('a game that is given up', () => {
  it('is over at once: the other one has won with the points so far, and nobody moves or takes back', () => {
    const match = Match.fromRecord(triad, TRIAD);
    const causes: string[] = [];
    match.subscribe(({ cause }) => causes.push(cause));
    concede(match, RESIGNED);
    expect(match.outcome).to.deep.equal({ winners: [1], scores: [0, 0], reason: 'resigned' });
    expect([match.actors, match.legalMoves(), match.canUndo()]).to.deep.equal([[], [], false]);
    expect(errorOf(() => match.play('f6f4')).refusal?.code).to.equal('not-your-turn');
    expect(causes).to.deep.equal(['concede']);
  });

  it('goes on from an earlier move, as another game', () => {
    const match = Match.fromRecord(triad, TRIAD);
    concede(match, RESIGNED);
    match.goTo(1);
    expect(match.outcome).to.equal(undefined);
    match.play('a1a3');
    expect([match.concession, match.toRecord().concession]).to.deep.equal([undefined, undefined]);
  });

  for (const how of ['resigned', 'left'] as const)
    it(`is written and read again, as JSON, as text and for each viewer: ${how}`, () => {
      const match = Match.fromRecord(triad, TRIAD);
      concede(match, { seat: 1, how });
      const record = match.toRecord();
      const texts = ['\n', '; '] as const;
      for (const input of [
        JSON.stringify(record),
        ...texts.map((separator) => makeRecordText(record, triad, separator)),
        concealedRecord(match, 0),
        concealedRecord(match, 'public'),
      ]) {
        const read = Match.fromRecord(triad, input);
        expect([read.concession, read.outcome?.winners]).to.deep.equal([{ seat: 1, how }, [0]]);
        expect(read.again().concession).to.equal(undefined);
      }
    });

  it('lets no dice roll and no clock end anything', () => {
    const { clock, match } = rolled(2);
    match.play('#0 call');
    match.play('#0 take -');
    const { length } = match;
    expect(match.timeLeft).to.equal(6000);
    concede(match, RESIGNED);
    match.dice = 'auto';
    clock.advance(60_000);
    expect([match.timeLeft, match.draw(), match.length]).to.deep.equal([undefined, false, length]);
  });

  const refused: readonly (readonly [what: string, game: AnyGame, record: string, code: string])[] = [
    ['a third seat', triad, 'triad 1; resigned=2; roll 112233 112233', 'record-type'],
    ['a game of three', kubi, 'kubi 1; seats=3; left=0', 'record-type'],
    ['words', triad, 'triad 1; resigned=white', 'record-type'],
    ['another reason', triad, '{"format":1,"game":"triad","concession":{"seat":0,"how":"lost"}}', 'record-type'],
  ];
  for (const [what, game, record, code] of refused)
    it(`is refused in a record with ${what}`, () => {
      expect(errorOf(() => Match.fromRecord(game, parseRecord(record, game))).code).to.equal(code);
    });
});
