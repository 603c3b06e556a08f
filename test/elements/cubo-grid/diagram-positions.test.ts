import { expect } from '@open-wc/testing';
import { testBadPictures } from '../papers.js';
import { DiagramPage, EXAMPLE } from './diagram-page.js';

const OTHER = 'r6r6r6/r1w3b4/b3b1b1';
const BLANK = 'r.r.r./r.w.b./b.b.b.';
const RED = EXAMPLE.replaceAll('b', 'r');

interface Seen {
  readonly worths: readonly number[];
  readonly middle?: readonly string[];
  readonly facts?: readonly string[];
  readonly held?: readonly string[];
}

/** Moments of games with several squares, as they are written, and what is seen of them. */
const MOMENTS: Readonly<Record<string, readonly [position: string, seen: Seen]>> = {
  'two who build': [
    `2 1 build 1 | ${EXAMPLE} o - 32 ; ${OTHER} o - 7 | r6r1b6b2`,
    {
      worths: [32, 12],
      middle: ['red 6', 'red 1', 'blue 6', 'blue 2'],
      facts: ['Score 32', 'Score 7'],
    },
  ],
  'one with the dice in hand, one who has called': [
    `1 0 build 0 | ${EXAMPLE} h - 0 ; ${OTHER} c - 0 | r6r1b6b2`,
    { worths: [32, 12], facts: ['dice in hand', 'has called'] },
  ],
  'one who builds and one who has decided and holds a die': [
    `1 0 build 0 | ${EXAMPLE} o - 0 ; ${OTHER} t r1 5 | r6-b6b2`,
    {
      worths: [32, 12],
      middle: ['red 6', 'empty', 'blue 6', 'blue 2'],
      facts: ['', 'covered · Score 5'],
      held: ['', 'has taken red 1'],
    },
  ],
  'an exchange, with one who is late': [
    `3 1 exchange 1 | ${EXAMPLE} x - 9 ; ${OTHER} t r1 5 ; ${OTHER} t - 0 | r6-b6b2`,
    {
      worths: [32, 12, 12],
      facts: ['too late · Score 9', 'Score 5', ''],
      held: ['', 'has taken red 1', ''],
    },
  ],
  'the end of a game': [
    `6 0 over 0 | ${EXAMPLE} t - 102 ; ${OTHER} x - 98 ; ${EXAMPLE} t - 0 ; ${OTHER} t - 1 | r6r1b6b2`,
    { worths: [32, 12, 32, 12], facts: ['Score 102', 'too late · Score 98', '', 'Score 1'] },
  ],
};

describe('a diagram of a moment of Cubo', () => {
  for (const [what, [position, { worths, middle, facts, held }]] of Object.entries(MOMENTS)) {
    it(`is drawn with all that is known of it: ${what}`, async () => {
      const page = await DiagramPage.open({ position, names: 'Ann' });
      expect(page.element.error).to.equal(undefined);
      expect(page.worths).to.deep.equal(worths);
      expect(page.names).to.deep.equal(worths.map((_, seat) => (seat === 0 ? 'Ann' : `Player ${seat + 1}`)));
      if (middle) expect(page.middleDice).to.deep.equal(middle);
      if (facts) expect(worths.map((_, seat) => page.facts(seat))).to.deep.equal(facts);
      if (held) expect(page.held).to.deep.equal(held);
      expect(page.position).to.equal(position);
    });
  }

  it('before the dice are rolled has blank ones, and no fact of anybody', async () => {
    const position = `1 0 build 0 | ${BLANK} h - 0 ; ${BLANK} h - 0 | r.r.b.b.`;
    const page = await DiagramPage.open({ position });
    expect(page.squares).to.deep.equal([BLANK, BLANK]);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['', '']);
    expect(page.all('.explained, .middle')).to.have.lengthOf(0);
  });

  it('of a record is that at its ply', async () => {
    const record = `cubo 1; start=1 0 build 0 | ${EXAMPLE} o - 0 | r6r1b6b2; swap a1c3; call; take 3; put b1`;
    const page = await DiagramPage.open({ record: record.replace(/start=([^;]*)/, 'start="$1"'), ply: '1' });
    expect(page.element.error?.message).to.equal(undefined);
    expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
    page.element.ply = 3;
    await page.element.updateComplete;
    expect([page.held, page.middleDice[2]]).to.deep.equal([['has taken blue 6'], 'empty']);
  });
});

describe('a diagram of a square of Cubo that no game reaches', () => {
  for (const [what, position, worth] of [
    ['the white die in a corner', 'w1b2b3/r2r3b4/b3b4b5', 37],
    ['no white die', RED.replace('w', 'r'), 48],
    ['nine white dice', EXAMPLE.replaceAll(/[rb]/g, 'w'), 24],
    ['nine dice of one colour', RED, 48],
    ['half of its dice blank', 'r1r2r3/r.w.b./b3b4b5', 16],
    ['a second round with seven rounds', `7 0 build 0 | ${EXAMPLE} o - 0 | r6r1b6b2`, 32],
    ['a player on turn who is not there', `1 3 exchange 3 | ${EXAMPLE} o - 0 | ----`, 32],
    ['a die taken by one who builds', `1 0 build 0 | ${EXAMPLE} o b2 9999 | r6r1b6b2`, 32],
  ] as const) {
    it(`is drawn without an error: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.element.error?.message).to.equal(undefined);
      expect(page.worth()).to.equal(worth);
      expect(page.all('[role=alert]')).to.have.lengthOf(0);
    });
  }
});

testBadPictures(
  {
    tag: 'cubo-grid',
    open: (attributes) => DiagramPage.open(attributes),
    filled: [EXAMPLE, '32'],
    empty: [OTHER, '12'],
    totals: (page) => page.worths.map(String),
  },
  [
    ['nothing of a square', 'nonsense', 'bad-position', '"nonsense"'],
    ['eight dice', EXAMPLE.slice(0, -2), 'bad-position', '"r1r2r3/r2w3b4/b3b4"'],
    ['a seven', EXAMPLE.replace('5', '7'), 'bad-position', 'b7'],
    ['a green die', EXAMPLE.replace('b5', 'g5'), 'bad-position', 'g5'],
    ['rows of other lengths', 'r1r2/r3r2w3/b4b3b4b5', 'bad-position', 'r1r2/'],
    ['an unknown phase', `1 0 sleep 0 | ${EXAMPLE} o - 0 | r6r1b6b2`, 'bad-position', 'sleep'],
    ['three dice in the middle', `1 0 build 0 | ${EXAMPLE} o - 0 | r6r1b6`, 'bad-position', 'r6r1b6'],
    ['a mistake in the second square', `1 0 build 0 | ${EXAMPLE} o - 0 ; x | r6r1b6b2`, 'bad-position', 'seat 1'],
    ['points below nought', `1 0 build 0 | ${EXAMPLE} o - -1 | r6r1b6b2`, 'bad-position', 'seat 0'],
  ],
);
