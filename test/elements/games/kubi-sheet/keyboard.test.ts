import { expect } from '@open-wc/testing';
import { chord, pressInside, tabStops } from '../../keyboard.js';
import { ENDING, FIRST, KubiPage, ROLLED } from './page.js';

/** The dice 1 2 3 4 6, where 1, 4 and 6 are crossed, with the focus on one of them. */
async function open(die = 0): Promise<KubiPage> {
  const page = await KubiPage.open({ position: ROLLED });
  page.dice[die]?.focus();
  return page;
}

describe('the numbers to cross on <kubi-sheet> by keyboard', () => {
  const WAYS: readonly (readonly [what: string, keys: readonly string[], numbers: readonly number[]])[] = [
    ['are chosen by digits, wherever the focus is among them', ['6', '2', '4'], [2, 4, 6]],
    ['are taken back by the same digit', ['6', '2', '6'], [2]],
    ['are chosen by Space where the focus is, and taken back', ['Tab', 'Space', 'Tab', 'Space', 'Space'], [2]],
    ['are none that no die shows', ['0', '7', '9'], []],
    ['are all taken back with Escape', ['1', '2', 'Escape'], []],
  ];
  for (const [what, keys, numbers] of WAYS) {
    it(what, async () => {
      const page = await KubiPage.open();
      page.numberBox(1).focus();
      await pressInside(page, ...keys);
      expect(page.numbers).to.deep.equal(numbers);
    });
  }

  for (const key of ['4', 'Space']) {
    it(`are refused with the reason when ${key} would be a fourth`, async () => {
      const page = await KubiPage.open();
      const refusals = page.listen('game-refuse');
      page.numberBox(1).focus();
      await pressInside(page, '1', '2', '3', 'Tab', 'Tab', 'Tab', key);
      expect(page.numbers).to.deep.equal([1, 2, 3]);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['too-many-numbers']);
    });
  }

  it('leave digits with Control to the browser', async () => {
    const page = await KubiPage.open();
    page.numberBox(1).focus();
    await chord(page, 'Control', '5');
    expect(page.numbers).to.be.empty;
  });
});

describe('the dice of <kubi-sheet> by keyboard', () => {
  const STEPS: readonly (readonly [key: string, from: number, to: number])[] = [
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
  ];
  it('are walked over in a ring, and nothing is placed by that', async () => {
    const page = await open();
    for (const [key, from, to] of STEPS) {
      page.dice[from]?.focus();
      await page.press(key);
      expect(page.focusedDie, `${key} from die ${from}`).to.equal(to);
    }
    expect(page.placed).to.deep.equal(FIRST);
  });

  it('are one tab stop, which goes along with the reader', async () => {
    const page = await open();
    const stops = () => page.dice.flatMap((die, i) => (die.tabIndex === 0 ? [i] : []));
    await page.press('ArrowRight', 'ArrowRight');
    expect(stops()).to.deep.equal([2]);
    await page.press('Tab');
    expect(page.focused === page.primary).to.be.true;
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedDie).to.equal(2);
    await page.clickDice(3);
    expect(stops()).to.deep.equal([3]);
  });

  it('leave keys with Alt to the browser, which goes back a page with the left arrow', async () => {
    const page = await open(2);
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(page.focusedDie).to.equal(2);
  });

  it('are chosen with Enter or Space, and change places with the next one', async () => {
    const page = await open(4);
    await pressInside(page, 'Enter');
    expect([page.lifted, page.spoken]).to.deep.equal([4, 'The 6 is chosen. Tap the die to swap it with.']);
    await pressInside(page, 'ArrowRight', 'Space');
    expect(page.placed).to.deep.equal({ out: [1], first: [4, 6], second: [2, 3] });
    expect([page.focusedDie, page.spoken]).to.deep.equal([0, `${page.choices[page.chosen]?.text}.`]);
  });

  const KEYS: Readonly<Record<string, readonly [die: number, slot: number]>> = {
    d: [3, 0],
    D: [3, 0],
    0: [3, 0],
    1: [4, 1],
    a: [4, 1],
    2: [3, 3],
    B: [3, 3],
  };
  for (const [key, [die, slot]] of Object.entries(KEYS)) {
    it(`are put with ${key} where that says, and back with Backspace; the focus stays`, async () => {
      const page = await open(3);
      await page.choose(0);
      page.dice[die]?.focus();
      await pressInside(page, key);
      expect([page.slotOf(die), page.focusedDie]).to.deep.equal([slot, die]);
      await pressInside(page, 'Backspace');
      expect([page.placed, page.focusedDie]).to.deep.equal([FIRST, die]);
    });
  }

  it('lie as at first after Escape, wherever the focus is', async () => {
    const page = await open(3);
    await pressInside(page, 'd', 'Tab', 'Escape');
    expect(page.placed).to.deep.equal(FIRST);
    expect(page.focused === page.primary).to.be.true;
  });
});

