/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { Match } from '../../src/match/index.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { parseRecord } from '../../src/match/record/parse-record.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { fits } from '../../src/match/saved-game.js';
import { errorOf } from './helpers.js';

/** A game that was played and written by the first revision of its rules. */
interface EarlierGame {
  readonly title: string;
  readonly game: 'cubo' | 'triomino';
  readonly record: string;
  readonly plies: number;
  readonly outcome: object | null;
  readonly scores: readonly number[];
  /** A hash of the positions after each ply, each with a line break. */
  readonly positions: string;
}

const GAMES: Readonly<Record<EarlierGame['game'], AnyGame>> = {
  cubo: cubo,
  triomino: triomino,
};

const EARLIER = JSON.parse(readFileSync(new URL('earlier-games.json', import.meta.url), 'utf8')) as EarlierGame[];

const replay = ({ game }: EarlierGame, record: unknown): Match => Match.fromRecord(GAMES[game], record);

function positionsOf(match: Match): string {
  const { game } = match;
  const hash = createHash('sha256');
  for (let ply = 0; ply <= match.length; ply++) {
    hash.update(`${game.makePosition(game.positionOf(match.stateAt(ply)))}\n`);
  }
  return hash.digest('hex');
}

describe('a record of an earlier revision', () => {
  for (const earlier of EARLIER) {
    const { title, record, plies, outcome, scores, positions } = earlier;
    const { game, players } = { game: GAMES[earlier.game], players: scores.map((_, seat) => seat) };

    it(`replays as it was played: ${title}`, () => {
      const match = replay(earlier, record);
      expect(match.length).to.equal(plies);
      expect(positionsOf(match)).to.equal(positions);
      expect(match.outcome ?? null).to.deep.equal(outcome);
      const points = players.map((seat) => match.score(seat).reduce((sum, line) => sum + line.points, 0));
      expect(points).to.deep.equal(scores);
    });

    it(`is written as what it is, as text and as JSON: ${title}`, () => {
      const match = replay(earlier, record);
      const json = match.toRecord();
      expect(json.format).to.equal(1);
      expect(makeRecordText(json, game).replaceAll(/#\d /g, '').split('\n')).to.deep.equal(
        record.replaceAll(/#\d /g, '').split('; ').reduce<string[]>(headed, []),
      );
      for (const written of [json, JSON.stringify(json), makeRecordText(json, game)]) {
        expect(positionsOf(replay(earlier, written))).to.equal(positions);
      }
    });

    it(`is another game by the latest rules: ${title}`, () => {
      const latest = () => positionsOf(replay(earlier, record.replace(/^(\w+) 1;/, '$1 2;')));
      expect(() => expect(latest()).to.equal(positions)).to.throw();
    });
  }
});

/** Joins the fields of a header, as they stand in one line of a record. */
function headed(lines: string[], part: string): string[] {
  const isField = lines.length === 0 || part.includes('=');
  return isField ? [[...lines, part].join('; ')] : [...lines, part];
}

const SIMPLE = EARLIER.at(-1) as EarlierGame;

describe('after a game of an earlier revision', () => {
  it('the next one is played by the latest rules, with their defaults', () => {
    const match = replay(SIMPLE, SIMPLE.record);
    expect(match.options).to.include({ scoring: 'simple', target: 400 });
    const next = match.again();
    expect(next.toRecord().format).to.equal(2);
    expect(next.options).to.include({ scoring: 'simple', lap: false, target: 0 });
  });
});

describe('a game saved by an earlier revision', () => {
  const saved = replay(SIMPLE, SIMPLE.record).toRecord();

  it('is the one that a page asks for, though defaults have changed since', () => {
    const wanted = { seats: 4, options: { scoring: 'simple', lap: false } };
    expect(fits(saved, wanted, GAMES.triomino)).to.equal(true);
    expect(fits(saved, { ...wanted, options: { ...wanted.options, target: 20 } }, GAMES.triomino)).to.equal(false);
  });

  it('goes on by its rules', () => {
    const match = replay(SIMPLE, JSON.stringify(saved));
    expect(match.toRecord()).to.deep.equal(saved);
    expect(match.outcome, 'no game of one round').to.equal(undefined);
  });
});

describe('a record of a later revision', () => {
  for (const [game, text, message] of [
    [GAMES.cubo, 'cubo 3; seats=2', 'the record has format 3, only formats 1 to 2 are read'],
    [GAMES.triomino, '{"format":3,"game":"triomino"}', 'the record has format 3, only formats 1 to 2 are read'],
  ] as const) {
    it(`is refused: ${text}`, () => {
      const error = errorOf(() => parseRecord(text, game));
      expect([error.code, error.message]).to.deep.equal(['record-format', message]);
    });
  }
});
