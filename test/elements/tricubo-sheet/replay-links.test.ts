import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/kubi-sheet/define.js';
import { LinksPage } from '../links-page.js';
import { testPlyOfReplay } from '../replays.js';
import { NAMES, PLIES, SOLO, THREE } from './replay-records.js';
import { ReplayPage } from './replay-page.js';

/** A page with sheets of Tricubo and links that lead them. */
class LinkedPage extends LinksPage<ReplayPage> {
  static async open(part: TemplateResult): Promise<LinkedPage> {
    return new LinkedPage(await fixture<HTMLElement>(part)).ready();
  }

  get replays(): readonly ReplayPage[] {
    return [...this.top.querySelectorAll('tricubo-sheet')].map((sheet) => new ReplayPage(sheet));
  }
}

describe('links to plies of Tricubo', () => {
  let page: LinkedPage;
  afterEach(() => page.close());

  it('lead the sheet after them, or the one they name, beside other games', async () => {
    page = await LinkedPage.open(html`
      <div>
        <p><a href="#ply-3">next</a> <a href="#ply-5" data-for="solo">named</a></p>
        <tricubo-sheet mode="replay" record=${THREE} names=${NAMES}></tricubo-sheet>
        <kubi-sheet></kubi-sheet>
        <tricubo-sheet id="solo" mode="replay" record=${SOLO}></tricubo-sheet>
      </div>
    `);
    await page.follow('next');
    expect(page.plies).to.deep.equal([3, 0]);
    expect(page.replays[0]?.status).to.equal(PLIES[3]?.status);
    expect(page.replays[0]?.shownSeat).to.equal(2);
    expect(page.isLeftAlone).to.be.false;
    await page.follow('named');
    expect(page.plies).to.deep.equal([3, 5]);
    expect(page.replays[1]?.last).to.deep.equal(['4', 'J']);
  });
});

testPlyOfReplay({
  game: 'Tricubo',
  open: (attributes) => ReplayPage.open(attributes),
  start: 1,
  ply: 6,
  status: PLIES[6]?.status,
  seat: 1,
  shownSeat: (page) => page.shownSeat,
});
