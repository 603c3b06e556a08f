import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POINTERS, carry, finger, fingers, mouse, releaseAll } from '../../pointers.js';
import { CuboPage, ONE, SQUARE, SQUARES, TWO, table } from './page.js';
import type { CellName } from './page.js';

for (const pointer of POINTERS) {
  describe(`a die in the hand of a ${pointer.name} on <cubo-grid>`, () => {
    afterEach(releaseAll);

    it('is swapped with the one it is let go on, and lies there as the others do', async () => {
      const page = await CuboPage.open(ONE);
      const made = page.listen('game-move');
      await page.hold('a1', 'c3', pointer);
      expect([page.earned(), page.worth(), page.moves], 'in the hand').to.deep.equal([[0, 4, 0, 0, 4, 0], 8, []]);
      await page.release(pointer);
      expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
      expect(made.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['user swap a1c3']);
      expect([page.cell('a1').style.length, page.cell('c3').style.length]).to.deep.equal([0, 0]);
    });

    // The rest is the same for both: elements hear pointers.
    if (pointer === finger) return;

    it('shows what the lines would earn over each die, and comes back from beside the square', async () => {
      const page = await CuboPage.open(ONE);
      const refusals = page.listen('game-refuse');
      await page.hold('a1', 'a2', pointer);
      await page.until(() => page.earned()[2] === 10);
      expect(page.earned()).to.deep.equal([0, 0, 10, 0, 4, 5]);
      await pointer.move([2, 2]);
      await page.until(() => page.worth() === 32);
      await page.release(pointer);
      expect([page.square(), page.worth(), page.moves, page.interaction(), refusals]).to.deep.equal([
        ...[SQUARE, 32, [], 'idle', []],
      ]);
    });

    it('is taken back from the white one, which says why and does not move itself', async () => {
      const page = await CuboPage.open(ONE);
      const refusals = page.listen('game-refuse');
      await page.hold('a1', 'b2', pointer);
      expect(page.worth(), 'nothing is swapped with the white die').to.equal(32);
      await page.release(pointer);
      expect([page.status, page.interaction()]).to.deep.equal(['The white die stays in the centre.', 'idle']);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['white-die']);
      await page.hold('b2', 'a1', pointer);
      expect(page.interaction()).to.equal('idle');
      await page.release(pointer);
      expect(page.moves).to.be.empty;
    });

    it('is let go when the page asks for another mode in the middle of it', async () => {
      const page = await CuboPage.open(ONE);
      await page.hold('a1', 'c3', pointer);
      expect(page.interaction()).to.equal('dragging');
      for (const mode of ['diagram', 'play']) {
        page.element.setAttribute('mode', mode);
        await page.element.updateComplete;
      }
      expect(page.find('[data-dragged]') === null).to.be.true;
      expect(page.interaction()).to.equal('idle');
      await page.release(pointer);
      expect(page.moves).to.be.empty;
    });

    it('stays chosen where it is let go where it began', async () => {
      const page = await CuboPage.open(ONE);
      const home = page.middle(page.cell('a1'));
      await page.hold('a1', 'a2', pointer);
      await pointer.move(home);
      await page.release(pointer);
      expect(page.interaction()).to.equal('chosen');
      await page.click(page.cell('c3'));
      expect(page.moves).to.deep.equal(['swap a1c3']);
    });

    it('follows where the page shows the element at half its size', async () => {
      const page = await CuboPage.within(html`
        <div style="transform: scale(0.5); transform-origin: 0 0">${CuboPage.create(ONE)}</div>
      `);
      const [from, to] = [page.middle(page.cell('a1')), page.middle(page.cell('c2'))];
      await carry(pointer, from, to);
      const [x = 0, y = 0] = getComputedStyle(page.cell('a1')).translate.split(' ').map(parseFloat);
      expect(x / 2).to.be.closeTo(to[0] - from[0], 1);
      expect(y / 2).to.be.closeTo(to[1] - from[1], 1);
      await page.release(pointer);
      expect(page.moves).to.deep.equal(['swap a1c2']);
    });
  });
}

