import { expect, html } from '@open-wc/testing';
import { testEachAttribute } from '../each-attribute.js';
import type { AttributeRow } from '../each-attribute.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { AFTER_MOVE, START, TRIAD_AHEAD } from '../games/triad-board/positions.js';

const option = (name: string) => (page: TriadPage) => page.board.match.options[name];
const nameOfBoard = (page: TriadPage) => page.find('[role=grid]')?.ariaLabel;
const errorCode = (page: TriadPage) => page.board.error?.code;
const position = (page: TriadPage) => page.position;

type Samples = AttributeRow<TriadPage>['samples'];
const row = (
  attribute: string,
  look: (page: TriadPage) => unknown,
  bare: unknown,
  samples: Samples,
  property = attribute,
): AttributeRow<TriadPage> => ({ attribute, property, samples, bare, look });

const NAMED: Samples = [
  ['Ann, Bob', 'Triad board, Ann against Bob'],
  ['Cleo', 'Triad board, Cleo against Computer'],
];

testEachAttribute(
  {
    tag: 'triad-board',
    open: (attributes) => TriadPage.open({ seats: '', ...attributes }),
    within: (part) => TriadPage.within(part),
  },
  [
    row('seats', errorCode, undefined, [
      ['human', 'bad-seats'],
      ['human human', undefined],
    ]),
    row('level', errorCode, undefined, [
      ['best', 'bad-attribute'],
      ['hard', undefined],
    ]),
    row('names', nameOfBoard, 'Triad board, White against Computer', NAMED),
    row('position', position, '- w 0-0', [
      [START, START],
      [TRIAD_AHEAD, TRIAD_AHEAD],
    ]),
    row('record', position, '- w 0-0', [
      [`triad 1; start=${START}; a1a3`, AFTER_MOVE],
      [`triad 1; start=${START}`, START],
    ]),
    row('mode', errorCode, undefined, [
      ['nonsense', 'bad-attribute'],
      ['play', undefined],
    ]),
    row('dice', (page) => page.board.match.dice, 'tap', [
      ['enter', 'enter'],
      ['remote', 'remote'],
    ]),
    row('controls', (page) => page.find('.toolbar') !== null, true, [
      ['status', false],
      ['toolbar', true],
    ]),
    row(
      'even-start',
      option('evenStart'),
      false,
      [
        ['on', true],
        ['off', false],
      ],
      'evenStart',
    ),
    row('starter', option('starter'), 0, [
      ['1', 1],
      ['0', 0],
    ]),
    row('draws', option('draws'), true, [
      ['off', false],
      ['on', true],
    ]),
  ],
);

describe('a switch of an element', () => {
  const ON = ['', 'on', 'true', 'flipped', true];
  const OFF = ['off', 'false', false, null, undefined];
  /** What is seen at the top left. */
  const firstCell = (page: TriadPage) => page.find('.cell')?.ariaLabel?.slice(0, 2);

  for (const [values, seen] of [
    [ON, 'f1'],
    [OFF, 'a6'],
  ] as const) {
    for (const value of values) {
      it(`is ${seen === 'f1' ? 'on' : 'off'} where it is ${JSON.stringify(value)}, as property or attribute`, async () => {
        expect(firstCell(await TriadPage.with({ flipped: value }))).to.equal(seen);
        if (typeof value === 'string') expect(firstCell(await TriadPage.open({ flipped: value }))).to.equal(seen);
      });
    }
  }

  it('is an attribute that follows its property and its tool, so that a page can keep it', async () => {
    const page = await TriadPage.with({ flipped: true });
    expect(page.board.hasAttribute('flipped')).to.be.true;
    page.board.flipped = false;
    await page.board.updateComplete;
    expect(page.board.hasAttribute('flipped')).to.be.false;
    await page.clickButton('Flip board');
    expect(page.board.hasAttribute('flipped')).to.be.true;
    await page.clickButton('Flip board');
    expect(page.board.hasAttribute('flipped')).to.be.false;
  });
});

describe('the attribute undo-past-chance', () => {
  it('lets rolled dice be taken back, and no longer when it is removed', async () => {
    const page = await TriadPage.open({ 'undo-past-chance': '', seed: 'house' });
    page.board.match.draw();
    const rolled = page.position;
    page.board.removeAttribute('undo-past-chance');
    expect(page.board.undo()).to.be.false;
    page.board.setAttribute('undo-past-chance', '');
    expect(page.board.undo()).to.be.true;
    expect(page.position).to.equal('- w 0-0');
    page.board.match.draw();
    expect(page.position, 'the same dice come again').to.equal(rolled);
  });

  it('holds for the next game, too', async () => {
    const { board } = await TriadPage.open({ 'undo-past-chance': '' });
    board.restart();
    expect(board.match.undoPastChance).to.be.true;
    board.setAttribute('position', START);
    expect(board.match.undoPastChance).to.be.true;
  });
});

