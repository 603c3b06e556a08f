import { expect, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { POINTERS, finger, fingers, mouse, releaseAll } from '../../pointers.js';
import { holding, onPhone, swipeFrom } from '../../swiping.js';
import { FIRST, KubiPage, ROLLED, ROLLED_FOR_TWO, UNCROSSED } from './page.js';

/** The 1 is left out, 2 and 3 are a pair, 4 and 6 the other. */
async function openBegun(): Promise<KubiPage> {
  const page = await KubiPage.open({ position: ROLLED });
  await page.choose(0);
  return page;
}

const BEGUN = { out: [1], first: [2, 3], second: [4, 6] };

const isDragged = (page: KubiPage) => page.dice.map((die) => die.hasAttribute('data-dragged'));

/** Nothing is in the hand, and the next drag is one. */
async function expectAtRest(page: KubiPage): Promise<void> {
  await page.element.updateComplete;
  expect(page.all('[data-dragged], [data-over]')).to.be.empty;
  expect(page.dice.map(({ style }) => style.length)).to.deep.equal([0, 0, 0, 0, 0]);
  await page.drag(mouse, 4, page.slot(1));
  expect(page.slotOf(4)).to.equal(1);
}

// Dice that glide are not yet where they will lie.
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));

for (const pointer of POINTERS) {
  describe(`a die of <kubi-sheet> that is dragged with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('lies in the place where it is dropped, and dragged dice are a whole entry', async () => {
      const page = await KubiPage.open({ position: ROLLED });
      await page.choose(0);
      for (const [die, slot] of [
        [3, 0],
        [4, 2],
      ] as const) {
        await page.drag(pointer, die, page.slot(slot));
        expect(page.slotOf(die)).to.equal(slot);
      }
      expect(page.placed).to.deep.equal({ out: [4], first: [2, 6], second: [1, 3] });
      await page.confirm();
      expect(page.moves).to.deep.equal(['4|13|26']);
    });

    // The rest is the same for both: elements hear pointers.
    if (pointer === finger) return;

    it('is under the pointer meanwhile; the place below shows that it would take the die', async () => {
      const page = await openBegun();
      await page.hold(pointer, 2, page.slot(4));
      expect(isDragged(page)).to.deep.equal([false, false, true, false, false]);
      expect(page.all('[data-over]').map(({ dataset }) => dataset['slot'])).to.deep.equal(['4']);
      expect(page.placed, 'not before it is let go').to.deep.equal(BEGUN);
    });

    const DROPS: Readonly<Record<string, (page: KubiPage) => Promise<object>>> = {
      'changes places with one that lies there': async (page) => {
        await page.drag(pointer, 3, page.dice[0] as Element);
        return { out: [4], first: [2, 3], second: [1, 6] };
      },
      'goes back when it is dropped beside everything': async (page) => {
        await page.drag(pointer, 0, page.find('.status') as Element);
        return BEGUN;
      },
      'stays when it is dropped where it lies': async (page) => {
        await page.hold(pointer, 0, page.slot(4));
        await pointer.move(page.middle(page.slot(0)));
        await pointer.up();
        return BEGUN;
      },
      'is not tapped by being dropped: the next click is one': async (page) => {
        await page.drag(pointer, 4, page.slot(1));
        await page.clickDice(4);
        return { out: [1], first: [3, 6], second: [2, 4] };
      },
    };
    for (const [what, drop] of Object.entries(DROPS)) {
      it(what, async () => {
        const page = await openBegun();
        const expected = await drop(page);
        await page.element.updateComplete;
        expect(page.placed).to.deep.equal(expected);
        expect(page.moves).to.be.empty;
      });
    }

    it('is where the pointer is, also in a part of the page that is drawn at half its size', async () => {
      const page = await KubiPage.within(html`
        <div style="transform: scale(0.5); transform-origin: 0 0"><kubi-sheet position=${ROLLED}></kubi-sheet></div>
      `);
      await page.choose(0);
      await page.hold(pointer, 3, page.slot(0));
      const [at, to] = [page.dice[3] as Element, page.slot(0)].map((each) => page.middle(each));
      expect(Math.hypot(at![0] - to![0], at![1] - to![1])).to.be.below(2);
      await pointer.up();
      await page.element.updateComplete;
      expect(page.slotOf(3)).to.equal(0);
    });

    it('stays in the hand when another player’s entry arrives meanwhile', async () => {
      const page = await KubiPage.open({ position: ROLLED_FOR_TWO });
      await page.hold(pointer, 0, page.slot(3));
      await page.played('#1 1|23|46');
      expect(page.shownSeat).to.equal(0);
      await pointer.up();
      await page.element.updateComplete;
      expect(page.slotOf(0)).to.equal(3);
    });

    const ENDS: Readonly<Record<string, readonly [moves: readonly string[], act: (page: KubiPage) => unknown]>> = {
      'the own entry arrives from a script': [[], (page) => page.played('#0 1|23|46')],
      'another sheet is shown': [[], (page) => page.seatButton(1).click()],
      'an entry is taken back on another sheet': [['#1 1|23|46'], (page) => page.element.undo(1)],
    };
    for (const [what, [moves, act]] of Object.entries(ENDS)) {
      it(`is laid down where ${what}`, async () => {
        const page = await (await KubiPage.open({ position: ROLLED_FOR_TWO })).played(...moves);
        await page.hold(pointer, 1, page.slot(2));
        await act(page);
        await page.element.updateComplete;
        await pointer.up();
        await page.element.updateComplete;
        expect(page.all('[data-dragged]')).to.be.empty;
        expect(page.slotOf(1)).to.not.equal(2);
      });
    }

    it('is forgotten when the sheet is taken out of the page, or becomes a diagram', async () => {
      const page = await openBegun();
      await page.hold(pointer, 2, page.slot(3));
      const parent = page.element.parentElement;
      page.element.remove();
      await pointer.up();
      parent?.append(page.element);
      await page.element.updateComplete;
      expect(page.placed).to.deep.equal(BEGUN);
      await page.hold(pointer, 2, page.slot(3));
      await page.set({ mode: 'diagram' });
      await pointer.up();
      await page.set({ mode: 'play' });
      await page.until(() => page.dice.length === 5);
      await expectAtRest(page);
    });
  });
}

describe('a drag on <kubi-sheet> that comes to nothing', () => {
  afterEach(releaseAll);

  it('is ended by Escape, which puts the die back where it lay', async () => {
    const page = await openBegun();
    await page.hold(mouse, 1, page.slot(3));
    await page.press('Escape');
    expect(page.all('[data-dragged]')).to.be.empty;
    await mouse.up();
    expect(page.placed).to.deep.equal(BEGUN);
    await expectAtRest(page);
  });

  it('is ended by the system, which takes the finger away', async () => {
    const page = await openBegun();
    await page.hold(finger, 1, page.slot(3));
    await fingers.cancel();
    await page.element.updateComplete;
    expect(page.placed).to.deep.equal(BEGUN);
    await expectAtRest(page);
  });

  it('is not another finger’s, which comes down meanwhile on another die', async () => {
    const page = await openBegun();
    await page.choose(0);
    await page.hold(finger, 2, page.slot(3));
    const [first, second, other] = [page.slot(3), page.dice[4] as Element, page.slot(4)].map((each) =>
      page.middle(each),
    ) as [[number, number], [number, number], [number, number]];
    await fingers.down(first, second);
    await fingers.move(first, other);
    await page.element.updateComplete;
    expect(isDragged(page)).to.deep.equal([false, false, true, false, false]);
    await fingers.up();
    await page.element.updateComplete;
    expect([page.slotOf(2), page.slotOf(0), page.slotOf(1)]).to.deep.equal([3, 0, 1]);
  });
});

describe('a finger on <kubi-sheet> that scrolls the page', () => {
  onPhone();

  const open = (position: string) =>
    KubiPage.within(html`<div style="padding-block-end: 2000px"><kubi-sheet position=${position}></kubi-sheet></div>`);

  const PLACES: Readonly<Record<string, readonly [position: string, selector: string]>> = {
    'the sums': [ROLLED, '.sums [data-sum="7"]'],
    'the main button': [ROLLED, '.primary'],
    'a number to cross': [UNCROSSED, '.number-box'],
  };
  for (const [what, [position, selector]] of Object.entries(PLACES)) {
    it(`can begin on ${what}, and changes nothing there`, async () => {
      const page = await open(position);
      const drawn = page.all('[data-draft]').length;
      expect(await swipeFrom(page, page.find(selector) as Element)).to.be.above(50);
      expect(page.position).to.equal(position);
      expect([page.numbers, page.all('[data-draft]').length]).to.deep.equal([[], drawn]);
    });
  }

  it('cannot begin on a die, as long as that can be placed', async () => {
    const page = await open(ROLLED);
    expect(await swipeFrom(page, page.dice[0] as Element)).to.equal(0);
    expect(page.placed).to.deep.equal(FIRST);
    expect(holding(page).map(({ dataset }) => dataset['die'])).to.deep.equal(['0', '1', '2', '3', '4']);
    await page.played('1|23|46');
    expect(holding(page)).to.be.empty;
  });
});
