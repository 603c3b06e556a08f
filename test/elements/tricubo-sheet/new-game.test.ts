import { expect } from '@open-wc/testing';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { FIRST_CROSSES, positionText } from '../../games/tricubo/helpers.js';
import { testQuestion } from '../new-game.js';
import { humans } from './rolled.js';
import { EMPTY, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const OVER = '6,6,6,0,0 .,.,.,.,. -';

const question = (page: TricuboPage) => page.find('.question')?.textContent?.trim();

describe('a new game on <tricubo-sheet>', () => {
  testQuestion({
    async open() {
      const page = await TricuboPage.open({ position: `${FIRST_CROSSES.slice(0, 3).join(' / ')} | A 1 0 346` });
      await page.played('L');
      await page.clickDie('M');
      return page;
    },
    begun: (page) => ({ die: page.chosenDie, targets: page.targets }),
  });

  it('needs no question before anybody has used a die, nor after the end', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.clickDie('M');
    await page.clickButton('New game');
    expect(question(page)).to.equal(undefined);
    expect(page.chosenDie).to.equal(undefined);
    page.element.position = `${OVER} | A 9`;
    await page.element.updateComplete;
    await page.click(page.find('[data-tool=new-game]') as Element);
    expect(question(page)).to.equal(undefined);
  });

  it('is for as many players, with their names and first crosses', async () => {
    const page = await TricuboPage.open({ seats: humans(3), names: 'Ann, Bob, Cid' });
    await page.played('roll 361', '#0 L');
    page.element.restart();
    await page.element.updateComplete;
    expect(page.position).to.equal(positionText(tricubo.setup(3)));
    expect(page.all('.seat-name').map((each) => each.textContent?.trim())).to.deep.equal(['Ann', 'Bob', 'Cid']);
  });

  it('has the dice of the seed that a script gives, and others each time without', async () => {
    const page = await TricuboPage.open({ dice: 'auto', seed: 'a' });
    page.element.restart('b');
    await page.played('@3');
    expect(page.roll).to.deep.equal([3, 2, 4]);
    const rolls = new Set<string>();
    for (let games = 0; games < 12; games++) {
      page.element.restart();
      await page.played('@3');
      rolls.add(page.roll.join(''));
    }
    expect(rolls.size).to.be.above(1);
  });

  it('is on the same sheet with the same rules', async () => {
    const page = await TricuboPage.open({ side: 'B', 'colour-on-six': '', overflow: 'forbidden' });
    const { options } = page.element.match.state;
    await page.played('@2', 'roll 666');
    page.element.restart();
    await page.element.updateComplete;
    expect(page.element.match.state.options).to.deep.equal(options);
    expect(page.fields).to.have.lengthOf(5);
  });
});

describe('after a game on <tricubo-sheet>', () => {
  it('several go on with a rematch, a whole game from their first crosses', async () => {
    const page = await TricuboPage.open({ position: `${OVER} / 1,1,0,0,0 | A 9` });
    expect(page.primary?.textContent?.trim()).to.equal('Rematch');
    await page.clickButton('Rematch');
    expect(page.position.split(' | ')[0]).to.equal(positionText(tricubo.setup(2)).split(' | ')[0]);
    expect(page.element.matches(':state(over)')).to.be.false;
    expect(page.all('.result, .build-up')).to.be.empty;
  });

  it('one alone goes on with a new game', async () => {
    const page = await TricuboPage.open({ position: `${OVER} | A 9` });
    expect(page.primary?.textContent?.trim()).to.equal('New game');
    await page.click(page.primary as Element);
    expect(page.position.split(' | ')[0]).to.equal(EMPTY);
    expect(page.targets).to.have.lengthOf(5);
  });
});
