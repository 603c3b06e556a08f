import { expect } from '@open-wc/testing';
import { TWO, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

const open = async (attributes: Attributes = {}) => {
  const page = await TriominoPage.open({ ...TWO, clock: '1+3', dice: 'auto', seed: 'time', ...attributes });
  return page.until(() => timesOf(page).length > 0);
};

const timesOf = (page: TriominoPage): string[] =>
  page.all('.seat-clock .face').map((face) => `${face.textContent}${face.matches('[data-running]') ? ' runs' : ''}`);

describe('the clocks on <triomino-table>', () => {
  it('run from the moment the tiles are shown, in place of the limit of a turn', async () => {
    const page = await open({ 'turn-seconds': '30' });
    await page.pass(200_000);
    expect([page.isCovered, timesOf(page), page.find('.clock')]).to.deep.equal([true, ['1:00', '1:00'], null]);
    await page.uncover();
    await page.pass(10_000);
    expect(timesOf(page)).to.deep.equal(['0:50 runs', '1:00']);
    await page.lay('345', '453@-1,0');
    expect(timesOf(page)).to.deep.equal(['0:53', '1:00']);
  });

  it('say no more than what is told of a clock, where a limit of a turn would count down', async () => {
    const page = await (await open({ clock: '2+3' })).uncover();
    const said = new Set<string>();
    for (let second = 0; second < 115; second++) {
      await page.pass(1000);
      if (page.spoken.includes('left')) said.add(page.spoken);
    }
    expect([...said, page.urgent]).to.deep.equal(['One minute left.', 'Ten seconds left.', '']);
  });

  it('lose a turn whose player has no time left, who has the seconds of a move for the next one', async () => {
    const page = await (await open()).uncover();
    await page.pass(60_000);
    expect(page.kinds).to.deep.equal(['timeout', 'draw', 'draw', 'draw']);
    expect([page.happened, timesOf(page)]).to.deep.equal(['Ann: turn lost, −25.', ['0:03.0', '1:00']]);
  });
});
