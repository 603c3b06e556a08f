import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

type Die = 'L' | 'M' | 'S';
const DICE: readonly Die[] = ['L', 'M', 'S'];

/** The large die is closed and shows 3, the medium one 4, the small one 6. */
const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';
/** A medium and a small 6, after a large 3 in the third round of a game for one: the small one is closed. */
const SIXES = '2,4,1,0,0 .,.,.,.,. - | A 3 0 366';

async function open(die: Die = 'L', position = ROLLED): Promise<TricuboPage> {
  const page = await TricuboPage.open({ position });
  page.die(die).focus();
  return page;
}

const focusedDie = (page: TricuboPage) => DICE.find((die) => page.die(die) === page.focused);

describe('walking over the dice of <tricubo-sheet> by keyboard', () => {
  const steps = [
    { key: 'ArrowRight', from: 'L', to: 'M' },
    { key: 'ArrowRight', from: 'S', to: 'L' },
    { key: 'ArrowLeft', from: 'M', to: 'L' },
    { key: 'ArrowLeft', from: 'L', to: 'S' },
    { key: 'Home', from: 'S', to: 'L' },
    { key: 'End', from: 'L', to: 'S' },
  ] as const;
  for (const { key, from, to } of steps) {
    it(`goes with ${key} from ${from} to ${to} and chooses nothing`, async () => {
      const page = await open(from);
      await page.press(key);
      expect(focusedDie(page)).to.equal(to);
      expect(page.chosenDie).to.equal(undefined);
    });
  }

  it('is one tab stop, which goes along with the reader', async () => {
    const page = await open();
    const stops = () => DICE.filter((die) => page.die(die).tabIndex === 0);
    expect(stops()).to.deep.equal(['L']);
    await page.press('ArrowRight');
    expect(stops()).to.deep.equal(['M']);
    await page.press('Tab');
    expect(page.focused?.closest('.entries') !== null).to.be.true;
    await chord(page, 'Shift', 'Tab');
    expect(focusedDie(page)).to.equal('M');
    await page.clickDie('S');
    expect(stops()).to.deep.equal(['S']);
  });

  it('leaves keys with Alt to the browser, which goes back a page with the left arrow', async () => {
    const page = await open('M');
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(focusedDie(page)).to.equal('M');
    await page.press('Enter');
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(page.focused === page.rowTarget(4)).to.be.true;
  });
});

describe('choosing a die of <tricubo-sheet> by keyboard', () => {
  for (const key of ['Enter', 'Space', 'm', 'M']) {
    it(`leads with ${key} to its first use on the sheet, and Escape back to the die`, async () => {
      const page = await open('M');
      await pressInside(page, key);
      expect(page.chosenDie).to.equal('M');
      expect(page.focused === page.rowTarget(4)).to.be.true;
      await pressInside(page, 'Escape');
      expect(page.chosenDie).to.equal(undefined);
      expect(page.targets).to.be.empty;
      expect(focusedDie(page)).to.equal('M');
    });
  }

  for (const key of ['Enter', 'Space', 'm']) {
    it(`lays it back with ${key}, and the focus stays on it`, async () => {
      const page = await open('M');
      await page.press('m');
      page.die('M').focus();
      await page.press(key);
      expect(page.chosenDie).to.equal(undefined);
      expect(focusedDie(page)).to.equal('M');
    });
  }

  it('goes to another die by its letter, from the dice and from the sheet', async () => {
    const page = await open('L');
    await pressInside(page, 's');
    expect(page.chosenDie).to.equal('S');
    expect(page.focused === page.interimTarget(1)).to.be.true;
    await pressInside(page, 'm');
    expect(page.chosenDie).to.equal('M');
    expect(page.focused === page.rowTarget(4)).to.be.true;
    await pressInside(page, 'Escape');
    expect(focusedDie(page)).to.equal('M');
  });

  it('leaves letters with Control to the browser', async () => {
    const page = await open('L');
    await chord(page, 'Control', 'm');
    await chord(page, 'Control', 's');
    expect(page.chosenDie).to.equal(undefined);
  });

  for (const key of ['Enter', 'Space', 'l']) {
    it(`says with ${key} why a die is of no use, and stays on it`, async () => {
      const page = await open('L');
      const refusals = page.listen('game-refuse');
      await page.press(key);
      expect(refusals).to.deep.equal([{ code: 'no-use', message: 'The large die is closed this round.' }]);
      expect(page.status).to.equal('The large die is closed this round.');
      expect(page.spoken).to.equal(page.status);
      expect(focusedDie(page)).to.equal('L');
    });
  }

  it('stays on the die that is refused while another is chosen', async () => {
    const page = await open('M');
    await page.press('Enter');
    page.die('L').focus();
    await page.press('Enter');
    expect(page.status).to.equal('The large die is closed this round.');
    expect(page.chosenDie).to.equal('M');
    expect(focusedDie(page)).to.equal('L');
  });
});

