import { expect } from '@open-wc/testing';
import { doubleClick, mouse, releaseAll } from '../../pointers.js';
import { CuboPage, ONE, SQUARE, TWO } from './page.js';

const open = (...moves: readonly string[]) =>
  CuboPage.open({ ...ONE, seed: 'tap' }).then((page) => page.played(...moves));

describe('a press on two dice of <cubo-grid>', () => {
  afterEach(releaseAll);

  it('swaps them at once, and shows what each line earns then', async () => {
    const page = await open();
    const made = page.listen('game-move');
    expect([page.worth(), page.earned()]).to.deep.equal([32, [6, 4, 10, 3, 4, 5]]);
    await page.swap('a1', 'c3');
    expect([page.square(), page.moves]).to.deep.equal(['b5r2r3/r2w3b4/b3b4r1', ['swap a1c3']]);
    expect([page.earned(), page.worth()]).to.deep.equal([[0, 4, 0, 0, 4, 0], 8]);
    expect(made.map(({ by, actor, text }) => `${by} ${actor} ${text}`)).to.deep.equal(['user 0 swap a1c3']);
  });

  it('swaps them with a finger, too', async () => {
    const page = await open();
    await page.tapOn(page.cell('c1'));
    await page.tapOn(page.cell('a2'));
    expect(page.moves).to.deep.equal(['swap c1a2']);
  });

  it('is no swap where they are of different players', async () => {
    const page = await CuboPage.open(TWO);
    await page.click(page.cell('a1', 0));
    await page.click(page.cell('c3', 1));
    expect([page.moves, page.interaction(0), page.interaction(1)]).to.deep.equal([[], 'chosen', 'chosen']);
  });
});

describe('a press on one die of <cubo-grid>', () => {
  afterEach(releaseAll);

  it('chooses it, says so, and shows under the mouse what a swap would make of the square', async () => {
    const page = await open();
    await page.click(page.cell('a1'));
    expect(page.spoken).to.equal('Red 1 on a1 selected. Choose the die to swap it with.');
    for (const [over, worth] of [
      ['c3', 8],
      // Nothing is swapped with the white die.
      ['b2', 32],
    ] as const) {
      await mouse.move(page.middle(page.cell(over)));
      await page.until(() => page.worth() === worth);
      expect(page.worth(), over).to.equal(worth);
    }
    await mouse.move(page.middle(page.cell('c3')));
    await page.until(() => page.worth() === 8);
    await mouse.move([400, 590]);
    await page.until(() => page.worth() === 32);
    expect([page.worth(), page.square(), page.moves], 'beside the square').to.deep.equal([32, SQUARE, []]);
  });

  it('lets it go when it is pressed again', async () => {
    const page = await open();
    for (let presses = 0; presses < 2; presses++) {
      page.cell('a1').click();
      await page.element.updateComplete;
    }
    expect([page.interaction(), page.spoken]).to.deep.equal(['idle', 'No die selected.']);
  });

  it('says why the white die stays, and keeps the chosen one chosen', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    for (const name of ['b2', 'a1', 'b2'] as const) await page.click(page.cell(name));
    expect(refusals.map(({ code }) => code)).to.deep.equal(['white-die', 'white-die']);
    expect(page.status).to.equal('The white die stays in the centre.');
    await page.click(page.cell('c3'));
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('is kept while a name is written, and while another player swaps', async () => {
    const page = await CuboPage.open(TWO);
    await page.click(page.cell('a1', 1));
    await page.fill('Name of Player 1', 'Cleo');
    await page.press('Enter');
    await page.played('#0 swap a1c3');
    expect(page.cell('a1', 1).ariaLabel).to.equal('a1, red 6, selected');
  });

  it('is let go where a typed move, an undo or a pause comes between', async () => {
    for (const between of [
      (page: CuboPage) => page.typed('b1b3'),
      (page: CuboPage) => page.clickButton('Undo'),
      async (page: CuboPage) => {
        await page.clickButton('Pause');
        await page.clickButton('Resume');
      },
    ]) {
      const page = await CuboPage.open({ ...ONE, 'time-limits': 'off' });
      await page.played('swap a2a3');
      await page.click(page.cell('a1'));
      await between(page);
      expect(page.cell('a1').ariaLabel).to.equal('a1, red 1');
    }
  });
});

describe('a press on a die in the exchange of <cubo-grid>', () => {
  it('shows what giving it makes of the square, and gives it when it is pressed again', async () => {
    const page = await open('call', 'take 1');
    page.cell('a1').click();
    await page.element.updateComplete;
    expect([page.square(), page.worth()]).to.deep.equal(['r6r2r3/r2w3b4/b3b4b5', 23]);
    expect(page.actions()).to.deep.equal(['Swap 32 → 23 Give up red 1: the square would be worth 23', 'Keep my dice']);
    page.cell('a1').click();
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(['call', 'take 1', 'put a1']);
  });

  it('can be changed for another one before it is given, with the button', async () => {
    const page = await open('call', 'take 1');
    await page.swap('a1', 'c3');
    await page.do(page.actions()[0] ?? '');
    expect(page.moves.at(-1)).to.equal('put c3');
  });
});

describe('a double click on <cubo-grid> where one was meant', () => {
  afterEach(releaseAll);

  for (const [what, moves, target, then] of [
    ['“Cubo!” takes no die that lies there then', [], (page: CuboPage) => page.action('Cubo!'), ['call']],
    ['a die of the middle gives none away', ['call'], (page: CuboPage) => page.action('Take red 6'), ['call', 'take']],
    [
      '“Keep my dice” begins no other round',
      ['call', 'take 1'],
      (page: CuboPage) => page.action('Keep my dice'),
      ['call', 'take', 'keep'],
    ],
    [
      'the button of a round rolls it once',
      ['call', 'take -'],
      (page: CuboPage) => page.primary as HTMLElement,
      ['call', 'take', 'middle', 'dice'],
    ],
  ] as const) {
    it(`on ${what}`, async () => {
      const page = await open(...moves);
      await doubleClick(page, target(page));
      expect(page.kinds).to.deep.equal(then);
    });
  }

  it('on “Cubo!” is one call also by a finger beside another that rests on the device', async () => {
    const page = await open();
    page.action('Cubo!').scrollIntoView({ block: 'end' });
    const at = page.middle(page.action('Cubo!'));
    const touch = (type: string, pointerId: number, [clientX, clientY]: readonly [number, number]) => {
      const init = { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true, composed: true };
      page.root.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent(type, init));
    };
    touch('pointerdown', 1, page.middle(page.cell('b2')));
    for (let taps = 0; taps < 2; taps++) {
      touch('pointerdown', 2, at);
      touch('pointerup', 2, at);
      await page.element.updateComplete;
    }
    expect(page.moves).to.deep.equal(['call']);
  });
});
