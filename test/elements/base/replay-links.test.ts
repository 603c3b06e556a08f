import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { needs } from '../../runner/browser.js';
import { LinksPage } from '../links-page.js';
import { tap } from '../pointers.js';
import { TriadPage } from '../triad-board/page.js';
import { GAME, PLIES } from '../triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

/** A page with replays of Triad and links that lead them. */
class LinkedPage extends LinksPage<TriadPage> {
  static async open(part: TemplateResult): Promise<LinkedPage> {
    return new LinkedPage(await fixture<HTMLElement>(part)).ready();
  }

  get replays(): readonly TriadPage[] {
    return [...this.top.querySelectorAll('triad-board')].map((board) => new TriadPage(board));
  }

  get first(): TriadPage {
    return this.replays[0] as TriadPage;
  }
}

const replay = () => html`<triad-board mode="replay" record=${GAME}></triad-board>`;

/** One or more replays at ply 1 with a link before them. */
const linked = (boards: unknown = replay(), href = '#ply-3') => html`
  <div>
    <p>
      The <a href=${href}>link</a> <a href="#ply-3"><b>bold</b></a>
    </p>
    ${boards}
  </div>
`;

/** Three replays at ply 1, the last one with a name, and links before, between and after them. */
const three = () => html`
  <div>
    <p><a href="#ply-2">before all</a> <a href="#ply-3" data-for="last">before all, for the last</a></p>
    ${replay()}
    <p><a href="#ply-4">after the first</a></p>
    ${replay()}
    <triad-board id="last" mode="replay" record=${GAME}></triad-board>
    <p><a href="#ply-5">after all</a> <a href="#ply-6" data-for="nobody">for nobody</a></p>
  </div>
`;

