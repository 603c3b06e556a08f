import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { Match } from '../../src/match/index.js';
import { parseRecord } from '../../src/match/record/parse-record.js';
import type { AnyGame, GameRecord } from '../../src/match/record/record.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { errorOf, playAll, recordText } from './helpers.js';
import { anyText, games, optionsOf, playedGames } from './random-matches.js';
import { blitz, race } from './toy-games.js';

describe('a record in JSON', () => {
  it('says everything that makes the game', () => {
    const match = playAll(new Match(race, { seats: 3, seed: 'house', options: { rounds: 5 } }), 'roll 4', '#2 take');
    expect(match.toRecord()).to.deep.equal({
      format: 1,
      game: 'race',
      seats: 3,
      options: { rounds: 5 },
      seed: 'house',
      moves: [{ move: 'roll 4' }, { by: 2, move: 'take' }],
    });
  });

  it('says where the game began', () => {
    const start = 'ccbbaa/6/6/6/6/AABBCC b 0-0';
    expect(new Match(triad, { start: `  ${start} 0 ` }).toRecord().start).to.equal(start);
    expect(new Match(triad).toRecord()).to.not.have.property('start');
  });

  it('of the first version is read for ever', () => {
    const saved =
      '{"format":1,"game":"triad","seats":2,"options":{"evenStart":false,"starter":0,"draws":true},"seed":"house",' +
      '"moves":[{"move":"roll 111333 111233"},{"move":"a1a3","comment":"two up"},{"move":"f6f4"}]}';
    const match = Match.fromRecord(triad, saved);
    expect(triad.makePosition(triad.positionOf(match.state))).to.equal('ccbaa1/6/5b/B5/6/1AACCC w 0-0 2');
    expect(match.entries[0]?.generated, 'the seed still gives these dice').to.equal(true);
    // Options that came later have their default.
    expect(JSON.stringify(match.toRecord())).to.equal(saved.replace('"draws":true', '$&,"clock":""'));
  });
});

describe('a record in the text form', () => {
  it('is a header and a line for each move', () => {
    const match = playAll(new Match(triad, { seed: 'house', dice: 'auto' }), 'a1a3', 'f6f4');
    expect(recordText(match)).to.equal('triad 1; seed=house\nroll 111333 111233\na1a3\nf6f4');
  });

  it('leaves out options and seats that are as they always are, and says the others', () => {
    expect(recordText(new Match(triad, { seed: 's' }))).to.equal('triad 1; seed=s');
    const options = { evenStart: true, starter: 1, draws: false };
    expect(recordText(new Match(triad, { seed: 's', options }))).to.equal(
      'triad 1; even-start=on; starter=1; draws=off; seed=s',
    );
    expect(recordText(new Match(race, { seed: 's', seats: 3, options: { rounds: 5 } }))).to.equal(
      'race 1; seats=3; rounds=5; seed=s',
    );
  });

  for (const [game, head] of [
    [kubi, 'kubi 1'],
    [tricubo, 'tricubo 1'],
    [cubo, 'cubo 2'],
  ] as [AnyGame, string][]) {
    it(`says who begins a game of ${game.id}, unless it is the first seat, as in records from before that could be said`, () => {
      const text = `${head}; seats=3; starter=2; seed=s`;
      const match = Match.fromRecord(game, text);
      expect([recordText(match), match.options['starter']]).to.deep.equal([text, 2]);
      const plain = new Match(game, { seats: 3, seed: 's' });
      expect(recordText(plain)).to.equal(`${head}; seats=3; seed=s`);
      const { options, ...old } = plain.toRecord();
      const earlier = Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'starter'));
      expect(Match.fromRecord(game, { ...old, options: earlier }).options).to.deep.equal(options);
    });
  }

  it('names the seat where several may move, and only there', () => {
    const match = playAll(new Match(race, { seed: 's' }), 'roll 4', '#1 take', '#0 leave', 'roll 2');
    expect(recordText(match)).to.equal('race 1; seed=s\nroll 4\n#1 take\nleave\nroll 2');
  });

  it('writes the time of each move in a real-time game, and the end of a time limit', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { seed: 's', clock });
    clock.advance(300);
    match.play('#1 grab');
    clock.advance(800);
    expect(recordText(match)).to.equal('blitz 1; seed=s\n#1 grab @300\ntimeout @1000');
  });

  it('quotes a seed and a start that would be cut, and writes others as they are', () => {
    const start = '{1; 3; t-; 0,4}';
    expect(recordText(new Match(race, { seed: 'a;b', start }))).to.equal(
      `race 1; seats=2; seed="a;b"; start="${start}"`,
    );
    expect(recordText(new Match(race, { seed: '' }))).to.equal('race 1; seed=""');
    const position = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
    expect(recordText(new Match(triad, { seed: 'a b', start: position }))).to.equal(
      `triad 1; seed=a b; start=${position}`,
    );
  });

  it('writes a brace in a comment as a parenthesis, for it would end the comment', () => {
    const match = Match.fromRecord(triad, { format: 1, game: 'triad', seed: 's', comment: 'so {and} so', moves: [] });
    expect(recordText(match)).to.equal('triad 1; seed=s {so (and) so}');
  });
});

