import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import type { Entry } from '../../src/match/entry.js';
import { Match } from '../../src/match/match.js';
import { parseRecord } from '../../src/match/parse-record.js';
import type { GameRecord } from '../../src/match/record.js';
import { changesOf, playAll } from './helpers.js';
import { race } from './toy-games.js';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Writable<T[Key]> : T[Key] };

const ROLL = 'roll 112233 112233';
const played = () => playAll(new Match(triad, { seed: 'house' }), ROLL, 'a1a3');

describe('a page that writes into what it was given', () => {
  it('does not change a match by its record', () => {
    const match = played();
    const before = structuredClone(match.toRecord());
    const record = match.toRecord() as Writable<GameRecord>;
    record.seed = 'other';
    record.options.draws = false;
    Object.assign(record.moves[0] ?? {}, { move: 'nonsense', at: 5 });
    record.moves.pop();
    expect(match.toRecord()).to.deep.equal(before);
    expect(match.options).to.deep.include({ draws: true });
  });

  it('does not change a match by the record that it was loaded from', () => {
    const record = structuredClone(played().toRecord()) as Writable<GameRecord>;
    const before = structuredClone(record);
    const match = Match.fromRecord(triad, record);
    record.options.draws = false;
    Object.assign(record.moves[0] ?? {}, { move: 'nonsense' });
    record.moves.pop();
    expect(match.toRecord()).to.deep.equal(before);
  });

  it('does not change a match by taking moves out of what a listener was told', () => {
    const match = new Match(triad, { seed: 'house' });
    const changes = changesOf(match);
    match.play(ROLL);
    (changes[0]?.moves as Entry[]).pop();
    expect(match.length).to.equal(1);
  });

  it('does not change a match by a record that was only read', () => {
    const text = 'race 1; rounds=2; roll 4; take';
    const record = parseRecord(text, race) as Writable<GameRecord>;
    record.options.rounds = 5;
    record.moves.pop();
    expect(parseRecord(text, race)).to.deep.include({ options: { rounds: 2 } });
  });
});
