import { expect } from '@open-wc/testing';
import { watchTrouble } from '../../../../../../../test/elements/watch-trouble.js';
import { SampleGamePage } from './page.js';

const START = '1,2,1 0';

describe('playing on <sample-game-board>', () => {
  //#if dice
  it('begins with a roll', async () => {
    const page = await SampleGamePage.open({ seed: 'house' });
    expect(page.status).to.equal('Roll the dice to start.');
    await page.clickButton('Roll the dice');
    expect(page.moves).to.have.lengthOf(1);
    expect(page.status).to.equal('Player 1 to move.');
  });
  //#else
  // it('begins without dice', async () => {
  //   const page = await SampleGamePage.open();
  //   expect([page.position, page.status]).to.deep.equal(['3,5,4 0', 'Player 1 to move.']);
  //   await page.clickCells('b4', 'b4');
  //   expect(page.moves).to.deep.equal(['b2']);
  // });
  //#end

  it('is a whole game by click, and its result is told', async () => {
    const page = await SampleGamePage.open({ position: START });
    const ends = page.listen('game-end');
    await page.clickCells('a1', 'a1');
    await page.clickCells('b1');
    expect(page.chosen).to.equal(2);
    await page.clickButton('Take 2');
    await page.clickCells('c1', 'c1');
    expect(page.moves).to.deep.equal(['a1', 'b2', 'c1']);
    expect(page.status).to.equal('Player 1 wins. No counter is left.');
    expect(page.spoken).to.contain('Player 1 takes 1 counter from heap c. 0 left. Player 1 wins.');
    expect(ends.map(({ winners }) => winners)).to.deep.equal([[0]]);
  });

  it('is a whole game by keyboard', async () => {
    const page = await SampleGamePage.open({ position: START });
    page.element.shadowRoot?.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    await page.press('Enter', 'Enter', 'ArrowDown', 'Enter');
    expect(page.spoken).to.equal('2 counters in heap b selected.');
    await page.press('Escape');
    expect(page.spoken).to.equal('Nothing selected.');
    await page.press('Enter', 'Enter', 'ArrowDown', 'Enter', 'Enter');
    expect(page.moves).to.deep.equal(['a1', 'b2', 'c1']);
    expect(page.element.outcome?.winners).to.deep.equal([0]);
  });

  it('is a whole game by typed moves, and says what is refused', async () => {
    const page = await SampleGamePage.open({ position: START });
    for (const move of ['a1', 'b3', 'b2', 'c1']) {
      await page.fill('Type a move', move);
      await page.press('Enter');
      if (move === 'b3') expect(page.status).to.equal('The heap doesn’t have that many counters.');
    }
    expect(page.moves).to.deep.equal(['a1', 'b2', 'c1']);
  });

  it('is taken back and made again', async () => {
    const page = await SampleGamePage.open({ position: START });
    await page.clickCells('a1', 'a1');
    await page.press('u');
    expect(page.position).to.equal(START);
    await page.press('r');
    expect(page.position).to.equal('0,2,1 1');
  });

  it('is left to the player of another device', async () => {
    const page = await SampleGamePage.open({ position: START, seats: 'remote human' });
    await page.clickCells('a1');
    expect([page.chosen, page.status]).to.deep.equal([0, 'It’s not your turn. Player 1 to move.']);
  });
});

describe('<sample-game-board> for everybody', () => {
  const moments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'at the start': {},
    'in a game': { position: START },
    'at the end': { record: 'samplegame 1; start=1,1,1 0; a1; b1; c1' },
    'in a replay': { mode: 'replay', record: 'samplegame 1; start=1,2,1 0; a1; b2; c1' },
    'as a diagram': { mode: 'diagram', position: START },
  };
  for (const [moment, attributes] of Object.entries(moments)) {
    it(`is accessible ${moment}`, async () => {
      const page = await SampleGamePage.open(attributes);
      await expect(page.element).to.be.accessible();
    });
  }

  it('is accessible while counters are chosen', async () => {
    const page = await SampleGamePage.open({ position: START });
    await page.clickCells('b1');
    await expect(page.element).to.be.accessible();
  });

  it('goes through a record by keys on the picture', async () => {
    const page = await SampleGamePage.open({ mode: 'replay', record: 'samplegame 1; start=1,2,1 0; a1; b2; c1' });
    page.find('.heaps')?.focus();
    await page.press('ArrowRight', 'ArrowRight');
    expect(page.element.ply).to.equal(2);
  });
});

describe('<sample-game-board> says nothing of what it has not got', () => {
  const tools = (page: SampleGamePage) => page.all('.toolbar [part~=tool]').map((tool) => tool.ariaLabel);

  it('has no tools for help, hints and computers, in a game and in a replay', async () => {
    const trouble = watchTrouble();
    for (const mode of ['play', 'replay']) {
      const page = await SampleGamePage.open({ mode });
      for (const name of ['Help', 'Hint', 'Learn']) expect(tools(page), mode).to.not.include(name);
      expect(page.button('Share'), mode).to.not.equal(undefined);
    }
    expect(trouble.stop()).to.deep.equal([]);
  });

  it('ignores marks', async () => {
    const page = await SampleGamePage.open({ marks: 'a1', position: START });
    expect(page.element.error).to.equal(undefined);
    await page.clickCells('a1', 'a1');
    expect(page.moves).to.deep.equal(['a1']);
  });

  for (const [lang, status] of Object.entries({ de: 'Person 1 ist am Zug.', nl: 'Speler 1 is aan zet.' })) {
    it(`speaks the language of the page: ${lang}`, async () => {
      const page = await SampleGamePage.open({ lang, position: START });
      await page.until(() => page.status === status);
    });
  }
});
