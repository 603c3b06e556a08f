import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside, tabStops } from '../../keyboard.js';
import type { Attributes } from '../../sheet/page.js';
import { DICE, ROLLED, SIXES, TricuboPage, rolled } from './page.js';

type Die = 'L' | 'M' | 'S';

/** The large die is closed and shows 3, the medium one 4, the small one 6; the focus is on one of them. */
async function open(die: Die = 'M', position = ROLLED): Promise<TricuboPage> {
  const page = await TricuboPage.open({ position });
  page.die(die).focus();
  return page;
}

const focusedDie = (page: TricuboPage) => DICE[page.focusedDie];

/** The place of the first die that can be chosen. */
const firstUsable = (page: TricuboPage) => page.dice.findIndex((die) => die.ariaDisabled !== 'true');

describe('the dice of <tricubo-sheet> by keyboard', () => {
  it('are walked over in a ring, one tab stop, and nothing is chosen by that', async () => {
    const page = await open('L');
    for (const [key, to] of [
      ['ArrowRight', 'M'],
      ['ArrowLeft', 'L'],
      ['ArrowLeft', 'S'],
      ['ArrowRight', 'L'],
      ['End', 'S'],
      ['Home', 'L'],
    ] as const) {
      await page.press(key);
      expect(focusedDie(page), key).to.equal(to);
    }
    expect([page.chosenDie, page.dice.filter(({ tabIndex }) => tabIndex === 0).length]).to.deep.equal([undefined, 1]);
  });

  for (const key of ['Enter', 'Space', 'm', 'M']) {
    it(`lead with ${key} to the first use on the sheet, and Escape back`, async () => {
      const page = await open();
      await pressInside(page, key);
      expect([page.chosenDie, page.focused === page.rowTarget(4)]).to.deep.equal(['M', true]);
      await pressInside(page, 'Escape');
      expect([page.chosenDie, focusedDie(page)]).to.deep.equal([undefined, 'M']);
    });
  }

  it('are laid back with the same key', async () => {
    for (const key of ['Enter', 'Space', 'm']) {
      const page = await open();
      await page.press('m');
      page.die('M').focus();
      await page.press(key);
      expect([page.chosenDie, focusedDie(page)], key).to.deep.equal([undefined, 'M']);
      page.element.remove();
    }
  });

  it('are chosen by their letters from the sheet, too, and letters with Control are left to the browser', async () => {
    const page = await open('L');
    await chord(page, 'Control', 'm');
    expect(page.chosenDie).to.equal(undefined);
    await pressInside(page, 's');
    expect(page.focused === page.interimTarget(1)).to.be.true;
    await pressInside(page, 'm');
    expect([page.chosenDie, page.focused === page.rowTarget(4)]).to.deep.equal(['M', true]);
  });

  for (const key of ['Enter', 'Space', 'l']) {
    it(`say with ${key} why one is of no use, and the focus stays; so does what is chosen`, async () => {
      const page = await open();
      await page.press('m');
      page.die('L').focus();
      const refusals = page.listen('game-refuse');
      await page.press(key);
      expect([refusals.map(({ code }) => code), page.spoken]).to.deep.equal([['no-use'], page.status]);
      expect([focusedDie(page), page.chosenDie]).to.deep.equal(['L', 'M']);
    });
  }

  it('leave keys with Alt to the browser, as uses do with Control and Meta', async () => {
    const page = await open();
    // Not real keys: these would leave the page of the tests.
    const isLeft = (held: string) =>
      page.focused?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', [held]: true, bubbles: true, cancelable: true }),
      );
    expect([isLeft('altKey'), focusedDie(page)]).to.deep.equal([true, 'M']);
    await page.press('Enter');
    expect(['altKey', 'ctrlKey', 'metaKey'].map(isLeft)).to.deep.equal([true, true, true]);
    expect(page.focused === page.rowTarget(4)).to.be.true;
  });
});