describe('a die that cannot be dragged on <cubo-grid>', () => {
  afterEach(releaseAll);

  it('is laid in no square of another player', async () => {
    const page = await CuboPage.open(TWO);
    await carry(mouse, page.middle(page.cell('a1', 0)), page.middle(page.cell('a2', 1)));
    await page.release();
    expect([page.moves, page.interaction(), page.squares]).to.deep.equal([[], 'idle', SQUARES.slice(0, 2)]);
  });

  for (const [what, moves] of [
    ['covered', ['#0 call']],
    ['exchanged', ['#0 call', '#0 take 1', '#1 call', '#1 take -']],
  ] as const) {
    it(`is one that is ${what}`, async () => {
      const page = await (await CuboPage.open(TWO)).played(...moves);
      page.element.scrollIntoView();
      await page.hold('a1', 'c3');
      expect(page.interaction()).to.not.equal('dragging');
      await page.release();
      expect(page.moves).to.have.lengthOf(moves.length);
    });
  }
});

describe('a drag that comes to nothing on <cubo-grid>', () => {
  afterEach(releaseAll);

  async function dragging(pointer = mouse): Promise<CuboPage> {
    const page = await (await CuboPage.open(ONE)).hold('a1', 'c3', pointer);
    expect(page.interaction()).to.equal('dragging');
    return page;
  }

  /** Nothing is in the hand, nothing is chosen, and the next clicks are heard. */
  async function expectAllAsBefore(page: CuboPage): Promise<void> {
    await page.element.updateComplete;
    expect([page.interaction(), page.square(), page.worth(), page.moves]).to.deep.equal(['idle', SQUARE, 32, []]);
    expect(page.cell('a1').style).to.have.lengthOf(0);
    await page.swap('b1', 'b3');
    expect(page.moves).to.deep.equal(['swap b1b3']);
  }

  const ENDS: Readonly<Record<string, (page: CuboPage) => Promise<unknown>>> = {
    async 'on the middle of the table'(page) {
      await mouse.move(page.middle(page.find('.middle > :last-child') as Element));
      await mouse.up();
    },
    async 'outside the element'() {
      await mouse.move([2, 2]);
      await mouse.up();
    },
    async 'with Escape, and the release does nothing'(page) {
      await page.press('Escape');
      expect([page.interaction(), page.worth()]).to.deep.equal(['idle', 32]);
      await mouse.up();
    },
    async 'where the page pauses the game'(page) {
      await page.set({ paused: true });
      await mouse.up();
      await page.set({ paused: false });
    },
    async 'where the element is taken out of the page'(page) {
      const putBack = page.takeAway();
      await mouse.up();
      await putBack();
    },
    async 'where another game is loaded, and the die of that one stays'(page) {
      await page.set({ position: table('o', 2) });
      await mouse.up();
    },
  };
  for (const [what, end] of Object.entries(ENDS)) {
    it(`ends ${what}`, async () => {
      const page = await dragging();
      await end(page);
      await expectAllAsBefore(page);
    });
  }

  it('ends where a finger is taken away', async () => {
    const page = await dragging(finger);
    await fingers.cancel();
    await expectAllAsBefore(page);
  });

  it('ends where a mouse that is quicker than its events lets go far outside', async () => {
    const page = await CuboPage.open(ONE);
    await mouse.down(page.middle(page.cell('a1')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.cell('c3')));
    await expectAllAsBefore(page);
  });

  for (const [what, happens, move] of [
    ['a script calls', (page: CuboPage) => page.played('call'), 'call'],
    ['the time is up', (page: CuboPage) => page.pass(60_000), 'timeout'],
  ] as const) {
    it(`ends where ${what} meanwhile, and nothing is swapped`, async () => {
      const page = await dragging(finger);
      await happens(page);
      await finger.move(page.middle(page.cell('a3')));
      await page.release(finger);
      expect([page.moves, page.interaction() === 'dragging', page.cell('a1').style.length]).to.deep.equal([
        ...[[move], false, 0],
      ]);
    });
  }
});

