import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { mouse, releaseAll } from '../../pointers.js';
import { ENDING, FIRST, KubiPage, ROLLED, sums } from './page.js';
import { LEFT_OUT } from '../../sheet/words.js';

/** Four marks next to 5, five next to 10, nine next to 9, ten next to 8; the dice show 1 2 3 4 6. */
const MIDWAY = `1:2,4:0,6:7 ${sums({ 5: 4, 8: 10, 9: 9, 10: 5 })} | 0 12346`;

const open = (position = ROLLED) => KubiPage.open({ position });

/** The reader is told in place and aloud, and the page by an event; nothing is played. */
async function expectRefusal(page: KubiPage, code: string, act: () => Promise<void>): Promise<void> {
  const { position } = page;
  const refusals = page.listen('game-refuse');
  await act();
  expect(refusals.map((refusal) => refusal.code)).to.deep.equal([code]);
  expect([page.status, page.spoken]).to.deep.equal(Array(2).fill(refusals[0]?.message));
  expect(page.position).to.equal(position);
}

describe('<kubi-sheet> with the mouse', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  afterEach(releaseAll);

  it('plays a whole turn: numbers are crossed, dice rolled, placed and entered', async () => {
    const page = await KubiPage.open({ seed: 'a' });
    const made = page.listen('game-move');
    await page.clickNumbers(6, 1, 6, 4, 6);
    expect(page.primary?.textContent).to.contain('1, 4, and 6');
    await page.confirm();
    await page.confirm();
    await page.swap(4, 0);
    await page.confirm();
    expect(made.map(({ actor, text, by }) => `${actor} ${text} by ${by}`)).to.deep.equal([
      '0 x146 by user',
      'chance roll 12346 by user',
      '0 1|23|46 by user',
    ]);
    expect(made[0]?.move).to.deep.equal({ kind: 'cross', numbers: [1, 4, 6] });
    expect(page.dice, 'nothing is left to place').to.be.empty;
    expect(page.last).to.deep.equal(['x1', '5', '10']);
  });

  it('is ready to cross once three numbers are chosen, and refuses fewer and a fourth', async () => {
    const page = await KubiPage.open();
    await page.clickNumbers(2, 5);
    await expectRefusal(page, 'too-few-numbers', () => page.confirm());
    expect(page.isReady).to.be.false;
    await page.clickNumbers(3);
    expect(page.isReady).to.be.true;
    expect(page.status, 'the reason is gone').to.not.equal(page.spoken);
    await expectRefusal(page, 'too-many-numbers', () => page.clickNumbers(6));
    expect(page.numbers).to.deep.equal([2, 3, 5]);
    expect(page.countdown).to.deep.equal(['2: 8 left', '3: 8 left', '5: 8 left']);
  });

  it('finds dice as an entry, and swaps two that are pressed', async () => {
    const page = await open();
    expect([page.placed, page.isReady, page.lifted]).to.deep.equal([FIRST, true, -1]);
    await page.clickDice(4);
    expect(page.lifted).to.equal(4);
    await page.clickDice(0);
    expect([page.placed, page.lifted]).to.deep.equal([{ out: [1], first: [4, 6], second: [2, 3] }, -1]);
    await page.press('Escape');
    expect(page.placed, 'as at first').to.deep.equal(FIRST);
  });

  it('lays dice as an entry in words says, and shows which entry they are', async () => {
    const page = await open();
    await page.choose(2);
    expect(page.placed).to.deep.equal({ out: [1], first: [3, 4], second: [2, 6] });
    await page.swap(1, 2);
    expect(page.chosen).to.not.equal(2);
    await page.swap(1, 2);
    expect([page.chosen, page.isReady]).to.deep.equal([2, true]);
    await page.confirm();
    expect(page.moves).to.deep.equal(['1|34|26']);
  });

  for (const [roll, numbers] of [
    ['12346', ['1', '4', '6']],
    ['22334', ['4']],
  ] as const) {
    it(`refuses to leave out another die than an own number that was rolled: ${numbers.join()}`, async () => {
      const page = await open(ROLLED.replace('12346', roll));
      const before = page.placed;
      await expectRefusal(page, 'must-mark', () => page.drag(mouse, 1, page.slot(0)));
      expect(page.placed).to.deep.equal(before);
      expect(page.status.match(/\d/g)).to.deep.equal(numbers);
    });
  }

  it('lets any die be left out where none shows an own number, and says that it leaves no mark', async () => {
    const page = await open(MIDWAY.replace('12346', '22335'));
    await page.choose(page.choices.length - 1);
    expect(page.dice[4]?.ariaLabel).to.contain(LEFT_OUT);
    expect(page.placed.out).to.deep.equal([5]);
    await page.confirm();
    expect(page.moves[0]).to.match(/^\(5\)/);
  });

  it('keeps dice where they lie while the page refuses the entry', async () => {
    const page = await open();
    page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
    await page.swap(4, 0);
    await page.confirm();
    expect([page.moves, page.placed.out]).to.deep.equal([[], [1]]);
    await page.confirm();
    expect(page.moves).to.deep.equal(['1|23|46']);
  });
});

