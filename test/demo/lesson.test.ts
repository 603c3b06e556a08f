import { expect, waitUntil } from '@open-wc/testing';
import { GAME_IDS } from '../../stories/demo/games.js';
import { HELP } from '../../stories/demo/lesson.js';
import { SCRIPTS } from '../../stories/demo/lesson-scripts.js';
import { matchOf } from '../../stories/demo/table.js';
import { DemoFrame } from './demo-frame.js';

type Shown = HTMLElement & { readonly ply: number };

describe('the lessons of the demo page', () => {
  for (const id of GAME_IDS) {
    it(`show something for each card of the help, and every move they play is legal: ${id}`, async () => {
      const frames = SCRIPTS[id] ?? {};
      const { cards } = (await (await HELP[id]?.())?.texts['en']?.()) ?? { cards: {} };
      expect(Object.keys(frames)).to.have.ordered.members(Object.keys(cards));
      for (const { attributes, last } of Object.values(frames)) {
        if (last === undefined) continue;
        const { length } = matchOf(id, attributes['record'] ?? '');
        expect(last).to.be.within(Number(attributes['ply']) + 1, length);
      }
    });
  }
});

describe('a minute of learning on the demo page', () => {
  let page: DemoFrame;
  before(async () => (page = await DemoFrame.open('#lang=en&game=triad')));
  after(() => page.close());

  const shown = () => page.find<Shown>('.lesson-scene > *');
  const card = () => page.text('.lesson-cards [data-shown]');
  const settled = () => waitUntil(() => card() !== '', 'the words are not there', { timeout: 8000 });

  it('stands still until it is wanted', async () => {
    await settled();
    const { ply } = shown();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([shown().ply, page.text('#play-lesson')]).to.deep.equal([ply, 'Play the lesson']);
  });

  it('plays the moves of a card that the reader turns to, and stops there', async () => {
    await page.click('.dots > :nth-child(3)');
    expect(card()).to.match(/^Triads/);
    const { ply } = shown();
    await waitUntil(() => shown().ply === ply + 1, 'nothing is played', { timeout: 5000 });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([shown().ply, card().slice(0, 6)]).to.deep.equal([ply + 1, 'Triads']);
  });

  it('plays by itself on a press, and pauses on the next', async () => {
    await page.click('#play-lesson');
    expect(page.text('#play-lesson')).to.equal('Pause');
    const { ply } = shown();
    await waitUntil(() => shown().ply > ply, 'nothing is played', { timeout: 5000 });
    await page.click('#play-lesson');
    expect(page.text('#play-lesson')).to.equal('Go on');
  });

  it('speaks the language of the page', async () => {
    await page.choose('lang', 'de');
    await waitUntil(() => card().startsWith('Tri') && !card().startsWith('Triads'), 'not German', { timeout: 8000 });
  });

  it('keeps its height, whatever card is shown', async () => {
    const { offsetHeight } = page.find('#lesson');
    for (let i = 1; i <= 5; i++) {
      await page.click(`.dots > :nth-child(${i})`);
      expect(page.find('#lesson').offsetHeight, `card ${i}`).to.equal(offsetHeight);
    }
  });

  it('begins anew with another game', async () => {
    page.find('#tab-kubi').click();
    await page.drawn();
    await settled();
    expect([shown().localName, page.find('.dots > :first-child').getAttribute('aria-current')]).to.deep.equal([
      'kubi-sheet',
      'step',
    ]);
  });
});