describe('the text form as people write it', () => {
  const expected = {
    format: 1,
    game: 'triad',
    seats: 2,
    options: { evenStart: true, draws: false },
    seed: 'my house',
    moves: [{ move: 'roll 112233' }, { move: 'a1a3' }, { move: 'f6f4' }],
  };
  const variants: [name: string, text: string][] = [
    ['on one line', 'triad 1; even-start=on; draws=off; seed=my house; roll 112233; a1a3; f6f4'],
    ['with a line for each part', 'triad 1\neven-start=on\ndraws=off\nseed=my house\nroll 112233\na1a3\nf6f4'],
    [
      'with the line ends of Windows',
      'triad 1; even-start=on\r\ndraws=off\r\nseed=my house\r\nroll 112233\r\na1a3\r\nf6f4\r\n',
    ],
    [
      'with blank lines',
      '\n\ntriad 1\n\n  \neven-start=on; draws=off\n\nseed=my house\n\n\nroll 112233\n\na1a3;\n\n;f6f4\n\n',
    ],
    [
      'indented as in a page',
      '\n    triad 1; even-start=on; draws=off; seed=my house\n    roll 112233\n    a1a3; f6f4\n  ',
    ],
    [
      'with spaces and tabs',
      ' triad \t 1 ;even-start = on;\tdraws= off ;seed =  my house ;; roll 112233 ;a1a3\t; f6f4 ; ',
    ],
    ['with the fields in another order', 'triad 1; seed=my house; draws=off; even-start=on; roll 112233; a1a3; f6f4'],
    [
      'with other words for on and off',
      'triad 1; even-start=true; draws=false; seed=my house; roll 112233; a1a3; f6f4',
    ],
    ['with on left out', 'triad 1; even-start=; draws=off; seed=my house; roll 112233; a1a3; f6f4'],
    ['with the number of seats', 'triad 1; seats=2; even-start=on; draws=off; seed=my house; roll 112233; a1a3; f6f4'],
    ['with the seed in quotes', 'triad 1; even-start=on; draws=off; seed="my house"; roll 112233; a1a3; f6f4'],
    ['after a byte order mark', '\uFEFFtriad 1; even-start=on; draws=off; seed=my house; roll 112233; a1a3; f6f4'],
  ];
  for (const [name, text] of variants) {
    it(`is read ${name}`, () => expect(parseRecord(text, triad)).to.deep.equal(expected));
  }

  it('lets a seed hold whatever is in quotes', () => {
    expect(parseRecord(String.raw`triad 1; seed="a;{b}\n\"c\" \u00e9"; roll 112233 112233`, triad)).to.deep.include({
      seed: 'a;{b}\n"c" é',
      moves: [{ move: 'roll 112233 112233' }],
    });
  });
});