describe('the pencil on <kubi-sheet>', () => {
  it('writes next to each sum what one more mark would change', async () => {
    const page = await open(MIDWAY);
    const next = [5, 7, 8, 9, 10].map((sum) => page.sum(sum).count);
    expect(next).to.deep.equal(['next +200', 'next −200', 'full', 'next +50', 'next +60']);
  });

  it('makes the marks of what is placed and adds them up, before they are entered and apart from what is', async () => {
    const page = await open(MIDWAY);
    await page.choose(0);
    expect(page.pencilled).to.deep.equal(['x1', '5', '10']);
    expect(page.countdown[0]).to.equal('1: 5 left');
    const [five, ten] = [page.sum(5), page.sum(10)];
    expect(five).to.include({ marks: '4 marks and 1 in pencil', isDraft: true });
    expect(ten).to.include({ marks: '5 marks and 1 in pencil', isDraft: true });
    expect([five.points, ten.points]).to.deep.equal(['−200, in pencil 0−200 0', '0, in pencil +600 +60']);
    expect(page.sum(9).isDraft).to.be.false;
    expect(page.total).to.equal('+200, in pencil +460+200 +460');
    expect(page.tied, 'the threads').to.deep.equal(['a: 5', 'b: 10']);
    expect(page.primary?.textContent?.trim()).to.equal('Enter 5 and 10');
    expect(page.position).to.equal(MIDWAY);
  });

  it('makes two marks next to a sum that is made twice', async () => {
    const page = await open(MIDWAY.replace('12346', '14466'));
    await page.choose(1);
    expect(page.pencilled).to.deep.equal(['x1', '10']);
    expect(page.sum(10).points).to.equal('0, in pencil +1200 +120');
    expect(page.primary?.textContent?.trim()).to.equal('Enter 10 twice');
    expect(page.tied).to.deep.equal(['a: 10', 'b: 10']);
  });

  it('is gone over in ink stroke by stroke once they are entered', async () => {
    const page = await open(MIDWAY);
    await page.choose(0);
    const rows = ['[data-sum="5"]', '[data-sum="10"]', '.countdown tr:first-child'];
    const drawn = rows.map((row) => page.drawn(row, 'ink') + page.drawn(row, 'pencil'));
    await page.confirm();
    expect(rows.map((row) => page.drawn(row, 'ink'))).to.deep.equal(drawn);
    expect(page.pencilled).to.be.empty;
    expect(page.sum(5)).to.deep.equal({ marks: '5 marks', points: '0', count: 'next +50', isDraft: false });
  });

  it('is put away when the game is over', async () => {
    const page = await open(`${ENDING} | 0 12346`);
    await page.choose(0);
    await page.confirm();
    expect(page.pencilled).to.be.empty;
    expect([5, 7].map((sum) => page.sum(sum).count)).to.deep.equal(['1–4', '5 × 30']);
  });
});
