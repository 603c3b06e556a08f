import { expect, html } from '@open-wc/testing';
import { POINTERS, carry, finger, fingers, mouse, releaseAll } from '../../pointers.js';
import { TriadPage } from './page.js';
import { CROWDED, HEMMED_IN, START, TRIAD_AHEAD } from './positions.js';

for (const pointer of POINTERS) {
  describe(`<triad-board> by drag with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('moves a die to the cell it is dropped on', async () => {
      const page = await TriadPage.open({ position: START });
      const moves = page.listen('game-move');
      await page.drag('a1', 'a3', pointer);
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
      expect(moves.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['user a1a3']);
    });

    // The rest is the same for both: elements hear pointers.
    if (pointer === finger) return;

    it('shows where the die can go while it is in the hand', async () => {
      const page = await TriadPage.open({ position: START });
      await page.hold('b1', 'b2', pointer);
      expect(Object.keys(page.ghosts)).to.have.members(['b3', 'b4', 'd3', 'e4']);
      expect(page.marked('chosen')).to.deep.equal(['b1']);
    });

    it('takes a die back from a wrong cell and says why it was wrong', async () => {
      const page = await TriadPage.open({ position: CROWDED });
      const refusals = page.listen('game-refuse');
      await page.drag('b2', 'b5', pointer);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['blocked']);
      expect(page.status).to.equal('The way to b5 is blocked by the die on b4.');
      expect(page.marked('chosen')).to.be.empty;
      expect(page.cell('b2').style).to.have.lengthOf(0);
      expect(page.position).to.equal(CROWDED);
    });

    it('keeps a die chosen that is dropped where it began', async () => {
      const page = await TriadPage.open({ position: START });
      const home = page.middle(page.cell('a1'));
      await carry(pointer, home, page.middle(page.cell('a2')));
      await pointer.move(home);
      await pointer.up();
      await page.board.updateComplete;
      expect(page.marked('chosen')).to.deep.equal(['a1']);
      await page.clickCell('a3');
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
    });

    it('asks for the die to take off after a triad', async () => {
      const page = await TriadPage.open({ position: TRIAD_AHEAD });
      await page.drag('c1', 'e3', pointer);
      expect(page.marked('removable')).to.deep.equal(['e3', 'd4']);
      await page.clickCell('d4');
      expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
    });

    it('leaves a die that cannot move, and the opponent’s, where they lie', async () => {
      const page = await TriadPage.open({ position: HEMMED_IN });
      for (const die of ['f2', 'e5']) {
        await carry(pointer, page.middle(page.cell(die)), page.middle(page.cell('b3')));
        expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
        await pointer.up();
      }
      expect(page.position).to.equal(HEMMED_IN);
    });

    it('does not play the way once more that the hand has already shown', async () => {
      const page = await TriadPage.open({ position: START });
      await page.drag('a1', 'a3', pointer);
      expect(page.slides).to.equal(0);
      await page.clickCell('f6');
      await page.clickCell('f4');
      expect(page.slides, 'a click shows it').to.equal(1);
    });

    it('takes a drag for an answer while another die is chosen', async () => {
      const page = await TriadPage.open({ position: START });
      await page.clickCell('a1');
      await page.drag('c1', 'c4', pointer);
      expect(page.position).to.equal('ccbbaa/6/2C3/6/6/AA1BCC b 0-0 1');
    });
  });
}

/** Nothing is in the hand, nothing is chosen, and the next click is heard. */
async function expectAllAsBefore(page: TriadPage): Promise<void> {
  await page.board.updateComplete;
  expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
  expect(page.cell('a1').style).to.have.lengthOf(0);
  expect(page.position).to.equal(START);
  await page.clickCell('b1');
  expect(page.marked('chosen')).to.deep.equal(['b1']);
  await page.clickCell('b3');
  expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
}

describe('a drag that comes to nothing on <triad-board>', () => {
  afterEach(releaseAll);

  const places = [
    { what: 'on the rim', selector: '.board', corner: [3, 3] },
    { what: 'outside the element', selector: undefined, corner: [2, 2] },
  ] as const;
  for (const { what, selector, corner } of places) {
    it(`ends ${what}`, async () => {
      const page = await TriadPage.open({ position: START });
      const refusals = page.listen('game-refuse');
      page.board.style.margin = '20px';
      const box = selector === undefined ? undefined : page.find(selector)?.getBoundingClientRect();
      const end = [(box?.left ?? 0) + corner[0], (box?.top ?? 0) + corner[1]] as const;
      await carry(mouse, page.middle(page.cell('a1')), end);
      expect(page.find('.grid')?.dataset['interaction']).to.equal('dragging');
      await mouse.up();
      await expectAllAsBefore(page);
      expect(refusals).to.be.empty;
    });
  }

  it('is over when the script plays meanwhile', async () => {
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a2', mouse);
    page.board.play('f1e2');
    await page.board.updateComplete;
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await mouse.move(page.middle(page.cell('a3')));
    await mouse.up();
    expect(page.position).to.equal('ccbbaa/6/6/6/4A1/AABBC1 b 0-0 1');
    expect(page.cell('a1').style).to.have.lengthOf(0);
  });

  it('is forgotten when the board is taken out of the page meanwhile', async () => {
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a2', mouse);
    const parent = page.board.parentElement;
    page.board.remove();
    await mouse.up();
    parent?.append(page.board);
    await page.board.updateComplete;
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    expect(page.cell('a1').style).to.have.lengthOf(0);
    await page.hold('b1', 'b3', mouse);
    await mouse.up();
    expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
  });
});

describe('a mouse that is quicker than its events on <triad-board>', () => {
  afterEach(releaseAll);

  it('does not leave the die hanging when it is let go far outside', async () => {
    const page = await TriadPage.open({ position: START });
    await mouse.down(page.middle(page.cell('a1')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.cell('c3')));
    await mouse.move(page.middle(page.cell('c4')));
    await expectAllAsBefore(page);
  });
});

describe('Escape while dragging on <triad-board>', () => {
  afterEach(releaseAll);

  it('puts the die back, and the release does nothing', async () => {
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a3', mouse);
    await page.press('Escape');
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await mouse.up();
    await expectAllAsBefore(page);
  });
});

describe('a finger that is taken away from <triad-board>', () => {
  afterEach(releaseAll);

  it('puts the die back', async () => {
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a3', finger);
    expect(page.find('.grid')?.dataset['interaction']).to.equal('dragging');
    await fingers.cancel();
    await expectAllAsBefore(page);
  });

  it('leaves the die to another pointer that holds it', async () => {
    const page = await TriadPage.open({ position: START });
    await page.hold('a1', 'a3', mouse);
    page.cell('a1').dispatchEvent(new PointerEvent('pointercancel', { pointerId: 77, bubbles: true }));
    expect(page.find('.grid')?.dataset['interaction']).to.equal('dragging');
    await mouse.up();
    expect(page.moves).to.deep.equal(['a1a3']);
  });
});

describe('a second finger on <triad-board>', () => {
  afterEach(releaseAll);

  it('takes no die away from the first', async () => {
    const page = await TriadPage.open({ position: START });
    const [a1, a3, f1, f3] = ['a1', 'a3', 'f1', 'f3'].map((name) => page.middle(page.cell(name)));
    await fingers.down(a1!);
    await fingers.move([a1![0], a1![1] - 30]);
    await fingers.down([a1![0], a1![1] - 30], f1!);
    await fingers.move(a3!, f3!);
    await page.board.updateComplete;
    expect(page.marked('chosen')).to.deep.equal(['a1']);
    await fingers.up();
    await page.board.updateComplete;
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('takes no die, either, while the first one rests beside it, as when a page is pinched', async () => {
    const page = await TriadPage.open({ position: START });
    const [c3, a1, a3] = ['c3', 'a1', 'a3'].map((name) => page.middle(page.cell(name)));
    await fingers.down(c3!);
    await fingers.down(c3!, a1!);
    await fingers.move(c3!, a3!);
    expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
    await fingers.up();
    expect(page.position).to.equal(START);
  });
});

/** How far a die is drawn from its cell, in pixels of the element. */
function shift(page: TriadPage, name: string): [number, number] {
  const { transform } = getComputedStyle(page.cell(name), '::before');
  const { e, f } = new DOMMatrix(transform);
  return [e, f];
}

describe('a die in the hand on <triad-board>', () => {
  afterEach(releaseAll);

  const scales = [
    { what: 'in an ordinary page', scale: 1 },
    { what: 'inside a part of the page drawn at half its size', scale: 0.5 },
  ];
  for (const { what, scale } of scales) {
    const open = () =>
      TriadPage.within(html`
        <div style="transform: scale(${scale}); transform-origin: 0 0">
          <triad-board position=${START}></triad-board>
        </div>
      `);

    it(`follows the pointer ${what}`, async () => {
      const page = await open();
      const from = page.middle(page.cell('a1'));
      const to = page.middle(page.cell('e3'));
      await carry(mouse, from, to);
      const [x, y] = shift(page, 'a1');
      expect(x * scale).to.be.closeTo(to[0] - from[0], 1);
      expect(y * scale).to.be.closeTo(to[1] - from[1], 1);
    });
  }
});
