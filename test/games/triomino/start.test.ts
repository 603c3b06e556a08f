import { expect } from 'chai';
import { makeOption, parseOption } from '../../../src/games/options.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoOptions, TriominoState } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';
import { seeded } from '../seeded.js';
import { FULL } from './boards.js';
import { at, moveTexts, play, positionText, turnText } from './helpers.js';
import type { Options } from './helpers.js';

/** Chance moves until a seat or nobody may. */
function dealt(state: TriominoState, random: () => number): TriominoState {
  return triomino.actors(state)[0] === 'chance'
    ? dealt(triomino.play(state, 'chance', triomino.chance(state, random)), random)
    : state;
}

describe('the set-up', () => {
  const hands = [9, 9, 7, 7, 6, 6];
  hands.forEach((hand, i) => {
    const seats = i + 1;
    it(`deals ${hand} tiles to each of ${seats}, seat by seat, all different and ascending`, () => {
      for (const start of ['draw', 'triple'] as const) {
        const { racks, leader, turn } = dealt(triomino.setup(seats, { start }), seeded(seats));
        expect(racks.map(({ length }) => length)).to.deep.equal(Array.from({ length: seats }, () => hand));
        expect(new Set(racks.flat()).size).to.equal(seats * hand);
        for (const rack of racks) expect(rack).to.deep.equal(rack.toSorted());
        expect(turn)
          .to.equal(leader)
          .and.to.be.within(0, seats - 1);
      }
    });
  });

  it('draws every tile of the set, with mirror images where they are played', () => {
    const drawn = (tiles: 56 | 76) => {
      const random = seeded(1);
      const racks = Array.from({ length: 100 }, () => dealt(triomino.setup(6, { tiles }), random).racks.flat());
      return new Set(racks.flat()).size;
    };
    expect([drawn(56), drawn(76)]).to.deep.equal([56, 76]);
  });
});

const DEALS = [
  'deal 000,001,002,003,004,005,011',
  'deal 012,013,014,015,022,023,024',
  'deal 025,033,034,035,044,045,055',
];

describe('drawing for the lead', () => {
  const drawing = play(triomino.setup(3), ...DEALS);

  it('gives the lead to the highest sum', () => {
    expect(turnText(play(drawing, 'lead 111/555/444'))).to.equal('1 1 0 - 1');
  });

  it('puts the drawn tiles back', () => {
    const state = play(drawing, 'lead 111/555/444');
    expect(state.racks).to.deep.equal(drawing.racks);
    const led = play(state, '#1 012@0,0', '#2 buy', 'draw 555');
    expect(led.racks[2]).to.include('555');
  });

  it('lets the leader lay any tile, which scores its pips and no more', () => {
    const state = play(drawing, 'lead 111/555/444');
    expect(moveTexts(state)).to.deep.equal(
      ['012', '013', '014', '015', '022', '023', '024'].map((tile) => `${tile}@0,0`),
    );
    expect(play(state, '#1 024@0,0').scores).to.deep.equal([0, 6, 0]);
    const triple = play(drawing, 'lead 555/444/111');
    expect(play(triple, '#0 000@0,0').scores).to.deep.equal([0, 0, 0]);
  });

  it('is not for one alone', () => {
    const state = play(triomino.setup(1), 'deal 000,001,002,003,004,005,011,333,444');
    expect(turnText(state)).to.equal('0 0 0 - 1');
    expect(moveTexts(state)).to.have.lengthOf(9);
    expect(play(state, '444@0,0').scores).to.deep.equal([12]);
  });
});