describe('an entry in words on <kubi-sheet> by keyboard', () => {
  const openInWords = async () => {
    const page = await open();
    page.find('.entry input')?.focus();
    return page;
  };

  it('is chosen by arrows, which place the dice, and made with Enter', async () => {
    const page = await openInWords();
    await pressInside(page, 'ArrowDown');
    expect([page.chosen, page.placed.out, page.pencilled]).to.deep.equal([1, [1], ['x1', '6', '9']]);
    await pressInside(page, 'ArrowDown', 'ArrowDown');
    expect([page.chosen, page.placed.out, page.moves]).to.deep.equal([3, [4], []]);
    await pressInside(page, 'Enter');
    expect(page.moves).to.have.lengthOf(1);
    expect(page.focused === page.primary, 'the roll').to.be.true;
  });

  it('is let go with Escape, for the one as which the dice lay at first', async () => {
    const page = await openInWords();
    const { chosen } = page;
    await pressInside(page, 'ArrowDown', 'Escape');
    expect([page.chosen, page.placed]).to.deep.equal([chosen, FIRST]);
  });
});

describe('the focus on <kubi-sheet> when what had it is gone', () => {
  /** Presses a button as the keyboard does, after which it is gone and something else has the focus. */
  const pressAway = async (page: KubiPage, button: HTMLElement | null) => {
    button?.focus();
    await pressInside(page, 'Enter');
    expect(button?.isConnected).to.be.false;
  };

  it('goes from crossing to the roll and on to the first die, and there again where dice roll by themselves', async () => {
    const page = await KubiPage.open();
    page.numberBox(1).focus();
    await page.press('1', '4', '6');
    await pressAway(page, page.primary);
    await pressAway(page, page.primary);
    expect(page.focusedDie).to.equal(0);
    await page.set({ dice: 'auto' });
    page.find('.entry input')?.focus();
    await pressInside(page, 'Space', 'Enter');
    expect([page.moves.length, page.focusedDie]).to.deep.equal([4, 0]);
  });

  it('goes to the tools where nothing is to be done until others have rolled', async () => {
    const page = await KubiPage.open({ dice: 'remote' });
    page.numberBox(1).focus();
    await page.press('1', '4', '6');
    await pressAway(page, page.primary);
    expect(page.focused?.closest('[role=toolbar]') !== null).to.be.true;
  });

  it('goes from the last entry to the next game', async () => {
    const page = await KubiPage.open({ position: `${ENDING} | 0 12346` });
    page.find('.entry input')?.focus();
    await pressInside(page, 'Space', 'Enter');
    expect(page.element.outcome !== undefined).to.be.true;
    await page.ended();
    expect(page.focused === page.primary).to.be.true;
  });
});

describe('Tab on <kubi-sheet>', () => {
  /** Whatever comes from the sheet on, without the toolbar and what stands in the list of entries around the chosen one. */
  const stopsInside = async (page: KubiPage) => {
    const before = document.createElement('button');
    page.element.before(before);
    before.focus();
    const stops = await tabStops(page);
    before.remove();
    return stops.filter((stop) => stop !== 'Undo' && stop !== 'Type a move');
  };
  const SIX = ['1', '2', '3', '4', '5', '6'];

  it('reaches each number, once the dice, once the entries, and each die of the pad', async () => {
    const crossing = await KubiPage.open();
    expect((await stopsInside(crossing)).slice(0, 6)).to.deep.equal(SIX);
    crossing.element.remove();
    const placing = await KubiPage.open({ position: ROLLED });
    expect(await stopsInside(placing)).to.deep.equal([
      placing.dice[0]?.ariaLabel,
      placing.primary?.textContent?.trim(),
      placing.choices[placing.chosen]?.text,
    ]);
    placing.element.remove();
    const resting = await (await KubiPage.open({ dice: 'tap' })).played('x146');
    expect(await stopsInside(resting), 'no dice that only lie there').to.deep.equal(['Roll the dice', 'Show it again']);
    resting.element.remove();
    const pad = await (await KubiPage.open({ dice: 'enter' })).played('x146');
    expect(await stopsInside(pad)).to.have.lengthOf(SIX.length + 2);
    await pad.addDice(5, 2);
    expect(await stopsInside(pad), 'the dice, too').to.have.lengthOf(2 + SIX.length + 1);
  });

  it('comes back to the chosen entry and to the die that had the focus last', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    await page.choose(2);
    page.dice[3]?.focus();
    const stops = await stopsInside(page);
    expect(stops[0]).to.equal(page.dice[3]?.ariaLabel);
    expect(stops.at(-1)).to.equal(page.choices[2]?.text);
  });
});