describe('comments in the text form', () => {
  const read = (text: string) => {
    const { comment, moves } = parseRecord(text, triad);
    return [comment, ...moves.map((move) => move.comment)];
  };

  it('belong to the move before them', () => {
    expect(read('triad 1; roll 112233 112233 {even}; a1a3{ up }\nf6f4\n{down}')).to.deep.equal([
      undefined,
      'even',
      'up',
      'down',
    ]);
  });

  it('stand in brackets, too, each form around the other', () => {
    expect(
      read('triad 1 [A game.]; roll 112233 112233 [so {even}]; a1a3{ up [2] }\nf6f4\n[down;\na line]'),
    ).to.deep.equal(['A game.', 'so {even}', 'up [2]', 'down;\na line']);
  });

  it('in brackets leave every notation alone', () => {
    const texts = [
      [triad, 'triad 1; start=ccc1ba/2a3/3C2/6/6/1AABBC w 0-0 0', 'c1e3xd4'],
      [kubi, 'kubi 1; seats=2; seed=house', '#0 x146; #1 x235; roll 22345; #0 4|23|25; #1 (3)|24|25'],
      [tricubo, 'tricubo 1; seats=2; overflow=forbidden', 'roll 352; #0 L; #1 M'],
      [cubo, 'cubo 2; seats=2', 'middle r4r3b5b1 @0; dice 0 122334345 @400; dice 1 665443215 @800'],
      [triomino, 'triomino 2; rounds=1; seats=2', 'deal 011,012,033,055,114,123,145,223,444; deal ?9; lead 345/002'],
    ] as const;
    for (const [game, header, moves] of texts) {
      const bare = parseRecord(`${header}; ${moves}`, game);
      const commented = parseRecord(`${header} [All.]; ${moves.replaceAll(';', ' [a; b];')} [c]`, game);
      expect(commented.comment).to.equal('All.');
      expect(commented.moves.map(({ comment }) => comment)).to.not.include(undefined);
      expect({
        ...commented,
        comment: undefined,
        moves: commented.moves.map((move) => ({ ...move, comment: undefined })),
      }).to.deep.equal({
        ...bare,
        comment: undefined,
        moves: bare.moves.map((move) => ({ ...move, comment: undefined })),
      });
    }
  });

  it('in brackets are written in braces, and a seed with brackets in quotes', () => {
    const record = parseRecord('triad 1; seed="a [b]" [A game.]; roll 112233 112233 [even]', triad);
    const text = 'triad 1; seed="a [b]" {A game.}\nroll 112233 112233 {even}';
    expect(makeRecordText(record, triad)).to.equal(text);
    expect(makeRecordText(parseRecord(text, triad), triad)).to.equal(text);
  });

  it('are joined where several follow a move, and may stand before its time', () => {
    const { moves } = parseRecord('blitz 1; #1 {a} grab {b} {c} @1500 {d}', blitz);
    expect(moves).to.deep.equal([{ by: 1, move: 'grab', at: 1500, comment: 'a b c d' }]);
  });

  it('are kept on their moves by a match', () => {
    const match = Match.fromRecord(triad, 'triad 1; seed=s {A game}\nroll 112233 112233 {even}\na1a3');
    expect(match.comment).to.equal('A game');
    expect(match.entries.map(({ comment }) => comment)).to.deep.equal(['even', undefined]);
    expect(recordText(match)).to.equal('triad 1; seed=s {A game}\nroll 112233 112233 {even}\na1a3');
  });
});

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

  it('replays from the text form with semicolons, which has new lines in comments only, and no blank ones', () => {
    fc.assert(
      fc.property(commentedRecords, ({ match, record }) => {
        const text = makeRecordText(record, match.game, '; ');
        expect(text).to.not.match(/\n\s*\n/);
        expect(text.replace(/\{[^}]*\}/g, '')).to.not.contain('\n');
        const again = replay(match.game, text);
        expect(again.state).to.deep.equal(match.state);
        expect(again.toRecord()).to.deep.equal(withoutBlankLines(record));
      }),
    );
  });

  it('keeps any seed and start in the text form, whatever letters are in them', () => {
    fc.assert(
      fc.property(games, anyText, anyText, (game, seed, start) => {
        const record: GameRecord = { format: 1, game: game.id, seats: 2, options: {}, seed, start, moves: [] };
        for (const separator of ['\n', '; '] as const)
          expect(parseRecord(makeRecordText(record, game, separator), game)).to.deep.equal(record);
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

/** A record whose comments are written without blank lines. */
function withoutBlankLines(record: GameRecord): GameRecord {
  const shorten = <Commented extends { readonly comment?: string }>(each: Commented): Commented =>
    each.comment === undefined ? each : { ...each, comment: each.comment.replace(/\r?\n\s*\n/g, '\n') };
  return { ...shorten(record), moves: record.moves.map(shorten) };
}

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
});

const NO_SUMS = '0,0,0,0,0,0,0,0,0,0,0';
const THREE = `1:0,2:0,3:0 ${NO_SUMS} / 1:0,2:0,6:0 ${NO_SUMS} / 4:0,5:0,6:0 ${NO_SUMS}`;
/** Three seats, the second of which has entered the roll. */
const HALFWAY = THREE.replace(/\/ .* \//, `/ 1:1,2:0,6:0 0,0,0,0,0,1,0,0,0,0,1 /`) + ' | 1 13466 1';

describe('a record of seats that decide at the same time', () => {
  const match = playAll(
    new Match(kubi, { seats: 3, seed: 's' }),
    ...['#2 x456', '#0 x123', '#1 x126', 'roll 13466', '#1 1|34|66', '#2 6|13|46', '#0 3|14|66', 'roll 11233'],
    ...['#2 (2)|11|33', '#1 1|12|33', '#0 1|12|33'],
  );
  const text = [
    'kubi 1; seats=3; seed=s',
    ...['#2 x456', '#0 x123', 'x126', 'roll 13466', '#1 1|34|66', '#2 6|13|46', '3|14|66', 'roll 11233'],
    ...['#2 (2)|11|33', '#1 1|12|33', '1|12|33'],
  ].join('\n');

  it('names the seat in the text form where several may move, and not for the last', () => {
    expect(recordText(match)).to.equal(text);
  });

  const forms: readonly [name: string, record: unknown][] = [
    ['the text form', text],
    ['the text form on one line', text.replaceAll('\n', '; ')],
    ['JSON', JSON.stringify(match.toRecord())],
    ['the object', match.toRecord()],
  ];
  for (const [name, record] of forms) {
    it(`is the same game again from ${name}`, () => {
      const again = Match.fromRecord(kubi, record);
      expect(again.state).to.deep.equal(match.state);
      expect(again.entries.map(({ actor }) => actor)).to.deep.equal(match.entries.map(({ actor }) => actor));
      expect(recordText(again)).to.equal(text);
      expect(again.toRecord()).to.deep.equal(match.toRecord());
    });
  }
});

describe('the seats of a record', () => {
  const texts: readonly [name: string, start: string][] = [
    ['between two rolls', THREE],
    ['in the middle of a roll', HALFWAY],
    ['before the crossings', Array(3).fill(`- ${NO_SUMS}`).join(' / ')],
  ];
  for (const [name, start] of texts) {
    it(`are those of a start ${name}, in both forms`, () => {
      for (const record of [
        `kubi 1; start=${start}`,
        { format: 1, game: 'kubi', start },
        JSON.stringify({ format: 1, game: 'kubi', start }),
      ]) {
        expect(parseRecord(record, kubi).seats).to.equal(3);
        const match = Match.fromRecord(kubi, record);
        expect(match.seats).to.equal(3);
        expect(match.start).to.equal(start);
        expect(recordText(match)).to.equal(`kubi 1; seats=3; start=${start}`);
      }
    });
  }

  for (const seats of [1, 2, 4, 8]) {
    it(`must be those of the start: not ${seats} for three sheets`, () => {
      const calls = [
        () => Match.fromRecord(kubi, `kubi 1; seats=${seats}; start=${THREE}`),
        () => Match.fromRecord(kubi, { format: 1, game: 'kubi', seats, start: THREE }),
        () => new Match(kubi, { seats, start: THREE }),
      ];
      for (const call of calls) {
        const error = errorOf(call);
        expect(error.code).to.equal('bad-seats');
        expect(error.message).to.equal(`the game is for 3 seats, not ${seats}`);
        expect(error.details).to.deep.include({ place: 'seats', seats, min: 3, max: 3 });
      }
    });
  }
});

describe('a game from a start of several sheets', () => {
  it('goes on in the middle of a roll, and is written and read with what was played', () => {
    const match = playAll(new Match(kubi, { seed: 's', start: HALFWAY }), '#2 6|13|46', '#0 1|36|46');
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.state.roller).to.equal(2);
    const text = `kubi 1; seats=3; seed=s; start=${HALFWAY}\n#2 6|13|46\n1|36|46`;
    expect(recordText(match)).to.equal(text);
    const again = Match.fromRecord(kubi, makeRecordText(parseRecord(text, kubi), kubi));
    expect(again.state).to.deep.equal(match.state);
  });
});
