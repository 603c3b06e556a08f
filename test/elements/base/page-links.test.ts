import { expect, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { needs } from '../../runner/browser.js';
import { LinksPage } from '../links-page.js';
import { fingers } from '../pointers.js';
import { TriadPage } from '../games/triad-board/page.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { watchWarnings } from '../watch-warnings.js';
import { watchTrouble } from '../watch-trouble.js';

const replay = () => html`<triad-board mode="replay" record=${GAME}></triad-board>`;

/** A replay at ply 1 with an id, and links before it. */
const article = (
  links: unknown,
  game: unknown = html`<triad-board id="board" mode="replay" record=${GAME}></triad-board>`,
) =>
  html`<div>
    <p>${links}</p>
    ${game}
  </div>`;

const one = html`<a href="#board" data-ply="3">link</a>`;

/** Three replays at ply 1, the last one with a name, and links of the older form before, between and after them. */
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

let page: LinksPage;
let watch: ReturnType<typeof watchWarnings>;

const firstBoard = () => new TriadPage(page.first.element as unknown as TriadBoard);

beforeEach(() => (watch = watchWarnings()));
afterEach(async () => {
  watch.stop();
  page.close();
  scrollTo(0, 0);
  await setViewport({ width: 800, height: 600 });
});

describe('a link with data-ply', () => {
  it('leads the game that its anchor names, says so, and moves neither the page nor its address', async () => {
    await setViewport({ width: 800, height: 1000 });
    page = await LinksPage.open(article(one));
    await page.follow('link');
    expect(firstBoard().dice).to.equal(PLIES[3].dice);
    expect(firstBoard().current).to.deep.equal([3]);
    expect(firstBoard().spoken).to.equal(`Step 3 of 7. ${PLIES[3].status}`);
    expect([page.isLeftAlone, location.hash, scrollY]).to.deep.equal([false, '', 0]);
    expect(watch.warnings).to.be.empty;
  });

  it('is followed by tap, by key and where a word in it is clicked, and keeps the focus', async () => {
    page = await LinksPage.open(article([one, html` <a href="#board" data-ply="4"><b>bold</b></a>`]));
    page.link('link').focus();
    await page.first.press('Enter');
    await page.settle();
    expect(page.plies).to.deep.equal([3]);
    expect(document.activeElement === page.link('link')).to.be.true;
    await page.follow('bold');
    expect(page.plies).to.deep.equal([4]);
    await fingers.down(page.placeOf('link'));
    await fingers.up();
    await page.first.until(() => page.first.element.ply === 3);
    expect(page.plies).to.deep.equal([3]);
  });

  it('says again where the game is when it is there already', async () => {
    page = await LinksPage.open(article(one));
    await page.follow('link');
    const region = firstBoard().find('.visually-hidden[role=status]');
    const said = region?.textContent;
    await page.follow('link');
    // A silent space makes screen readers read it again.
    expect(region?.textContent).to.equal(`${said}\u00a0`);
  });

  it('goes to the last ply, in games and diagrams, too', async () => {
    const last = (mode: string) =>
      html`<a href="#${mode}" data-ply="last">${mode}</a> <a href="#${mode}" data-ply="2">${mode} 2</a>`;
    const games = ['play', 'diagram'].map(
      (mode) => html`<triad-board id=${mode} mode=${mode} record=${GAME} ply="0"></triad-board>`,
    );
    page = await LinksPage.open(article([last('play'), last('diagram')], games));
    expect(page.plies).to.deep.equal([0, 0]);
    await page.follow('play');
    await page.follow('diagram');
    expect(page.plies).to.deep.equal([7, 7]);
    await page.follow('diagram 2');
    expect(page.plies).to.deep.equal([7, 2]);
    expect(page.games[1]?.spoken).to.equal(`Step 2 of 7. ${PLIES[2].status}`);
  });

  it('finds a game by what is around it, by data-for, in its own shadow root first, and in others', async () => {
    page = await LinksPage.open(html`
      <div>
        <a href="#figure" data-ply="2">around</a> <a href="#elsewhere" data-for="board" data-ply="3">named</a>
        <a href="#hidden" data-ply="5">into a root</a>
        <p id="elsewhere"></p>
        <figure id="figure"><triad-board id="board" mode="replay" record=${GAME}></triad-board></figure>
        <section></section>
      </div>
    `);
    const root = page.top.querySelector('section')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = `<a href="#board" data-ply="4"><slot></slot>inside</a><a href="#figure" data-ply="6">out</a>
      <triad-board id="board" mode="replay" record="${GAME}"></triad-board>
      <div id="hidden"></div>`;
    const inner = root.querySelector('triad-board') as TriadBoard;
    await inner.updateComplete;
    const plies = () => [...page.plies, inner.ply];
    await page.follow('around');
    expect(plies()).to.deep.equal([2, 1]);
    await page.follow('named');
    expect(plies()).to.deep.equal([3, 1]);
    for (const [link, expected] of [
      [root.querySelector('a'), [3, 4]],
      [root.querySelectorAll('a')[1], [6, 4]],
    ] as const) {
      await page.first.click(link as Element);
      await page.settle();
      expect(plies()).to.deep.equal(expected);
    }
    inner.id = 'hidden';
    await page.follow('into a root');
    expect(plies()).to.deep.equal([6, 5]);
  });

  it('is left to the browser with a key held down, by the middle button, for another tab and for another page', async () => {
    page = await LinksPage.open(
      article([
        one,
        html` <a href="#board" data-ply="4" target="_blank">tab</a> <a href="/other#board" data-ply="5">page</a>
          <a href="#board" data-ply="6" download>file</a>`,
      ]),
    );
    for (const key of ['Control', 'Shift', 'Meta', 'Alt']) {
      await sendKeys({ down: key });
      await page.follow('link');
      await sendKeys({ up: key });
      expect([key, ...page.plies, page.isLeftAlone]).to.deep.equal([key, 1, true]);
    }
    for (const link of ['tab', 'page', 'file']) {
      await page.follow(link);
      expect([link, ...page.plies, page.isLeftAlone]).to.deep.equal([link, 1, true]);
    }
    needs('middle clicks');
    page.isLeftAlone = false;
    await sendMouse({ type: 'click', button: 'middle', position: page.placeOf('link') });
    expect([...page.plies, page.isLeftAlone]).to.deep.equal([1, true]);
  });

  it('that names no game is left to the browser, and told in the console once', async () => {
    page = await LinksPage.open(article(html`<a href="#nobody" data-ply="3">link</a>`));
    await page.follow('link');
    await page.follow('link');
    expect([...page.plies, page.isLeftAlone]).to.deep.equal([1, true]);
    expect(watch.warnings).to.deep.equal([
      '<a href="#nobody" data-ply="3"> leads nowhere: there is no game with the id "nobody" on the page',
    ]);
  });

  for (const ply of ['99', '-1', '1.5', 'x', '']) {
    it(`to a ply that does not exist, "${ply}", goes nowhere, and tells the console once`, async () => {
      const trouble = watchTrouble();
      page = await LinksPage.open(article(html`<a href="#board" data-ply=${ply}>link</a>`));
      await page.follow('link');
      await page.follow('link');
      expect([...page.plies, page.isLeftAlone, page.first.element.error]).to.deep.equal([1, false, undefined]);
      expect(watch.warnings).to.have.lengthOf(1);
      expect(watch.warnings[0]).to.contain(
        `<triad-board id="board"> cannot follow a link with data-ply="${ply}": there is no ply`,
      );
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('brings a board far below into sight', async () => {
    const far = html`<div style="block-size: 4000px"></div>`;
    page = await LinksPage.open(
      article([one, far], [html`<triad-board id="board" mode="replay" record=${GAME}></triad-board>`, far]),
    );
    scrollTo(0, 0);
    const box = () => firstBoard().table?.getBoundingClientRect() ?? new DOMRect();
    expect(box().top).to.be.above(innerHeight);
    await page.follow('link');
    expect(firstBoard().dice).to.equal(PLIES[3].dice);
    await page.first.until(() => box().bottom <= innerHeight);
    expect(box().top).to.be.within(0, innerHeight);
    expect(box().bottom).to.be.at.most(innerHeight);
  });

  it('shows the board of a game that is higher than the window, above or below', async () => {
    await setViewport({ width: 360, height: 500 });
    const far = (text: string) =>
      html`<div style="block-size: 2000px"></div>
        <a href="#board" data-ply="3">${text}</a>`;
    page = await LinksPage.open(
      article(one, [html`<triad-board id="board" mode="replay" record=${GAME}></triad-board>`, far('below')]),
    );
    for (const link of ['link', 'below']) {
      await page.follow(link);
      const { top, bottom } = firstBoard().table?.getBoundingClientRect() ?? new DOMRect();
      expect(top, link).to.be.within(0, innerHeight);
      expect(bottom, link).to.be.within(0, innerHeight);
    }
  });

  it('to a board on which own moves are tried goes back to the record', async () => {
    page = await LinksPage.open(article(one));
    await firstBoard().play('a1a3');
    expect(firstBoard().isTrying).to.be.true;
    await page.follow('link');
    expect(firstBoard().isTrying).to.be.false;
    expect(firstBoard().dice).to.equal(PLIES[3].dice);
    expect(document.activeElement === page.link('link')).to.be.true;
  });
});

describe('a link to #ply-', () => {
  it('leads that of several replays which comes before it, or else after it, or is named', async () => {
    page = await LinksPage.open(three());
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
    expect(watch.warnings).to.deep.equal([
      '<a href="#ply-6" data-for="nobody"> leads nowhere: there is no game with the id "nobody" on the page',
    ]);
  });

  it('leads the boards in the order of the page, not in that of their coming', async () => {
    page = await LinksPage.open(three());
    const { board } = await TriadPage.replay({ ply: '3' });
    page.first.element.before(board);
    await page.follow('before all');
    expect(page.plies).to.deep.equal([2, 1, 1, 1]);
  });

  it('in the caption of a replay leads that one', async () => {
    page = await LinksPage.open(html`
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
    page = await LinksPage.open(article(html`<a href="#ply-3">link</a>`));
    for (const href of ['#ply-', '#ply-3x', '#ply--1', '#ply-1.5', '#PLY-3', '#3', '/#ply-3', '#a:3', '#board:']) {
      page.link('link').setAttribute('href', href);
      await page.follow('link');
      expect([href, ...page.plies, page.isLeftAlone]).to.deep.equal([href, 1, true]);
    }
    expect(watch.warnings).to.be.empty;
  });

  it('to a board that has been taken away leads the next one, or nowhere, and leads it again when it is back', async () => {
    page = await LinksPage.open(article(html`<a href="#ply-3">link</a>`, [replay(), replay()]));
    const [first, second] = page.games.map(({ element }) => element);
    first?.remove();
    await page.follow('link');
    expect([first?.ply, second?.ply]).to.deep.equal([1, 3]);
    second?.remove();
    await page.follow('link');
    expect(page.isLeftAlone).to.be.true;
    expect(watch.warnings).to.deep.equal(['<a href="#ply-3"> leads nowhere: there is no replay on the page']);
    if (first) page.link('link').after(first);
    await page.follow('link');
    expect([first?.ply, second?.ply]).to.deep.equal([3, 3]);
  });

  for (const mode of ['play', 'diagram']) {
    it(`leaves a board alone that has another mode by now: ${mode}`, async () => {
      page = await LinksPage.open(article(html`<a href="#ply-3">link</a>`, [replay(), replay()]));
      page.first.element.mode = mode;
      await page.first.element.updateComplete;
      await page.follow('link');
      expect(page.plies).to.deep.equal([1, 3]);
    });
  }
});