describe('two players with a finger each on <cubo-grid>', () => {
  before(() => setViewport({ width: 1000, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(releaseAll);

  const open = (stages = 'oo') => CuboPage.open({ position: table(stages), seed: 'two' });
  const at = (page: CuboPage, name: CellName, seat: number) => page.middle(page.cell(name, seat));
  const up = async (page: CuboPage, moves: number) => {
    await fingers.up();
    await page.until(() => page.moves.length === moves);
  };

  it('drag dice in their own squares, each with a preview', async () => {
    const page = await open();
    await fingers.down(at(page, 'a1', 0), at(page, 'a1', 1));
    await fingers.move(at(page, 'b2', 0), at(page, 'b2', 1));
    await fingers.move(at(page, 'c3', 0), at(page, 'c3', 1));
    await page.element.updateComplete;
    expect([page.interaction(0), page.interaction(1), page.worth(0)]).to.deep.equal(['dragging', 'dragging', 8]);
    await up(page, 2);
    expect(page.made.toSorted()).to.deep.equal(['0 swap a1c3', '1 swap a1c3']);
    expect(page.squares).to.deep.equal(['b5r2r3/r2w3b4/b3b4r1', 'b6r5r4/b1w2b3/r2b5r6']);
  });

  for (const [what, ...moves] of [
    ['swaps', '#1 swap a1b1'],
    ['rolls again', '#1 roll', 'dice 1 111111111'],
    ['calls and takes a die', '#1 call', '#1 take 1'],
  ] as const) {
    it(`keep their die in the hand when the other one ${what}`, async () => {
      const page = await open();
      await fingers.down(at(page, 'a1', 0));
      await fingers.move(at(page, 'c3', 0));
      await page.played(...moves);
      expect([page.interaction(0), page.worth(0)]).to.deep.equal(['dragging', 8]);
      await up(page, moves.length + 1);
      expect(page.square(0)).to.equal('b5r2r3/r2w3b4/b3b4r1');
    });
  }

  it('drag and call at the same time', async () => {
    const page = await open();
    const [from, to, call] = [at(page, 'a1', 0), at(page, 'c3', 0), page.middle(page.action('Cubo!', 1))];
    await fingers.down(from);
    await fingers.move(to);
    await fingers.down(to, call);
    await page.element.updateComplete;
    expect(page.interaction(0)).to.equal('dragging');
    await up(page, 2);
    expect(page.moves.toSorted()).to.deep.equal(['call', 'swap a1c3']);
  });

  it('press dice, and each has chosen their own', async () => {
    const page = await open();
    await fingers.down(at(page, 'a1', 0), at(page, 'c1', 1));
    await fingers.up();
    await page.until(() => page.interaction(1) === 'chosen');
    expect([page.interaction(0), page.interaction(1)]).to.deep.equal(['chosen', 'chosen']);
    await fingers.down(at(page, 'c3', 0), at(page, 'a2', 1));
    await up(page, 2);
    expect(page.moves.toSorted()).to.deep.equal(['swap a1c3', 'swap c1a2']);
  });

  it('call, and none of them takes a die by the same press', async () => {
    const page = await open();
    await fingers.down(page.middle(page.action('Cubo!', 0)), page.middle(page.action('Cubo!', 1)));
    await up(page, 2);
    expect(page.moves).to.deep.equal(['call', 'call']);
  });

  it('reach for the same die of the middle, and one of them gets it', async () => {
    const page = await (await open('ooo')).played('#0 call', '#1 call');
    await fingers.down(...[0, 1].map((seat) => page.middle(page.action('Take red 6', seat))));
    await up(page, 3);
    expect(page.moves).to.deep.equal(['call', 'call', 'take 1']);
    expect([page.taken(0), page.taken(1)].toSorted()).to.deep.equal(['', 'has taken red 6']);
  });
});
