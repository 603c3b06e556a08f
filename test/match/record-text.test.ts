import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { makeRecordText } from '../../src/match/index.js';
import { Match } from '../../src/match/match.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { parseRecord } from '../../src/match/parse-record.js';
import { FakeClock } from './fake-clock.js';
import { playAll, recordText } from './helpers.js';
import { blitz, race } from './toy-games.js';

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

  it('is read with no moves, or with nothing but the name of the game', () => {
    expect(parseRecord('triad 1', triad)).to.deep.equal({ format: 1, game: 'triad', seats: 2, options: {}, moves: [] });
  });

  it('is read with seats and times', () => {
    const { moves } = parseRecord('blitz 1\n#1 grab @1500\n#0   grab   @1500.5\ntimeout\t@2500', blitz);
    expect(moves).to.deep.equal([
      { by: 1, move: 'grab', at: 1500 },
      { by: 0, move: 'grab', at: 1500.5 },
      { move: 'timeout', at: 2500 },
    ]);
  });

  it('keeps a part of a millisecond', () => {
    const text = 'blitz 1; seed=s\n#1 grab @0.25\n#0 grab @1500.5';
    expect(makeRecordText(parseRecord(text, blitz), blitz)).to.equal(text);
  });

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

  it('belong to the game where they stand in or after the header', () => {
    expect(read('triad 1 {a}; draws=off {b}\n{c}\nroll 112233 112233')).to.deep.equal(['a b c', undefined]);
  });

  it('may hold separators, quotes and several lines', () => {
    expect(read('triad 1\nroll 112233 112233 {one; "two\nthree #1 @5}\na1a3')).to.deep.equal([
      undefined,
      'one; "two\nthree #1 @5',
      undefined,
    ]);
  });

  it('may be empty', () => {
    const { moves } = parseRecord('triad 1 {}; {} roll 112233 112233 {}{ }; a1a3', triad);
    expect(moves.map(({ move }) => move)).to.deep.equal(['roll 112233 112233', 'a1a3']);
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
