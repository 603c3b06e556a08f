import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

const FIELD = 'Type a move';
const ALONE = {
  position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10',
  seed: 'typed',
};

async function typed(page: TriominoPage, ...texts: readonly string[]): Promise<TriominoPage> {
  for (const text of texts) {
    await page.fill(FIELD, text);
    await page.press('Enter');
  }
  return page;
}

describe('moves of Triomino typed in', () => {
  it('buy, and the tile comes at once; pass after three', async () => {
    const page = await typed(await TriominoPage.open(ALONE), 'Buy', 'BUY', 'buy', 'pass');
    expect(page.moves.map((move) => move.replace(/ .*/, ''))).to.deep.equal([
      ...['buy', 'draw', 'buy', 'draw', 'buy', 'draw', 'pass'],
    ]);
    expect(page.facts()).to.equal('−15 points 7 tiles');
  });

  it('say nothing of the lead where a tile is bought', async () => {
    const page = await TriominoPage.open(ALONE);
    const heard: string[] = [];
    const region = page.find('.visually-hidden[role=status]') as HTMLElement;
    new MutationObserver(() => heard.push(page.spoken)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    page.button('Buy a tile (−5)')?.click();
    await page.element.updateComplete;
    expect(page.spoken).to.match(/^Buys a tile\. Minus 5 points\. Has bought \d-\d-\d\. /);
    expect(heard.join()).to.not.include('leads');
  });

  it('say who draws again for the lead, also where all do', async () => {
    const position = ' | 000,001 / 002,003 | - 0+1 0 - 1';
    const page = await TriominoPage.open({
      position,
      dice: 'enter',
      names: 'Ann, Bob',
    });
    await typed(page, '345/444');
    expect(page.status).to.match(/^A tie: Ann and Bob draw again for the lead\./);
  });
});
