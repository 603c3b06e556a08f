import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BLANK, CuboPage, ONE, SQUARE, TWO, table, textOf } from './page.js';
import type { Attributes } from './page.js';

const OTHER = 'r6r6r6/r1w3b4/b3b1b1';
const SHUFFLED = 'r2b1b3/r4w3r5/b3b2r4';
const RED = SQUARE.replaceAll('b', 'r');

const open = (attributes: Attributes = {}) => CuboPage.open({ mode: 'diagram', ...attributes });
const namesOf = (page: CuboPage) => page.all('.squares .name').map(textOf);
const labelsOf = (page: CuboPage) => page.all('.square [role="table"]').map(({ ariaLabel }) => ariaLabel);

describe('a diagram of a square of Cubo', () => {
  it('explains its points line by line, and lights in its colour what counts double', async () => {
    const page = await open({ position: SQUARE });
    expect([page.element.error, page.square(), page.worth()]).to.deep.equal([undefined, SQUARE, 32]);
    expect(page.earned()).to.deep.equal([6, 4, 10, 3, 4, 5]);
    expect(page.explained()).to.deep.equal([...page.lines(), 'Worth 32']);
    expect(page.lines()[0]).to.equal('Row 1: street in one colour, doubled, 6');
    const pills = page.all('.edges span').map((line) => getComputedStyle(line).backgroundColor);
    expect(new Set(pills).size).to.equal(3);
    expect(new Set([pills[1], pills[3], pills[4], pills[5]]).size).to.equal(1);
  });

  it('counts streets in any order where the attribute says so, and follows it', async () => {
    const page = await open({ position: SHUFFLED, streets: 'any-order' });
    expect([page.worth(), page.explained()[0]]).to.deep.equal([32, 'Row 1: street, 3']);
    await page.set({ streets: 'ordered' });
    expect([page.worth(), page.explained()[0], page.explained().at(-1)]).to.deep.equal([0, 'Row 1: 0', 'Worth 0']);
  });

  it('is followed while its position changes, also to what no game reaches', async () => {
    const page = await open();
    for (const [what, position, worth, line] of [
      ['a lane in one colour', 'r3r3r3/b1w5b1/b6b1b1', 6, 'Row 1: lane in one colour, doubled, 6'],
      ['the white die in red and in blue', 'r1b4b1/r3w4r5/b6b4r1', 18, 'Column b: lane in one colour, doubled, 8'],
      ['the best there is', 'b6b6b6/r6w6r6/r6b6r6', 54, 'Row 2: lane in one colour, doubled, 12'],
      ['the white die in a corner', 'w1b2b3/r2r3b4/b3b4b5', 37, 'Worth 37'],
      ['nine white dice', SQUARE.replaceAll(/[rb]/g, 'w'), 24, 'Worth 24'],
      ['nine dice of one colour', RED, 48, 'Worth 48'],
      ['half of its dice blank', 'r1r2r3/r.w.b./b3b4b5', 16, undefined],
      ['a round too many', `7 0 build 0 | ${SQUARE} o - 0 | r6r1b6b2`, 32, 'Worth 32'],
      ['a die taken by one who builds', `1 0 build 0 | ${SQUARE} o b2 9999 | r6r1b6b2`, 32, 'Worth 32'],
    ] as const) {
      await page.set({ position });
      expect([page.element.error?.message, page.worth()], what).to.deep.equal([undefined, worth]);
      if (line) expect(page.explained(), what).to.include(line);
    }
  });

  it('that is blank explains nothing', async () => {
    const page = await open();
    expect([page.squares, page.explained(), page.element.error]).to.deep.equal([[BLANK], [], undefined]);
  });

  it('has a name only where the page gives one, and a caption below it', async () => {
    const page = await CuboPage.within(html`
      <div>
        <cubo-grid mode="diagram" position=${SQUARE}><p slot="caption">Six streets.</p></cubo-grid>
      </div>
    `);
    expect([page.all('.middle, .head > *').length, labelsOf(page)]).to.deep.equal([0, ['Player 1’s square']]);
    await page.set({ names: 'Zoë' });
    expect([namesOf(page), labelsOf(page)]).to.deep.equal([['Zoë'], ['Zoë’s square']]);
    const caption = page.element.querySelector('p') as Element;
    expect(caption.getBoundingClientRect().top).to.be.at.least(page.seat().getBoundingClientRect().bottom);
  });

  it('that cannot be drawn is an error, and the last one that could be stays', async () => {
    const page = await open({ position: SQUARE });
    for (const [position, named] of [
      ['nonsense', '"nonsense"'],
      [SQUARE.replace('5', '7'), 'b7'],
      [`1 0 sleep 0 | ${SQUARE} o - 0 | r6r1b6b2`, 'sleep'],
      [`1 0 build 0 | ${SQUARE} o - 0 ; x | r6r1b6b2`, 'seat 1'],
    ] as const) {
      await page.set({ position });
      expect(page.element.error?.code, position).to.equal('bad-position');
      expect(page.find('[role=alert]')?.textContent).to.contain(named);
      expect(page.worth()).to.equal(32);
    }
    await page.set({ position: OTHER });
    expect([page.element.error, page.worth()]).to.deep.equal([undefined, 12]);
  });
});