describe('leading with a triple', () => {
  const SETS = { start: 'triple' } as const;
  const after = (...deals: string[]) =>
    play(triomino.setup(deals.length, SETS), ...deals.map((tiles) => `deal ${tiles}`));

  it('is for the highest, which must be laid and earns ten', () => {
    const state = after('000,111,045,055,445,455,355', '012,013,014,015,444,333,024', '025,033,034,035,044,001,222');
    expect(turnText(state)).to.equal('1 1 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['444@0,0']);
    expect(play(state, '444@0,0').scores).to.deep.equal([0, 22, 0]);
  });

  it('may be with three noughts by whoever leads and holds them, for forty in all', () => {
    const state = after('000,111,045,055,445,455,355', '012,013,014,015,244,233,024', '025,033,034,035,044,001,002');
    expect(turnText(state)).to.equal('0 0 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['000@0,0', '111@0,0']);
    expect(play(state, '000@0,0').scores).to.deep.equal([40, 0, 0]);
    expect(play(state, '111@0,0').scores).to.deep.equal([13, 0, 0]);
  });

  it('is for the highest sum without any triple, which must be laid without a bonus', () => {
    const state = after('022,045,055,112,113,114,115', '012,013,014,015,245,233,024', '025,033,034,035,044,001,455');
    expect(turnText(state)).to.equal('2 2 0 - 1');
    expect(moveTexts(state)).to.deep.equal(['455@0,0']);
    expect(play(state, '455@0,0').scores).to.deep.equal([0, 0, 14]);
  });
});

const TRIPLES: Options = { start: 'triple' };
const AT_ONCE: Options = { lap: false };

describe('a position that is no moment of a game', () => {
  const cases: readonly [why: string, text: string, place: string, sentence: string, options?: Options][] = [
    ['tiles alone', '344@0,0', 'racks', 'a game needs a rack for each seat'],
    ['a tile twice on the table', '344@0,0 443@0,1 | 012 / 055 | 0 0 0 - 1', 'tiles', 'the tile 344 occurs twice'],
    ['a tile on the table and in a rack', '344@0,0 | 344 / 055 | 0 0 0 - 1', 'tiles', 'the tile 344 occurs twice'],
    ['a tile in two racks', '344@0,0 | 012 / 012 | 0 0 0 - 1', 'tiles', 'the tile 012 occurs twice'],
    ['a mirror image in a rack', '344@0,0 | 021 / 055 | 0 0 0 - 1', 'tiles', 'there is no tile 021'],
    ['a mirror image on the table', '210@0,0 | 012 / 055 | 0 0 0 - 1', 'tiles', 'there is no tile 021'],
    ['too many tiles', '344@0,0 | ?28 / ?28 | 0 0 0 - 1', 'racks', 'there are more tiles than in the set'],
    [
      'too many tiles with mirror images',
      '344@0,0 | ?38 / ?38 | 0 0 0 - 1',
      'racks',
      'there are more tiles than in the set',
      { tiles: 76 },
    ],
    ['a tile far away', '344@950,0 | 012 / 055 | 0 0 0 - 1', '950,0', 'the tile is too far away'],
    [
      'a tile by itself',
      '344@0,0 000@5,5 | 012 / 055 | 0 0 0 - 1',
      'tiles',
      'some tiles share no side with the others',
    ],
    [
      'a tile that touches with a corner',
      '012@0,0 011@0,-1 | 333 / 055 | 0 0 0 - 1',
      'tiles',
      'some tiles share no side with the others',
    ],
    ['a corner that differs', '344@0,0 055@0,1 | 012 / 111 | 0 0 0 - 1', '0,0', 'a corner has a different number'],
    ['a seat on turn that there is not', '344@0,0 | 012 / 055 | 2 0 0 - 1', 'turn', 'there is no such seat or round'],
    ['a leader that there is not', '344@0,0 | 012 / 055 | 0 2 0 - 1', 'turn', 'there is no such seat or round'],
    ['one out that there is not', '344@0,0 | 012 / 055 | 1 0 0 5 1', 'turn', 'there is no such seat or round'],
    ['one who draws and is not there', '| 012 / 055 | - 0+2 0 - 1', 'turn', 'there is no such seat or round'],
    ['round 0', '344@0,0 | 012 / 055 | 0 0 0 - 0', 'turn', 'there is no such seat or round'],
    ['the end of a round that goes on', '344@0,0 | 012 / 055 | - 0 0 - 1 | 400,0', 'turn', 'the round is not over'],
    ['the end of a game that goes on', '344@0,0 | / 055 | - 0 0 0 1 | 399,0', 'turn', 'the game is not over'],
    ['a game that is over before its first tile', '| / 055 | - 0 0 0 1 | 400,0', 'turn', 'the round is not over'],
    ['a tile due after the end', '344@0,0 | / 055 | - 0 1* 0 1 | 400,0', 'turn', 'no tile can be bought or drawn now'],
    ['a turn after nobody has led', '344@0,0 | 012 / 055 | 0 - 0 - 1', 'turn', 'another seat must lead'],
    [
      'one without tiles who is not out',
      '344@0,0 | 012 / | 0 0 0 - 1',
      'racks',
      'each seat must have tiles until it goes out',
    ],
    [
      'one who is out with tiles',
      '344@0,0 | 012 / 055 | 1 0 0 0 1',
      'racks',
      'each seat must have tiles until it goes out',
    ],
    ['one who is out on turn', '344@0,0 | / 055 | 0 0 0 0 1', 'turn', 'the round is over'],
    ['the leader’s turn after one is out', '344@0,0 | 012 / | 0 0 0 1 1', 'turn', 'the round is over'],
    ['a turn after one is out at once', '344@0,0 | / 055 | 1 0 0 0 1', 'turn', 'the round is over', AT_ONCE],
    [
      'a tile due out of an empty pool',
      '344@0,0 | 012 / ?54 | 0 0 1* - 1',
      'turn',
      'no tile can be bought or drawn now',
    ],
    [
      'a blocked round',
      `${FULL.laid} ${FULL.last} | 245,255 / 025,044 / 444,555 | 0 0 0 - 1`,
      'turn',
      'the round is over',
    ],
    ['tiles before anybody is to move', '344@0,0 | 012 / 055 | - - 0 - 1', 'turn', 'the round is over'],
    ['one who was before the one who is out', '344@0,0 | 012 / 055 / | 1 0 0 2 1', 'turn', 'the round is over'],
    ['one on turn without tiles', '344@0,0 | 012 / / | 2 0 0 1 1', 'turn', 'the round is over'],
    [
      'a tile due that nobody has bought',
      '344@0,0 | 012 / 055 | 1 0 0* - 1',
      'turn',
      'no tile can be bought or drawn now',
    ],
    [
      'two islands of tiles',
      '344@0,0 044@0,1 000@9,1 001@10,1 | 012 / 055 | 1 0 0 - 1',
      'tiles',
      'some tiles share no side with the others',
    ],
    ['one who draws twice for the lead', '| 012 / 055 | - 0+1+1 0 - 1', 'turn', 'another seat must lead'],
    ['one out before the first tile', '| 012 / 055 | 0 0 0 1 1', 'turn', 'the round is over'],
    ['a tile due before the first one', '| 012 / 055 | 0 0 0* - 1', 'turn', 'no tile can be bought or drawn now'],
    ['another than the leader begins', '| 012 / 055 | 0 1 0 - 1', 'turn', 'another seat must lead'],
    ['purchases of the leader', '| 012 / 055 | 0 0 2 - 1', 'turn', 'no tile can be bought or drawn now'],
    ['purchases before the deal', '| / | - - 1 - 1', 'turn', 'no tile can be bought or drawn now'],
    ['tiles dealt out of order', '| / 012 | - - 0 - 1', 'racks', 'each seat must have tiles until it goes out'],
    ['one without tiles who leads', '| / 012 | 0 0 0 - 1', 'racks', 'each seat must have tiles until it goes out'],
    ['a draw for the lead of one', '| 012 | - 0+0 0 - 1', 'turn', 'another seat must lead'],
    ['a draw for the lead of one twice', '| 012 / 055 | - 1+1 0 - 1', 'turn', 'another seat must lead'],
    ['a draw for the lead where triples lead', '| 012 / 055 | - 0+1 0 - 1', 'turn', 'another seat must lead', TRIPLES],
    ['nobody who leads after the draw', '| 012 / 055 | - - 0 - 1', 'turn', 'another seat must lead'],
    ['nobody who leads though all is known', '| 012 / 055 | - - 0 - 1', 'turn', 'another seat must lead', TRIPLES],
    ['another triple is higher', '| 111 / 555 | 0 0 0 - 1', 'turn', 'another seat must lead', TRIPLES],
    ['a triple is higher than any sum', '| 455 / 111 | 0 0 0 - 1', 'turn', 'another seat must lead', TRIPLES],
    ['an equal sum is nearer to the first seat', '| 255 / 345 | 1 1 0 - 1', 'turn', 'another seat must lead', TRIPLES],
  ];
  for (const [why, text, place, sentence, options] of cases) {
    it(`${why}: ${text.slice(0, 90)}`, () => {
      const error = gameErrorOf(() => at(text, options), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.equal(`${place}: ${sentence}`);
    });
  }
});

describe('a game that begins at a position', () => {
  const cases: readonly [why: string, text: string, actors: readonly unknown[], options?: Options][] = [
    ['deals to all', ' |  /  /  | - - 0 - 1 | 0,0,0', ['chance']],
    ['deals to the others', ' | 012,055 /  /  | - - 0 - 4 | 12,40,0', ['chance']],
    ['draws for the lead', ' | 012 / 055 | - 0+1 0 - 1 | 0,0', ['chance']],
    ['draws again for those who are tied', ' | 012 / 055 / 111 | - 0+2 0 - 1 | 0,0,0', ['chance']],
    ['lets the leader lay', ' | 012 / 055 | 1 1 0 - 1 | 0,0', [1]],
    ['lets one lead who holds the triple', ' | 012 / 111 | 1 1 0 - 1 | 0,0', [1], TRIPLES],
    ['lets one lead where not all is known', ' | ?7 / 111 | 0 0 0 - 1 | 0,0', [0], TRIPLES],
    ['lets anybody lead where nobody is known to', ' | ?7 / 111 | - - 0 - 1 | 0,0', [0, 1], TRIPLES],
    ['lets one alone lead', ' | 012,055 | 0 0 0 - 1 | 0', [0]],
    ['lets one alone lead with any triple', ' | 012,111 | 0 0 0 - 1 | 0', [0], TRIPLES],
    ['lets one lay', '344@0,0 | 012 / 055 | 1 0 0 - 1 | 0,0', [1]],
    ['lets one lay who has bought two tiles', '344@0,0 | 012 / 055 | 1 0 2 - 1 | 0,0', [1]],
    ['draws what is bought', '344@0,0 | 012 / 055 | 1 0 1* - 1 | 0,0', ['chance']],
    ['draws what one buys who was late', '344@0,0 | 012 / 055 | 1 0 2! - 1 | 0,0', ['chance']],
    ['goes on after a hundred rounds', '344@0,0 | 012 / 055 | 1 0 0 - 100 | 0,0', [1]],
    ['lets the rest of a lap play', '344@0,0 |  / 055 / 111 | 2 0 0 0 1 | 0,0,0', [2]],
    ['counts the time', '344@0,0 | 012 / 055 | 1 0 0 - 1 | 0,0', [1, 'clock'], { turnSeconds: 20 }],
    [
      'counts the time while a tile is due',
      '344@0,0 | 012 / 055 | 1 0 1* - 1 | 0,0',
      ['chance', 'clock'],
      { turnSeconds: 20 },
    ],
    ['counts no time after it was up', '344@0,0 | 012 / 055 | 1 0 1! - 1 | 0,0', ['chance'], { turnSeconds: 20 }],
    ['is over for whoever went out', '344@0,0 |  / 055 | - 0 0 0 3 | 400,40', []],
    ['is over after its rounds', '344@0,0 | 012 / ?3 /  | - 0 0 2 2 | 0,0,0', [], { rounds: 2 }],
    ['is over for one alone', '344@0,0 |  | - 0 0 0 1 | 20', []],
    ['counts no time for the leader', ' | 012 / 055 | 1 1 0 - 1 | 0,0', [1], { turnSeconds: 20 }],
    ['has mirror images', '210@0,0 | 031 / 055 | 1 0 0 - 1 | 0,0', [1], { tiles: 76 }],
    ['has rounds that were won', '344@0,0 | 012 / 055 | 1 0 0 - 5 | 0,0 | 3,1', [1], { scoring: 'none', rounds: 9 }],
    ['has its tiles anywhere', '344@-40,40 | 012 / 055 | 1 0 0 - 1 | 0,0', [1]],
    ['has any number of tiles in a rack', '344@0,0 | 012 / ?20 / 055 | 1 0 0 - 1 | 0,0,0', [1]],
    ['is for six', '344@0,0 | ?6 / ?6 / ?6 / ?6 / ?6 / ?6 | 5 0 0 - 1 | 0,0,0,0,0,0', [5]],
  ];
  for (const [why, text, actors, options] of cases) {
    it(`${why}: ${text}`, () => {
      const state = at(text, options);
      expect(triomino.actors(state)).to.deep.equal(actors);
      expect(positionText(state)).to.equal(text);
    });
  }
});

describe('a game that begins at the end of another', () => {
  const over = play(at('344@0,0 | 555 / 044 | 1 0 0 - 1 | 0,400'), '044@0,1');
  const blocked = play(at(`${FULL.laid} | 145,245,255 / 025,044 / 444,555 | 0 0 0 - 3`, { rounds: 3 }), FULL.last);

  for (const [how, state] of Object.entries({ over, blocked })) {
    it(`is over as that one was: ${how}`, () => {
      const again = triomino.start(triomino.positionOf(state), state.options);
      expect(positionText(again)).to.equal(positionText(state));
      expect(triomino.outcome(again)).to.deep.equal(triomino.outcome(state));
      expect(again.last).to.deep.equal(state.last);
      expect([triomino.actors(again), moveTexts(again, 0)]).to.deep.equal([[], []]);
    });
  }
});

const resolved = (options?: Options): TriominoOptions => triomino.setup(2, options).options;

const GOLIATH: TriominoOptions = {
  variant: 'goliath',
  start: 'draw',
  emptyPool: 0,
  lap: true,
  bridge: 'one-side',
  hexagons: [50, 60, 70],
  target: 400,
  scoring: 'standard',
  rounds: 0,
  turnSeconds: 0,
  clock: '',
  tiles: 56,
};
const PRESSMAN: TriominoOptions = {
  ...GOLIATH,
  ...{ variant: 'pressman', start: 'triple', emptyPool: -10, lap: false, bridge: 'extended', hexagons: [50, 100, 150] },
};

describe('the options', () => {
  it('are those of the European leaflet where nobody says otherwise', () => {
    expect(resolved()).to.deep.equal(GOLIATH);
    expect(resolved({ variant: 'goliath' })).to.deep.equal(GOLIATH);
  });

  for (const name of ['start', 'emptyPool', 'lap', 'bridge', 'hexagons'] as const) {
    it(`may be set one by one: ${name}`, () => {
      expect(resolved({ variant: 'pressman', [name]: GOLIATH[name] })).to.deep.equal({
        ...PRESSMAN,
        [name]: GOLIATH[name],
      });
      expect(resolved({ [name]: PRESSMAN[name] })).to.deep.equal({ ...GOLIATH, [name]: PRESSMAN[name] });
    });
  }

  const written: readonly [name: keyof TriominoOptions, text: string, value: unknown][] = [
    ['variant', 'pressman', 'pressman'],
    ['start', 'triple', 'triple'],
    ['emptyPool', '-10', -10],
    ['emptyPool', '0', 0],
    ['emptyPool', '-0', 0],
    ['emptyPool', '-999', -999],
    ['lap', 'off', false],
    ['bridge', 'extended', 'extended'],
    ['hexagons', '50,100,150', [50, 100, 150]],
    ['hexagons', '[40, 80, 120]', [40, 80, 120]],
    ['hexagons', '0,0,0', [0, 0, 0]],
    ['hexagons', '999,999,999', [999, 999, 999]],
    ['target', '1', 1],
    ['target', '9999', 9999],
    ['scoring', 'none', 'none'],
    ['rounds', '0', 0],
    ['rounds', '99', 99],
    ['turnSeconds', '0', 0],
    ['turnSeconds', '5', 5],
    ['turnSeconds', '3600', 3600],
    ['tiles', '76', 76],
  ];
  for (const [name, text, value] of written) {
    it(`are read from letters: ${name} ${text}`, () => {
      const spec = triomino.options[name];
      const read = parseOption(name, text, spec);
      expect(read).to.deep.equal(value);
      expect(Object.is(read, -0)).to.equal(false);
      expect(parseOption(name, makeOption(value), spec), 'and from letters as they are written').to.deep.equal(value);
      expect(resolved({ [name]: value })[name]).to.deep.equal(value);
    });
  }

  const bad: readonly [name: string, place: string, values: readonly unknown[]][] = [
    ['variant', 'variant', ['', 'Goliath', 'other', true, null, 1]],
    ['start', 'start', ['tile', true, null]],
    ['emptyPool', 'empty-pool', [1, -1000, -5.5, '', 'x', '- 5', NaN, null, true, [-5], {}]],
    ['lap', 'lap', ['on', 1, null]],
    ['bridge', 'bridge', ['two', true]],
    [
      'hexagons',
      'hexagons',
      [
        50,
        [50, 60],
        [1, 2, 3, 4],
        '50,60',
        '50;60;70',
        [-1, 2, 3],
        [1, 2, 1000],
        [1.5, 2, 3],
        ['a', 1, 2],
        null,
        {},
        '',
      ],
    ],
    ['target', 'target', [-1, 10_000, 1.5, '', 'x', null, NaN, Infinity, [400]]],
    ['scoring', 'scoring', ['full', true, null]],
    ['rounds', 'rounds', [-1, 100, 1.5, '', null]],
    ['turnSeconds', 'turn-seconds', [1, 4, 3601, -5, 5.5, '5s', ' 5', '', null, true]],
    ['tiles', 'tiles', [57, '56', null]],
    ['noSuchThing', 'no-such-thing', [1]],
  ];
  for (const [name, place, values] of bad) {
    for (const value of values) {
      it(`are named where they are wrong: ${name} ${JSON.stringify(value)}`, () => {
        for (const begin of [() => resolved({ [name]: value }), () => at('344@0,0 | 012 / 055', { [name]: value })]) {
          expect(gameErrorOf(begin, 'bad-options').details.place).to.equal(place);
        }
      });
    }
  }
});