describe('the uses on <tricubo-sheet> by keyboard', () => {
  it('are walked through with the arrow keys in a ring, and Tab goes through them, too', async () => {
    const page = await open('M');
    const { length } = (await page.press('Enter'), page.targets);
    expect(length).to.equal(3);
    const ring = [page.rowTarget(4), page.fieldTarget('M'), page.fieldTarget('t')];
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['ArrowLeft', 1],
      ['Tab', 2],
    ] as const) {
      await pressInside(page, key);
      expect(page.focused === ring[at], `use ${at + 1} after ${key}`).to.be.true;
    }
  });

  it('leave arrows with Control and Meta to the browser', async () => {
    const page = await open('M');
    await page.press('Enter');
    for (const held of ['ctrlKey', 'metaKey']) {
      const settings = { key: 'ArrowLeft', [held]: true, bubbles: true, cancelable: true };
      expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings)), held).to.be.true;
      await page.element.updateComplete;
      expect(page.focused === page.rowTarget(4)).to.be.true;
    }
  });

  for (const key of ['Enter', 'Space']) {
    it(`are made with ${key}, and the focus goes on to the roll`, async () => {
      const page = await open('M');
      await pressInside(page, 'Enter', 'ArrowDown', key);
      expect(page.moves).to.deep.equal(['Mc']);
      expect(page.focusedName).to.equal('Roll the dice');
    });
  }

  it('are one row to be scored with a small 6, made at once', async () => {
    const page = await open('S');
    await pressInside(page, 'Enter', 'ArrowDown');
    expect(page.focusedName).to.equal('Score row 2: 2 points');
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['S:2']);
  });
});

describe('ticking rows on <tricubo-sheet> by keyboard', () => {
  const ticked = (page: TricuboPage) =>
    [1, 2, 3, 4, 5].filter((row) => (page.interimTarget(row) as HTMLInputElement).checked);

  it('is done with Space, and Enter scores them', async () => {
    const page = await open('M', SIXES);
    await pressInside(page, 'Enter', 'Space', 'ArrowDown', 'Space');
    expect(ticked(page)).to.deep.equal([1, 2]);
    expect(page.scoreButton?.textContent?.trim()).to.equal('Score rows 1 and 2: plus 9');
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['M:1,2']);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('can be confirmed with the button below them, which Tab reaches behind the rows', async () => {
    const page = await open('M', SIXES);
    await pressInside(page, 'Enter', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab');
    expect(page.focused === page.scoreButton).to.be.true;
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['M:1,2']);
  });

  it('refuses one too many and says why, the boxes stay as they were', async () => {
    const page = await open('M', SIXES);
    await pressInside(page, 'Enter', 'Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space');
    expect(page.status).to.equal('The medium 6 scores exactly 2 rows.');
    expect(page.spoken).to.equal(page.status);
    expect(ticked(page)).to.deep.equal([1, 2]);
    expect(page.focused === page.interimTarget(3)).to.be.true;
  });

  it('makes nothing with Enter while a row is missing, and the button says what is', async () => {
    const page = await open('M', SIXES);
    await pressInside(page, 'Enter', 'Space', 'Enter');
    expect(page.moves).to.be.empty;
    page.scoreButton?.focus();
    await pressInside(page, 'Enter');
    expect(page.status).to.equal('Choose first what is to be done.');
    expect(page.focused === page.scoreButton).to.be.true;
    await pressInside(page, 'Escape');
    expect(focusedDie(page)).to.equal('M');
    expect(page.scoring === null).to.be.true;
  });

  it('unticks with Space', async () => {
    const page = await open('M', SIXES);
    await pressInside(page, 'Enter', 'Space', 'ArrowDown', 'Space', 'Space');
    expect(ticked(page)).to.deep.equal([1]);
  });

  it('ticks three rows with a large 6', async () => {
    const page = await open('L', '2,4,1,0,0 .,.,.,.,. - | A 2 0 611');
    await pressInside(page, 'l', 'Space', 'ArrowDown', 'Space', 'ArrowUp', 'ArrowUp', 'Space', 'Enter');
    expect(page.moves).to.deep.equal(['L:1,2,5']);
    expect(page.row(5).interim).to.equal('0');
  });
});

describe('keys that are held down on <tricubo-sheet>', () => {
  /** What the browser sends again and again while a key is down; Enter would be another click each time. */
  const hold = (page: TricuboPage, key: string) => {
    const settings = { key, repeat: true, bubbles: true, cancelable: true, composed: true };
    const isLeft = page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings));
    return page.element.updateComplete.then(() => isLeft);
  };

  it('walk on over the uses', async () => {
    const page = await open('M');
    await page.press('Enter');
    await hold(page, 'ArrowDown');
    expect(page.focused === page.fieldTarget('M')).to.be.true;
  });

  it('do not choose a die again and again', async () => {
    const page = await open('M');
    await page.press('m');
    expect(await hold(page, 'm')).to.be.false;
    expect(page.chosenDie).to.equal('M');
  });

  it('choose a die with Enter and make none of its uses', async () => {
    const page = await open('M');
    await holdKey('Enter', 4);
    expect(page.chosenDie).to.equal('M');
    expect(page.focused === page.rowTarget(4)).to.be.true;
    expect(page.moves).to.be.empty;
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['M']);
  });

  it('score nothing with the Enter that has ticked nothing', async () => {
    const page = await open('M', SIXES);
    await page.press('Enter', 'Space', 'ArrowDown', 'Space');
    await hold(page, 'Enter');
    expect(page.moves).to.be.empty;
  });
});