describe('a diagram of a moment of Cubo', () => {
  for (const [what, position, { worths, middle, facts, taken }] of [
    [
      'two who build',
      `2 1 build 1 | ${SQUARE} o - 32 ; ${OTHER} o - 7 | r6r1b6b2`,
      { worths: [32, 12], middle: 'red 6, red 1, blue 6, blue 2', facts: ['Score 32', 'Score 7'], taken: ['', ''] },
    ],
    [
      'one with the dice in hand, one who has decided and holds a die',
      `1 0 build 0 | ${SQUARE} h - 0 ; ${OTHER} t r1 5 | r6-b6b2`,
      {
        worths: [32, 12],
        middle: 'red 6, empty, blue 6, blue 2',
        facts: ['dice in hand', 'covered · Score 5'],
        taken: ['', 'has taken red 1'],
      },
    ],
    [
      'an exchange, with one who is late',
      `3 1 exchange 1 | ${SQUARE} x - 9 ; ${OTHER} t r1 5 | r6-b6b2`,
      {
        worths: [32, 12],
        middle: 'red 6, empty, blue 6, blue 2',
        facts: ['too late · Score 9', 'Score 5'],
        taken: ['', 'has taken red 1'],
      },
    ],
  ] as const) {
    it(`is drawn with all that is known of it: ${what}`, async () => {
      const page = await open({ position, names: 'Ann' });
      expect([page.element.error, page.position]).to.deep.equal([undefined, position]);
      expect([namesOf(page), page.middleDice.join(', ')]).to.deep.equal([['Ann', 'Player 2'], middle]);
      for (const seat of [0, 1]) {
        expect([page.worth(seat), page.facts(seat), page.taken(seat)]).to.deep.equal([
          ...[worths[seat], facts[seat], taken[seat]],
        ]);
      }
    });
  }

  it('before the dice are rolled has blank ones, and no fact of anybody', async () => {
    const page = await open({ position: `1 0 build 0 | ${BLANK} h - 0 ; ${BLANK} h - 0 | r.r.b.b.` });
    expect([page.squares, page.facts(0), page.facts(1)]).to.deep.equal([[BLANK, BLANK], '', '']);
    expect(page.all('.explained, .middle')).to.have.lengthOf(0);
  });

  it('of a record is that at its ply', async () => {
    const record = `cubo 2; start="${table('o')}"; swap a1c3; call; take 3; put b1`;
    const page = await open({ record, ply: '1' });
    expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
    await page.set({ ply: 3 });
    expect([page.taken(), page.middleDice[2]]).to.deep.equal(['has taken blue 6', 'empty']);
  });
});

describe('a diagram of Cubo stands still', () => {
  it('while clicks and keys come to it, with nothing of a game beside it', async () => {
    const page = await open({ ...TWO, sound: '', paused: '', marks: 'a1' });
    expect(page.element.error).to.equal(undefined);
    const { position } = page;
    await page.swap('a1', 'c3');
    await page.press('x', 'n', 'Enter');
    await page.pass(300_000);
    expect([page.position, page.moves, page.clock.pending]).to.deep.equal([position, [], 0]);
    const controls = 'button, input, [tabindex], .panel, .toolbar, .clock, .cover, .seat-actions, [inert], [role=grid]';
    expect(page.all(controls)).to.be.empty;
    expect(labelsOf(page)).to.deep.equal(['Ann’s square', 'Bob’s square']);
  });
});

describe('numerals instead of pips on the dice of Cubo', () => {
  it('are there where they are asked for, and go again', async () => {
    const page = await CuboPage.open(ONE);
    for (const [numerals, isOn] of [
      ['', true],
      ['off', false],
      [true, true],
      [false, false],
    ] as const) {
      await page.set({ numerals });
      const faces = [...page.faces('.square'), ...page.faces('.middle')];
      expect(faces, String(numerals)).to.deep.equal([...'1232343456162'].map((each) => (isOn ? each : `${each} pips`)));
    }
  });

  it('are on dice to take, on the die that is held, on another side of the square and on the pad for thrown dice', async () => {
    const page = await (await CuboPage.open({ ...ONE, numerals: '' })).played('call');
    expect(page.faces('.middle')).to.deep.equal([...'6162']);
    await page.played('take 1');
    expect(page.faces('.taken')).to.deep.equal(['6']);
    await page.played('keep');
    await page.click(page.all('.side').at(-1) as Element);
    expect(page.faces('.square').join('')).to.match(/^[1-6]{9}$/);
    const entered = await CuboPage.open({ dice: 'enter', numerals: '' });
    expect(entered.faces('.keys')).to.deep.equal([...'123456']);
  });
});

