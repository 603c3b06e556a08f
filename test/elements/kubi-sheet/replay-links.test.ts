import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/triad-board/define.js';
import { LinksPage } from '../links-page.js';
import { logEvents } from '../event-log.js';
import { NAMES, PLIES, SOLO, THREE } from './replay-records.js';
import { ReplayPage } from './replay-page.js';

/** A page with sheets and links that lead them. */
class LinkedPage extends LinksPage<ReplayPage> {
  static async open(part: TemplateResult): Promise<LinkedPage> {
    return new LinkedPage(await fixture<HTMLElement>(part)).ready();
  }

  get replays(): readonly ReplayPage[] {
    return [...this.top.querySelectorAll('kubi-sheet')].map((sheet) => new ReplayPage(sheet));
  }
}

describe('links to plies of Kubi', () => {
  let page: LinkedPage;
  afterEach(() => page.close());

  it('lead the sheet after them, or the one they name, beside other games', async () => {
    page = await LinkedPage.open(html`
      <div>
        <p><a href="#ply-5">next</a> <a href="#ply-3" data-for="solo">named</a></p>
        <kubi-sheet mode="replay" record=${THREE} names=${NAMES}></kubi-sheet>
        <triad-board></triad-board>
        <kubi-sheet id="solo" mode="replay" record=${SOLO}></kubi-sheet>
      </div>
    `);
    await page.follow('next');
    expect(page.plies).to.deep.equal([5, 0]);
    expect(page.replays[0]?.status).to.equal(PLIES[5]?.status);
    expect(page.replays[0]?.shownSeat).to.equal(1);
    expect(page.isLeftAlone).to.be.false;
    await page.follow('named');
    expect(page.plies).to.deep.equal([5, 3]);
    expect(page.replays[1]?.last).to.deep.equal(['x1', '5', '10']);
  });
});

describe('the ply of a replay of Kubi', () => {
  it('follows the reader into the attribute', async () => {
    const page = await ReplayPage.open();
    expect(page.element.getAttribute('ply')).to.equal('0');
    await page.click(page.step('Forward'));
    expect(page.element.getAttribute('ply')).to.equal('1');
    await page.click(page.listed(6));
    expect(page.element.getAttribute('ply')).to.equal('6');
  });

  for (const [how, set] of [
    ['by attribute', ({ element }) => element.setAttribute('ply', '5')],
    ['by property', ({ element }) => Object.assign(element, { ply: 5 })],
    ['by method', ({ element }) => element.goTo(5)],
  ] as const satisfies readonly (readonly [string, (page: ReplayPage) => void])[]) {
    it(`leads the reader there when it is set ${how}`, async () => {
      const page = await ReplayPage.open();
      const log = logEvents(page.element);
      set(page);
      await page.element.updateComplete;
      expect(log).to.deep.equal(['game-change go-to by script']);
      expect(page.status).to.equal(PLIES[5]?.status);
      expect(page.shownSeat).to.equal(1);
      expect(page.element.getAttribute('ply')).to.equal('5');
    });
  }

  it('that there is not is an error, and the moment stays', async () => {
    const page = await ReplayPage.open({ ply: '5' });
    page.element.setAttribute('ply', '99');
    await page.element.updateComplete;
    expect(page.element.error?.code).to.equal('bad-ply');
    expect(page.status).to.equal(PLIES[5]?.status);
  });
});
