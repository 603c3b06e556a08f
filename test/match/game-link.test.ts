import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { LINK_LIMIT, LINK_READ_LIMIT, makeGameLink, readGameLink } from '../../src/match/game-link.js';
import { Match } from '../../src/match/index.js';
import { makePlayer, parsePlayer } from '../../src/match/players.js';
import { parseRecord } from '../../src/match/record/parse-record.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { OPENING, WHOLE } from '../../stories/demo/records.js';

const GAMES: Readonly<Record<string, AnyGame>> = { triad, kubi, tricubo, cubo, triomino };
const ROLLED = 'triad 1; roll 112233 112233';

const codeOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return undefined;
};

describe('a link to a game', () => {
  for (const [id, game] of Object.entries(GAMES)) {
    for (const [what, text] of [
      ['the middle', OPENING[id as 'triad']],
      ['the end', WHOLE[id as 'triad']],
    ] as const) {
      it(`leads to the same record and ply from ${what} of a game of ${id}`, () => {
        const match = Match.fromRecord(game, text);
        const link = makeGameLink(match.toRecord(), game, { ply: match.length, names: 'Ann, Bob & Co' }) ?? '';
        expect(new URL(`https://example.org/${link}`).hash).to.equal(link);
        const read = readGameLink(link);
        expect([read?.game, read?.ply, read?.names]).to.deep.equal([id, match.length, 'Ann, Bob & Co']);
        expect(Match.fromRecord(game, read?.record).toRecord()).to.deep.equal(match.toRecord());
      });
    }
  }

  it('is short and readable, and ends where no chat cuts it off', () => {
    const record = parseRecord(`${ROLLED}; a1a3 {good}`, triad);
    expect(makeGameLink(record, triad, { ply: 2 })).to.equal('#triad=triad+1;roll+112233+112233;a1a3&ply=2');
  });

  it('holds neither comments nor who sits elsewhere, nor the comments that somebody has written into it', () => {
    const record = parseRecord('triad 1 {hello}; players=human remote; seed="{a;b}"; roll 112233 112233 {so}', triad);
    const link = makeGameLink(record, triad, { ply: 1 }) ?? '';
    expect(parseRecord(readGameLink(link)?.record, triad)).to.deep.equal({
      ...parseRecord('triad 1; seed="{a;b}"; roll 112233 112233', triad),
    });
    expect(readGameLink('#triad=triad+1+{buy};roll+112233+112233+[this]')?.record).to.equal(
      'triad 1 ;roll 112233 112233 ',
    );
  });

  for (const [id, game] of Object.entries(GAMES)) {
    it(`says who was a computer player of which level in ${id}`, () => {
      const players = ['remote', 'computer:hard'] as const;
      const match = new Match(game, { seats: 2, players: players.flatMap((word) => parsePlayer(word) ?? []) });
      const link = makeGameLink(match.toRecord(), game, { ply: 0 }) ?? '';
      expect(link).to.include(';+players=human+computer:hard;');
      const { gate } = Match.fromRecord(game, readGameLink(link)?.record);
      expect(gate.players.map(makePlayer)).to.deep.equal(['human', 'computer:hard']);
    });
  }

  it('is not made for a game that is too long for it', () => {
    const moves = Array.from({ length: LINK_LIMIT / 4 }, () => ({ move: 'a1a3' }));
    expect(makeGameLink({ ...parseRecord(ROLLED, triad), moves }, triad, { ply: 0 })).to.equal(undefined);
  });

  it('shortens what names can say', () => {
    const { names } = readGameLink(`#triad=x&names=${'Ann+'.repeat(50)},${'Bob,'.repeat(50)}`) ?? { names: '' };
    expect(names.split(', ')).to.have.lengthOf(8);
    expect(Math.max(...names.split(', ').map(({ length }) => length))).to.be.at.most(24);
  });

  for (const [fragment, code] of [
    ['#triad=%E0%A4', 'bad-link'],
    ['#triad=triad+1&ply=x', 'bad-ply'],
    ['#triad=triad+1&ply=-1', 'bad-ply'],
    ['#triad=triad+1&ply=99999999', 'bad-ply'],
    [`#triad=${'a'.repeat(LINK_READ_LIMIT)}`, 'bad-link'],
  ] as const) {
    it(`is refused as ${code}: ${fragment.slice(0, 40)}`, () => {
      expect(codeOf(() => readGameLink(fragment))).to.equal(code);
    });
  }

  for (const fragment of ['', '#', '#board:3', '#ply-12', '#=', '#Triad=1', '#/triad=1']) {
    it(`is none: ${fragment}`, () => expect(readGameLink(fragment)).to.equal(undefined));
  }
});
