import { expect } from '@open-wc/testing';
import { chord, pressInside, tabStops, tabTo } from '../../keyboard.js';
import { MOMENTS, openMoment } from './moments.js';
import { CuboPage, ONE, TWO, table } from './page.js';

const NAME = 'Name of Player 1';
/** The toolbar, the field for moves, and its button. */
const AGAIN = 'Show it again';
const BESIDE = ['Undo', 'Type a move', 'Play'];
const BUILD = ['Cubo!', 'Roll all again'];

describe('Tab through <cubo-grid>', () => {
  for (const [what, attributes, moves, stops] of [
    ['passes over squares whose dice have not been rolled', {}, [], ['Roll for round 1', ...BESIDE]],
    [
      'stops once at each player’s square and at what can be done there',
      TWO,
      [],
      [NAME, 'Name of Player 2', 'a1, red 1', 'a1, red 6', ...BUILD, ...BUILD, ...BESIDE],
    ],
    [
      'reaches what is left of the middle after the call',
      TWO,
      ['#1 call', '#1 take 1', '#0 call'],
      [
        ...[NAME, 'Name of Player 2', 'a1, red 1, stays here', 'a1, red 6, stays here'],
        ...['Take red 1', 'Take blue 6', 'Take blue 2', 'Take none', AGAIN, ...BESIDE],
      ],
    ],
    ['reaches nothing of a game that is paused but what goes on', { ...ONE, paused: '' }, [], ['Resume', ...BESIDE]],
    [
      'passes over squares between two rounds',
      ONE,
      ['call', 'take -'],
      ['Yours 32', 'Best 36', 'Next round', AGAIN, ...BESIDE],
    ],
    [
      'passes over squares at the end',
      { position: table('o', 6) },
      ['call', 'take -'],
      ['How it adds up', 'New game', 'Share', ...BESIDE.slice(1)],
    ],
    [
      'reaches each die that can be entered',
      { dice: 'enter' },
      [],
      [...[1, 2, 3, 4, 5, 6].map((value) => `Add a ${value}`), ...BESIDE],
    ],
    ['passes over a diagram', { mode: 'diagram', ...ONE, marks: 'a1 b2-c3' }, [], []],
  ] as const) {
    it(what, async () => {
      const page = await CuboPage.afterButton(attributes, ...moves);
      if (page.element.match.outcome) await page.ended();
      expect(await tabStops(page)).to.deep.equal(stops);
    });
  }

  it('reaches what gives a die, and what keeps all', async () => {
    const page = await CuboPage.afterButton(ONE, 'call', 'take 1');
    page.cell('a1').click();
    await page.element.updateComplete;
    expect((await tabStops(page)).slice(1, 3).map((name) => name.replace(/\s+/g, ' '))).to.deep.equal([
      'Swap 32 → 23 Give up red 1: the square would be worth 23',
      'Keep my dice',
    ]);
  });

  it('comes back to the die that had the focus last', async () => {
    const page = await CuboPage.afterButton(ONE);
    await tabTo(page, 'a1, red 1');
    await page.press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('c2, blue 4');
  });
});

describe('the focus on <cubo-grid> when what had it is gone', () => {
  /** Presses what is there as the keyboard does. @returns what has the focus then */
  async function pressAway(page: CuboPage, button: HTMLElement | null): Promise<string | undefined> {
    button?.focus();
    await pressInside(page, 'Enter');
    expect(button?.isConnected, 'the button is still there').to.be.false;
    return page.focusedName;
  }

  it('goes from the roll to the square', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await pressAway(page, page.primary);
    expect(page.focused?.closest('.seat') === page.seat()).to.be.true;
  });

  it('goes from the call to the middle, the exchange and the next round', async () => {
    const page = await CuboPage.open(ONE);
    expect(await pressAway(page, page.action('Cubo!'))).to.equal('Take red 6');
    expect(await pressAway(page, page.action('Take blue 6'))).to.equal('a1, red 1, −9');
    page.cell('a2').focus();
    await pressInside(page, 'Enter');
    expect(await pressAway(page, page.action(page.actions()[0] ?? ''))).to.equal('Next round');
  });

  it('stays on the die where keys call, take and keep, and then goes to the next round', async () => {
    const page = await CuboPage.open(ONE);
    page.cell('c2').focus();
    for (const [key, name] of [
      ['Shift+X', 'c2, blue 4, stays here'],
      ['1', 'c2, blue 4, −9'],
      ['k', 'Next round'],
    ] as const) {
      await chord(page, ...key.split('+'));
      expect(page.focusedName).to.equal(name);
    }
  });

  it('goes to the next round when the time is up, wherever it was', async () => {
    for (const [attributes, moves, time] of [
      [ONE, [], 60_000],
      [TWO, ['#1 call', '#1 take -'], 6000],
    ] as const) {
      const page = await (await CuboPage.open(attributes)).played(...moves);
      page.cell('b1').focus();
      await page.pass(time);
      expect(page.focusedName).to.equal('Next round');
    }
  });

  it('goes to the rematch at the end of the game, and from there to the roll of the new one', async () => {
    const page = await CuboPage.open({ ...TWO, position: table('oo', 6) });
    await page.played('#1 call', '#1 take -', '#0 call');
    await pressAway(page, page.action('Take none'));
    await page.ended();
    expect(page.focusedName).to.equal('Rematch');
    await pressInside(page, 'Enter');
    expect([page.focusedName, page.moves]).to.deep.equal(['Roll for round 1', []]);
  });

  it('goes from a pause back to the die where the game was left', async () => {
    const page = await CuboPage.open(ONE);
    for (const key of ['Enter', 'p']) {
      page.cell('c3').focus();
      await pressInside(page, 'p');
      expect(page.focusedName).to.equal('Resume');
      await pressInside(page, key);
      expect([page.focusedName, page.element.paused], key).to.deep.equal(['c3, blue 5', false]);
    }
  });

  it('stays on what rolls all again, and on the own die when another one’s moves come', async () => {
    const page = await CuboPage.open({ ...TWO, seed: 'a' });
    page.action('Roll all again').focus();
    await pressInside(page, 'Enter', 'Enter');
    expect([page.focusedName, page.kinds]).to.deep.equal(['Roll all again', ['roll', 'dice', 'roll', 'dice']]);
    page.cell('b1').focus();
    await page.played('#1 swap a1b1', '#1 call', '#1 take 3');
    expect(page.focused === page.cell('b1')).to.be.true;
  });
});

describe('the ring round what has the focus on <cubo-grid>', () => {
  const FOCUSABLE = 'button, input, [tabindex]:not(h2)';

  function hasRing(element: HTMLElement): boolean {
    // Dice that can be taken have a ring, which is another one with the focus.
    const cube = element.matches('.take') && element.querySelector('.cube');
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(cube || element);
    return (
      outlineStyle === 'solid' && parseFloat(outlineWidth) >= (cube ? 5 : 3) && !/, 0\)$|transparent/.test(outlineColor)
    );
  }

  const few = /^(building|after the call|giving|with some|between|paused|of two, where|looking)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`is seen on everything that can have it, ${moment.what}`, async () => {
      const page = await openMoment(moment);
      // After any key browsers show where the focus is; Firefox only where it is asked to.
      await page.press('Shift');
      const all = page.all(FOCUSABLE).filter((each) => each.checkVisibility() && !each.closest('[inert]'));
      const without = all.filter((element) => {
        element.focus({ focusVisible: true });
        return page.focused !== element || !hasRing(element);
      });
      expect(without.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(all.length).to.be.above(4);
    });
  }
});