describe('attributes that are changed together', () => {
  it('load one game', async () => {
    const page = await TriadPage.open();
    const changes = page.listen('game-change');
    await page.change({ position: START, seed: 'house', 'even-start': 'on', starter: '1' });
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
    expect(page.board.match.seed).to.equal('house');
    expect(page.board.match.options).to.deep.equal({ evenStart: true, starter: 1, draws: true, clock: '' });
    expect(page.position).to.equal(START);
  });

  it('load nothing where they end as they were', async () => {
    const page = await TriadPage.open({ position: START });
    await page.play('a1a3');
    const changes = page.listen('game-change');
    page.board.position = TRIAD_AHEAD;
    page.board.position = START;
    await page.board.updateComplete;
    expect(changes).to.be.empty;
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('are not told of at birth, when there was no game before', async () => {
    const board = makeBoard({ position: START });
    const changes: Event[] = [];
    board.addEventListener('game-change', (event) => changes.push(event));
    await TriadPage.within(html`<div>${board}</div>`);
    expect(changes).to.be.empty;
  });
});

describe('a running game', () => {
  const same: readonly (readonly [string, (page: TriadPage) => void])[] = [
    ['the same position again', ({ board }) => board.setAttribute('position', START)],
    ['names', ({ board }) => board.setAttribute('names', 'Ann, Bob')],
    ['no names', ({ board }) => (board.names = null)],
    ['another language', ({ board }) => board.setAttribute('lang', 'de')],
    ['a switch', ({ board }) => (board.flipped = true)],
    ['the mode', ({ board }) => board.setAttribute('mode', 'play')],
    ['another way of rolling', ({ board }) => board.setAttribute('dice', 'enter')],
    ['undo past chance', ({ board }) => (board.undoPastChance = true)],
    ['marks', ({ board }) => (board.marks = 'c3')],
    ['a record of the same start', ({ board }) => (board.record = `triad 1; start=${START}`)],
    ['an empty record', ({ board }) => (board.record = '')],
    [
      'null for what was never there',
      ({ board }) => void Object.assign(board, { record: null, seed: null, seats: null, starter: null, draws: null }),
    ],
  ];
  for (const [what, change] of same) {
    it(`is not touched by ${what}`, async () => {
      const page = await TriadPage.open({ position: START });
      await page.play('a1a3');
      const { match } = page.board;
      const changes = page.listen('game-change');
      change(page);
      await page.board.updateComplete;
      expect(page.board.match === match).to.be.true;
      expect(page.position).to.equal(AFTER_MOVE);
      expect(changes).to.be.empty;
    });
  }

  it('is not touched by an equal record in a new object, as frameworks make it', async () => {
    const record = { format: 1, game: 'triad', seats: 2, options: {}, moves: [], start: START } as const;
    const page = await TriadPage.with({ record });
    page.board.play('a1a3');
    page.board.record = { ...record };
    await page.board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
  });

  const others = { position: TRIAD_AHEAD, seed: 'other', draws: 'off', record: `triad 1; start=${TRIAD_AHEAD}` };
  for (const [attribute, text] of Object.entries(others)) {
    it(`is left for another ${attribute}`, async () => {
      const page = await TriadPage.open({ position: START });
      await page.play('a1a3');
      await page.change({ [attribute]: text });
      expect(page.board.match.length).to.equal(0);
    });
  }
});

describe('a position that no game reaches', () => {
  const LESSON = '6/6/2b3/6/6/A1B3 w 0-0';

  it('is refused, and played on with position-check="loose"', async () => {
    const page = await TriadPage.open({ position: LESSON });
    expect(page.board.error?.message).to.contain('White has 2 dice on the board');
    await page.change({ 'position-check': 'loose' });
    expect(page.board.error).to.equal(undefined);
    await page.play('a1a3');
    expect(page.board.match.length).to.equal(1);
    expect(page.board.match.toRecord().positionCheck).to.equal('loose');
  });
});

describe('the same seed', () => {
  it('gives the same dice on every board, however they come, and another none', async () => {
    const page = await TriadPage.open({ seed: 'house' });
    await page.clickButton('Roll the dice');
    const rolled = page.position;
    expect(rolled).to.equal('ccbaaa/6/6/6/6/AAACCC w 0-0');
    expect((await TriadPage.open({ seed: 'house', dice: 'auto' })).position).to.equal(rolled);
    const other = await TriadPage.open({ seed: 'garden', dice: 'auto' });
    expect(other.position).to.not.equal(rolled);
    other.board.restart('house');
    expect(other.position).to.equal(rolled);
  });

  it('is another where none is given', () => {
    const seeds = [1, 2, 3].map(() => makeBoard().match.seed);
    expect(new Set(seeds).size).to.equal(3);
  });
});