describe('the uses on <tricubo-sheet> by keyboard', () => {
  it('are walked through with the arrow keys in a ring and with Tab, and made with Enter or Space', async () => {
    for (const key of ['Enter', 'Space']) {
      const page = await open();
      await pressInside(page, 'Enter');
      const ring = [page.rowTarget(4), page.fieldTarget('M'), page.fieldTarget('t')];
      for (const [step, at] of [
        ['ArrowRight', 1],
        ['ArrowDown', 2],
        ['ArrowDown', 0],
        ['ArrowUp', 2],
        ['ArrowLeft', 1],
        ['Tab', 2],
      ] as const) {
        await pressInside(page, step);
        expect(page.focused === ring[at], `use ${at + 1} after ${step}`).to.be.true;
      }
      await pressInside(page, key);
      expect([page.moves, page.focused === page.primary]).to.deep.equal([['Mt'], true]);
      page.element.remove();
    }
  });

  it('are rows to be ticked with Space and scored with Enter, or with the button that Tab reaches', async () => {
    for (const keys of [
      ['ArrowDown', 'Space', 'Enter'],
      ['Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter'],
    ]) {
      const page = await open('M', SIXES);
      await pressInside(page, 'Enter', 'Space', ...keys);
      expect(page.moves, keys.join(' ')).to.deep.equal(['M:1,2']);
      page.element.remove();
    }
  });

  it('refuse one row too many, and to score while one is missing; the boxes stay as they were', async () => {
    const page = await open('M', SIXES);
    const refusals = page.listen('game-refuse');
    await pressInside(page, 'Enter', 'Space', 'Enter', 'ArrowDown', 'Space', 'ArrowDown', 'Space');
    expect([page.moves, page.ticked]).to.deep.equal([[], [1, 2]]);
    expect(refusals.at(-1)?.code).to.equal('interim-count');
    expect(page.focused === page.interimTarget(3)).to.be.true;
    await pressInside(page, 'ArrowUp', 'Space');
    page.scoreButton?.focus();
    await pressInside(page, 'Enter');
    expect([refusals.at(-1)?.code, page.moves]).to.deep.equal(['nothing-chosen', []]);
    await pressInside(page, 'Escape');
    expect([page.focused === page.primary, page.chosenDie, page.interimTarget(1)]).to.deep.equal([
      true,
      undefined,
      null,
    ]);
  });

  it('are not made by the key that is still held down from the choice', async () => {
    const page = await open();
    await holdKey('Enter', 4);
    expect([page.chosenDie, page.moves]).to.deep.equal(['M', []]);
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['M']);
  });

  it('are first crosses where one begins alone', async () => {
    const page = await TricuboPage.open();
    page.rowTarget(1)?.focus();
    await pressInside(page, 'ArrowDown', 'ArrowUp', 'ArrowUp');
    expect(page.focused === page.rowTarget(5)).to.be.true;
    await pressInside(page, 'ArrowLeft', 'Enter');
    expect([page.moves, page.focused === page.primary]).to.deep.equal([['@4'], true]);
  });
});

describe('the uses in words on <tricubo-sheet> by keyboard', () => {
  const openInWords = async (position = ROLLED) => {
    const page = await TricuboPage.open({ position });
    await page.showAllMoves();
    page.find('.entry input')?.focus();
    return page;
  };

  it('are chosen by arrows one after another, pencilled, and made with Enter', async () => {
    const page = await openInWords();
    for (let use = 1; use < page.choices.length; use++) {
      await pressInside(page, 'ArrowDown');
      expect([page.chosen, page.focusedName]).to.deep.equal([use, page.choices[use]?.text]);
    }
    expect(page.chosenDie).to.equal('S');
    await pressInside(page, ...Array<string>(7).fill('ArrowUp'));
    expect([page.chosen, page.chosenDie, page.later, page.moves]).to.deep.equal([0, 'M', '7', []]);
    await pressInside(page, 'Enter');
    expect([page.moves, page.focused === page.primary]).to.deep.equal([['M'], true]);
  });

  it('are chosen with the first Enter, which makes no move, and let go with Escape', async () => {
    const page = await openInWords();
    await pressInside(page, 'Enter');
    expect([page.chosen, page.moves]).to.deep.equal([0, []]);
    await pressInside(page, 'Escape');
    expect([page.chosen, page.chosenDie]).to.deep.equal([-1, undefined]);
  });

  it('tick rows on the sheet, which can be changed there', async () => {
    const page = await openInWords(SIXES);
    await pressInside(page, 'Space');
    expect(page.ticked).to.deep.equal([1, 2]);
    page.interimTarget(2)?.focus();
    await pressInside(page, 'Space', 'ArrowDown', 'Space');
    expect([page.ticked, page.choices[page.chosen]?.text.includes('1 and 3')]).to.deep.equal([[1, 3], true]);
  });
});

