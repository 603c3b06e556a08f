import { expect } from '@open-wc/testing';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import { expectAccessible } from '../../accessible.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';

const SWITCHES = ['List of moves', 'Type a move', 'Sound', 'Tips for beginners'];

async function openSettings(attributes: Readonly<Record<string, string>> = {}): Promise<TriadPage> {
  changeReaderSettings({ isTyping: false, isSounding: false, coach: { triad: 'all' } });
  const page = await TriadPage.open({ position: START, ...attributes });
  await page.clickButton('Settings');
  await page.until(() => page.find('dialog .switch') !== null);
  return page;
}

const labels = (page: TriadPage) => page.all('dialog .switch').map((label) => label.textContent?.trim());
const box = (page: TriadPage, label: string) =>
  page
    .all('dialog .switch')
    .find((each) => each.textContent?.trim() === label)
    ?.querySelector('input');

describe('the settings', () => {
  after(() => changeReaderSettings({ isTyping: false, isSounding: false, coach: { triad: 'all' } }));

  it('are the switches of all features in one dialog, as they stand', async () => {
    const page = await openSettings();
    expect(labels(page)).to.deep.equal(SWITCHES);
    expect(SWITCHES.filter((label) => box(page, label)?.checked)).to.deep.equal([]);
    await expectAccessible(page.board);
  });

  it('hold at once and on the next visit, and give the focus back', async () => {
    const page = await openSettings();
    await page.click(box(page, 'Type a move') as HTMLElement);
    expect([page.field('Type a move') !== undefined, readerSettings().isTyping]).to.deep.equal([true, true]);
    await page.click(box(page, 'Sound') as HTMLElement);
    expect([box(page, 'Sound')?.checked, readerSettings().isSounding]).to.deep.equal([true, true]);
    await page.press('Escape');
    expect(page.focusedName).to.equal('More');
    expect(page.find('[data-tool=sound]')?.ariaChecked).to.equal('true');
  });

  it('bring back the tips of the coach', async () => {
    const page = await openSettings({ position: TRIAD_AHEAD });
    await page.click(box(page, 'Tips for beginners') as HTMLElement);
    await page.press('Escape');
    await page.board.updateComplete;
    await page.clickCells('c1', 'e3', 'e3');
    await page.until(() => page.find('.coach > p') !== null);
    expect(page.find('.coach > p')?.textContent).to.contain('Triad:');
  });

  it('leave out what the page does not have', async () => {
    const page = await openSettings({ coach: 'off' });
    expect(labels(page)).to.not.include('Tips for beginners');
  });
});