describe('a link to a ply', () => {
  let page: LinkedPage;
  afterEach(async () => {
    page.close();
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('leads the replay after it, says so, does not move the page, and leads nowhere else', async () => {
    await setViewport({ width: 800, height: 1000 });
    page = await LinkedPage.open(linked());
    await page.follow('link');
    expect(page.first.dice).to.equal(PLIES[3].dice);
    expect(page.first.current).to.deep.equal([3]);
    expect(page.first.spoken).to.equal(`Step 3 of 7. ${PLIES[3].status}`);
    expect([page.isLeftAlone, location.hash, scrollY]).to.deep.equal([false, '', 0]);
  });

  it('is followed by tap, by key and where a word in it is clicked, and keeps the focus', async () => {
    page = await LinkedPage.open(linked());
    page.link('link').focus();
    await page.first.press('Enter');
    expect(page.plies).to.deep.equal([3]);
    expect(document.activeElement === page.link('link')).to.be.true;
    page.first.board.goTo(0);
    await tap(page.placeOf('link'));
    expect(page.plies).to.deep.equal([3]);
    page.first.board.goTo(0);
    await page.follow('bold');
    expect(page.plies).to.deep.equal([3]);
  });

  it('leads that of several boards which comes before it, or else after it, or is named', async () => {
    page = await LinkedPage.open(three());
    for (const [link, plies] of [
      ['before all', [2, 1, 1]],
      ['before all, for the last', [2, 1, 3]],
      ['after the first', [2, 4, 3]],
      ['after all', [2, 4, 5]],
    ] as const) {
      await page.follow(link);
      expect(page.plies, link).to.deep.equal(plies);
      expect(page.isLeftAlone).to.be.false;
    }
    await page.follow('for nobody');
    expect(page.plies).to.deep.equal([2, 4, 5]);
    expect(page.isLeftAlone).to.be.true;
  });

  it('leads the boards in the order of the page, not in that of their coming', async () => {
    page = await LinkedPage.open(three());
    const { board } = await TriadPage.replay({ ply: '3' });
    page.first.board.before(board);
    await page.follow('before all');
    expect(page.plies).to.deep.equal([2, 1, 1, 1]);
  });

  it('goes no further than the record, and throws nothing into the page', async () => {
    const trouble = watchTrouble();
    page = await LinkedPage.open(linked(replay(), '#ply-99'));
    await page.follow('link');
    expect(page.plies).to.deep.equal([1]);
    expect(page.first.board.error).to.equal(undefined);
    expect(page.isLeftAlone).to.be.false;
    expect(trouble.stop()).to.be.empty;
  });

  it('in the caption of a replay leads that one', async () => {
    page = await LinkedPage.open(html`
      <div>
        <triad-board mode="replay" record=${GAME}
          ><p slot="caption"><a href="#ply-3">link</a></p></triad-board
        >
        ${replay()}
      </div>
    `);
    await page.follow('link');
    expect(page.plies).to.deep.equal([3, 1]);
  });

  it('is left to the browser where it is none', async () => {
    page = await LinkedPage.open(linked());
    for (const href of ['#ply-', '#ply-3x', '#ply--1', '#ply-1.5', '#PLY-3', '#3', '/#ply-3']) {
      page.link('link').setAttribute('href', href);
      await page.follow('link');
      expect([href, ...page.plies, page.isLeftAlone]).to.deep.equal([href, 1, true]);
    }
  });

  it('is left to the browser when it is clicked with a key held down', async () => {
    page = await LinkedPage.open(linked());
    for (const key of ['Control', 'Shift', 'Meta', 'Alt']) {
      await sendKeys({ down: key });
      await page.follow('link');
      await sendKeys({ up: key });
      expect([key, ...page.plies, page.isLeftAlone]).to.deep.equal([key, 1, true]);
    }
  });

  it('is left to the browser when it is clicked with the middle button', async () => {
    needs('middle clicks');
    page = await LinkedPage.open(linked());
    await sendMouse({ type: 'click', button: 'middle', position: page.placeOf('link') });
    expect([...page.plies, page.isLeftAlone]).to.deep.equal([1, true]);
  });

  it('is left to the page where that has dealt with it', async () => {
    page = await LinkedPage.open(linked());
    page.link('link').addEventListener('click', (click) => click.preventDefault());
    await page.follow('link');
    expect(page.plies).to.deep.equal([1]);
  });

  it('brings a board far below into sight', async () => {
    const far = html`<div style="block-size: 4000px"></div>`;
    page = await LinkedPage.open(linked([far, replay(), far]));
    scrollTo(0, 0);
    const box = () => page.first.table?.getBoundingClientRect() ?? new DOMRect();
    expect(box().top).to.be.above(innerHeight);
    await page.follow('link');
    expect(page.first.dice).to.equal(PLIES[3].dice);
    await page.first.until(() => box().bottom <= innerHeight);
    expect(box().top).to.be.below(innerHeight);
    expect(box().bottom).to.be.at.most(innerHeight);
  });

  it('to a board on which own moves are tried goes back to the record', async () => {
    page = await LinkedPage.open(linked());
    await page.first.play('a1a3');
    expect(page.first.isTrying).to.be.true;
    await page.follow('link');
    expect(page.first.isTrying).to.be.false;
    expect(page.first.dice).to.equal(PLIES[3].dice);
    expect(document.activeElement === page.link('link')).to.be.true;
  });

  it('to a board that has been taken away leads the next one, or nowhere, and leads it again when it is back', async () => {
    page = await LinkedPage.open(linked([replay(), replay()]));
    const [first, second] = page.replays.map(({ board }) => board);
    first?.remove();
    await page.follow('link');
    expect([first?.ply, second?.ply]).to.deep.equal([1, 3]);
    second?.remove();
    await page.follow('link');
    expect(page.isLeftAlone).to.be.true;
    if (first) page.link('link').after(first);
    await page.follow('link');
    expect([first?.ply, second?.ply]).to.deep.equal([3, 3]);
  });

  for (const mode of ['play', 'diagram']) {
    it(`leaves a board alone that has another mode by now: ${mode}`, async () => {
      page = await LinkedPage.open(linked([replay(), replay()]));
      await page.first.change({ mode });
      await page.follow('link');
      expect(page.plies).to.deep.equal([1, 3]);
    });
  }

  it('in another shadow root leads, too', async () => {
    page = await LinkedPage.open(linked());
    const host = document.createElement('section');
    const link = Object.assign(document.createElement('a'), { href: '#ply-4', textContent: 'link' });
    page.link('link').replaceWith(host);
    host.attachShadow({ mode: 'open' }).append(link);
    await page.first.click(link);
    expect(page.plies).to.deep.equal([4]);
  });
});