describe('the author’s marks on a square of Cubo', () => {
  /** What is seen to be marked, as an author writes it. */
  function seen(page: CuboPage): (string | undefined)[] {
    const outlined = (selector: string) =>
      page.all(selector).map((element) => getComputedStyle(element).outlineStyle === 'solid');
    const lines = page.all('.edges li').map(({ dataset }) => dataset['line']);
    return [
      ...page.all('.ring').map((ring) => page.cellAt(...page.middle(ring))),
      ...lines.filter((_, i) => outlined('.edges li')[i]),
      ...outlined('.middle > *').flatMap((isMarked, i) => (isMarked ? [`m${i + 1}`] : [])),
    ];
  }

  for (const [mode, attributes] of [
    ['diagram', ONE],
    ['replay', { record: `cubo 2; start="${table('o')}"; swap a1c3; swap a1c3`, ply: '2' }],
    ['play', ONE],
  ] as const) {
    it(`are rings, an arrow and frames, are said, and are followed while they change, in ${mode} mode`, async () => {
      const page = await CuboPage.open({ mode, marks: 'a1 b2-c3 2 b m3', ...attributes });
      await page.until(() => page.find('.arrow') !== null);
      expect([page.element.error, seen(page)]).to.deep.equal([undefined, ['a1', '2', 'b', 'm3']]);
      const { left, right, top, bottom } = (page.find('.arrow') as Element).getBoundingClientRect();
      expect([page.cellAt(left, top), page.cellAt(right - 2, bottom - 2)]).to.deep.equal(['b2', 'c3']);
      expect(page.find('.squares')?.ariaLabel?.trim()).to.equal(
        'Cubo Marked: a1, row 2, column b, die 3 in the middle. Arrow from b2 to c3.',
      );
      expect([page.cell('a1').ariaLabel, page.cell('b1').ariaLabel]).to.deep.equal(['a1, red 1, marked', 'b1, red 2']);
      for (const [marks, places] of [
        ['B2; a3, M1', ['b2', 'a3', 'm1']],
        ['1 2 3 a b c', ['1', '2', '3', 'a', 'b', 'c']],
        [null, []],
      ] as const) {
        await page.set({ marks });
        expect(seen(page), String(marks)).to.deep.equal(places);
      }
      expect([page.find('.squares')?.ariaLabel?.trim(), page.cell('a1').ariaLabel]).to.deep.equal([
        ...['Cubo', 'a1, red 1'],
      ]);
    });
  }

  it('are on the first of several squares, have the page’s colour, and leave dice to be pressed under them', async () => {
    const several = await open({ ...TWO, marks: 'a1 2' });
    expect([seen(several), several.cell('a1', 1).ariaLabel]).to.deep.equal([['a1', '2'], 'a1, red 6']);
    const page = await CuboPage.open({ ...ONE, marks: 'a1 a1-c3 2' });
    await page.until(() => page.find('.arrow') !== null);
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const style = (selector: string) => getComputedStyle(page.find(selector) as Element);
    expect([style('.ring').stroke, style('.arrow').fill, style('[data-line="2"]').outlineColor]).to.deep.equal(
      Array(3).fill('rgb(1, 2, 3)'),
    );
    await page.swap('a1', 'c3');
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('that are wrong are named, and those before stay', async () => {
    const page = await open({ ...ONE, marks: 'a1' });
    await page.until(() => page.find('.ring') !== null);
    for (const [marks, named] of [
      ['0', '0'],
      ['d', 'd'],
      ['a4', 'a4'],
      ['m5', 'm5'],
      ['a1-a1', 'a1-a1'],
      ['m1-a1', 'm1-a1'],
      ['a1 2 c9', 'c9'],
    ] as const) {
      await page.set({ marks });
      const message = `marks has "${named}", expected a place or two different ones with a hyphen between them`;
      expect(page.find('[role=alert]')?.textContent, marks).to.contain(message);
      expect([page.element.error?.code, seen(page)]).to.deep.equal(['bad-attribute', ['a1']]);
    }
  });
});