describe('the focus on <tricubo-sheet> when what had it is gone', () => {
  /** Presses what is there as the keyboard does; it is gone then, and something else has the focus. */
  const pressAway = async (page: TricuboPage, button: HTMLElement | null | undefined) => {
    button?.focus();
    await pressInside(page, 'Enter');
    expect(button?.isConnected).to.be.false;
  };

  it('goes from the first cross to the roll, on to the first usable die, and from a use to the next roll', async () => {
    const page = await TricuboPage.open({ seed: 'a' });
    await pressAway(page, page.rowTarget(3));
    await pressAway(page, page.primary);
    expect(page.focusedDie, 'the first that is of use').to.equal(firstUsable(page));
    await page.press('m');
    await pressAway(page, page.focused);
    expect(page.focused === page.primary).to.be.true;
    await pressInside(page, 'u');
    expect(page.focusedDie, 'taken back').to.be.at.least(0);
  });

  it('goes to the first usable die of the next roll where dice roll by themselves, to the tools where others roll', async () => {
    const page = await TricuboPage.open({ position: ROLLED, dice: 'auto' });
    await page.clickDie('M');
    await pressAway(page, page.fieldTarget('t'));
    expect([page.moves.length, page.focusedDie]).to.deep.equal([2, firstUsable(page)]);
    const other = await TricuboPage.open({ dice: 'remote' });
    await pressAway(other, other.rowTarget(1));
    expect(other.focused?.closest('[role=toolbar]') !== null).to.be.true;
  });

  it('goes from the own use to the die of the next player, and from the last use to the next game', async () => {
    const page = await TricuboPage.open({ position: rolled(2) });
    page.die('M').focus();
    await page.press('Enter');
    await pressAway(page, page.focused);
    expect([page.shownSeat, focusedDie(page)]).to.deep.equal([1, 'M']);
    const last = await TricuboPage.open({ position: '6,6,5,1,0 | A 2 0 343' });
    await last.clickDie('L');
    await pressAway(last, last.rowTarget(3));
    await last.ended();
    expect(last.element.outcome !== undefined && last.focused === last.primary).to.be.true;
  });

  it('stays on the die and on its use when a script moves for another', async () => {
    const page = await TricuboPage.open({ position: `${rolled(3, '345')} L` });
    page.die('S').focus();
    await page.press('Enter', 'ArrowDown');
    await page.played('#2 M');
    expect([page.focused === page.fieldTarget('S'), page.chosenDie]).to.deep.equal([true, 'S']);
  });
});

describe('Tab on <tricubo-sheet>', () => {
  /** How many stops there are from the first on to the toolbar. */
  const stopsInside = async (attributes: Attributes, act?: (page: TricuboPage) => unknown) => {
    const page = await TricuboPage.open(attributes);
    await act?.(page);
    await page.element.updateComplete;
    const stops = await stopsFromTop(page);
    page.element.remove();
    return stops.slice(
      0,
      stops.findIndex((stop) => /^(Undo|Redo|Help)\b/.test(stop)),
    );
  };

  /** Where Tab leads from the line with the round on. */
  const stopsFromTop = (page: TricuboPage) => {
    page.find('.rounds summary')?.focus();
    return tabStops(page);
  };

  it('reaches each row for a first cross, each use of a die, the dice once, and the button', async () => {
    expect(await stopsInside({})).to.have.lengthOf(5 + 1);
    expect(await stopsInside({ position: ROLLED })).to.have.lengthOf(1 + 1);
    const used = await stopsInside({ position: ROLLED }, (page) => page.die('M').click());
    expect(used, 'three uses, the dice, and the button').to.have.lengthOf(3 + 1 + 1);
    const scored = await stopsInside({ position: SIXES }, (page) => page.die('M').click());
    expect(scored, 'five rows, the dice, and the button').to.have.lengthOf(5 + 1 + 1);
    expect(await stopsInside({ dice: 'enter', position: '1,0,0,0,0' }), 'the pad and the button').to.have.lengthOf(
      6 + 1,
    );
  });

  it('comes back to the chosen use and to the die that had the focus last', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.choose(6);
    page.die('S').focus();
    const stops = await stopsFromTop(page);
    expect(stops).to.include(page.die('S').ariaLabel).and.to.include(page.choices[6]?.text);
  });
});
