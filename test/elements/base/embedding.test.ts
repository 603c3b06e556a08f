import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { needs } from '../../runner/browser.js';
import { mouse } from '../pointers.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';

const board = html`<triad-board position=${START}></triad-board>`;

const CONTAINERS: Readonly<Record<string, TemplateResult>> = {
  'a flex row beside text': html`<div style="display: flex">
    <p>Some words beside the board.</p>
    ${board}
  </div>`,
  'a flex row in which it does not grow': html`<div style="display: flex"><div style="flex: none">${board}</div></div>`,
  'a flex column that centres': html`<div style="display: flex; flex-direction: column; align-items: center">
    ${board}
  </div>`,
  'a grid with columns as wide as their content': html`<div style="display: grid; grid-template-columns: auto auto">
    ${board}
    <p>Words</p>
  </div>`,
  'a grid that centres': html`<div style="display: grid; place-items: center">${board}</div>`,
  'a float': html`<div><div style="float: left">${board}</div></div>`,
  'an inline block': html`<div><div style="display: inline-block">${board}</div></div>`,
  'a table cell': html`<table>
    <tbody>
      <tr>
        <td>${board}</td>
        <td>Words</td>
      </tr>
    </tbody>
  </table>`,
  'an absolutely placed box': html`<div style="position: absolute; inset-block-start: 0">${board}</div>`,
  'a parent drawn at half its size': html`<div style="transform: scale(0.5); transform-origin: 0 0">${board}</div>`,
  'a parent that is zoomed': html`<div style="zoom: 0.8">${board}</div>`,
  'a page with large letters': html`<div style="font: 2rem / 2 serif; letter-spacing: 0.2em; text-align: end">
    ${board}
  </div>`,
  'a row of text': html`<p style="white-space: nowrap; text-transform: uppercase">${board}</p>`,
};

async function expectToBePlayed(page: TriadPage): Promise<void> {
  const { offsetWidth, offsetHeight } = page.find('.board') as HTMLElement;
  expect(page.board.offsetWidth, 'width of the element').to.be.at.least(240);
  expect(offsetHeight, 'height of the board').to.be.closeTo(offsetWidth, 1);
  await page.clickCells('a1', 'a3');
  expect(page.moves).to.deep.equal(['a1a3']);
}

describe('a board', () => {
  for (const [name, container] of Object.entries(CONTAINERS)) {
    it(`is wide enough, square, and takes clicks where its cells are seen in ${name}`, async () => {
      await expectToBePlayed(await TriadPage.within(html`<section>${container}</section>`));
    });
  }

  it('is wide enough, square, and takes clicks in a dialog', async () => {
    const inner = makeBoard({ position: START });
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${inner}</dialog>`);
    dialog.showModal();
    await expectToBePlayed(await new TriadPage(inner).ready());
    dialog.close();
  });

  it('is wide enough, square, and takes clicks in the shadow root of another element', async () => {
    const host = await fixture(html`<div></div>`);
    const inner = makeBoard({ position: START });
    host.attachShadow({ mode: 'open' }).append(inner);
    await expectToBePlayed(await new TriadPage(inner).ready());
  });
});

describe('a board that is born hidden', () => {
  const HIDINGS: Readonly<Record<string, readonly [part: TemplateResult, show: (cover: HTMLElement) => unknown]>> = {
    'by display: none on a parent': [
      html`<div id="cover" style="display: none">${board}</div>`,
      (cover) => (cover.style.display = ''),
    ],
    'by its own hidden attribute': [
      html`<triad-board id="cover" hidden position=${START}></triad-board>`,
      (cover) => (cover.hidden = false),
    ],
    'in a closed details': [
      html`<details id="cover">${board}</details>`,
      (cover) => ((cover as HTMLDetailsElement).open = true),
    ],
    'by a height of nothing': [
      html`<div id="cover" style="height: 0; overflow: hidden">${board}</div>`,
      (cover) => (cover.style.height = ''),
    ],
  };

  for (const [how, [part, show]] of Object.entries(HIDINGS)) {
    it(`${how} does what scripts say, and is played when it is shown`, async () => {
      const top = await fixture<HTMLElement>(html`<section>${part}</section>`);
      const page = new TriadPage(top.querySelector('triad-board')!);
      await page.play('a1a3');
      page.board.undo();
      show(page.board.closest('#cover') as HTMLElement);
      await page.ready();
      await expectToBePlayed(page);
    });
  }
});

const FAR = 5000;
const isAwake = (page: TriadPage) => page.find('.toolbar') !== null;

/** A board of some width far below the fold, with something after it. */
async function farBoard(width: number) {
  const top = await fixture<HTMLElement>(
    html`<div>
      <div style="block-size: ${FAR}px"></div>
      <div style="inline-size: ${width}px"><triad-board></triad-board></div>
      <p>What comes after.</p>
    </div>`,
  );
  const page = new TriadPage(top.querySelector('triad-board')!);
  await page.board.updateComplete;
  return { page, after: top.querySelector('p') as Element };
}

/** What an observer reports of everything that is seen has come when it has reported of another element. */
async function sightIsTold(target: Element): Promise<void> {
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(target));
  await new Promise(requestAnimationFrame);
}

describe('a board far below the fold', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => scrollTo(0, 0));
  after(() => setViewport({ width: 800, height: 600 }));

  it('has its game, but no tools until it comes near', async () => {
    needs('sight beyond the screen');
    const { page, after } = await farBoard(480);
    await sightIsTold(after);
    expect(isAwake(page)).to.be.false;
    await page.play('roll 112233 112233');
    expect(page.all('.cell[data-die]')).to.have.lengthOf(12);
    scrollTo(0, FAR / 2);
    await sightIsTold(after);
    expect(isAwake(page)).to.be.false;
    scrollTo(0, FAR - innerHeight);
    await page.until(() => isAwake(page));
    expect(isAwake(page)).to.be.true;
  });

  it('gets its tools when the keyboard comes to it first', async () => {
    const { page } = await farBoard(480);
    page.find('.grid[tabindex="0"]')?.focus({ preventScroll: true });
    await page.until(() => isAwake(page));
    expect(isAwake(page)).to.be.true;
  });

  for (const width of [240, 480, 640, 1080]) {
    it(`${width} wide has the height from the start that it will have`, async () => {
      const { page, after } = await farBoard(width);
      const topOf = () => after.getBoundingClientRect().top + scrollY;
      const before = topOf();
      page.board.scrollIntoView();
      await page.until(() => isAwake(page));
      await page.board.updateComplete;
      expect(isAwake(page)).to.be.true;
      expect(topOf()).to.be.closeTo(before, 1);
    });
  }
});

describe('two boards on one page', () => {
  it('are played, chosen on, taken back, flipped and spoken each for itself', async () => {
    const first = await TriadPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr">
        <triad-board position=${START}></triad-board>
        <triad-board position=${TRIAD_AHEAD}></triad-board>
      </div>`,
    );
    const second = await new TriadPage(first.board.nextElementSibling as typeof first.board).ready();
    await first.clickCell('a1');
    expect(second.spoken).to.equal('');
    await second.clickCell('c1');
    expect([first.marked('chosen'), second.marked('chosen')]).to.deep.equal([['a1'], ['c1']]);
    await first.clickCell('a3');
    await second.clickCells('e3', 'e3');
    expect([first.moves, second.moves]).to.deep.equal([['a1a3'], ['c1e3xe3']]);
    first.cell('a3').focus();
    await first.press('u', 'f');
    expect([first.moves, second.moves]).to.deep.equal([[], ['c1e3xe3']]);
    expect([first.board.flipped, second.board.flipped]).to.deep.equal([true, undefined]);
  });
});

describe('a board that is moved in the page', () => {
  /** A board in the first of two places, with a move made and a die chosen. */
  async function open() {
    const page = await TriadPage.within(
      html`<div>
        <section>${board}</section>
        <section lang="de"></section>
      </div>`,
    );
    const [first, second] = page.board.closest('div')?.children ?? [];
    if (!first || !second) throw new Error('there are two places');
    await page.play('a1a3');
    await page.clickCell('f6');
    return { page, first, second };
  }

  it('keeps its game and what was chosen, and speaks the language of its new place', async () => {
    const { page, second } = await open();
    const { match } = page.board;
    const changes = page.listen('game-change');
    second.append(page.board);
    await page.until(() => page.label('a6').startsWith('a6, Schwarz 3'));
    expect(page.label('a6')).to.match(/^a6, Schwarz 3/);
    expect(page.board.match === match).to.be.true;
    expect(changes).to.be.empty;
    await page.clickCell('f4');
    expect(page.moves).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('keeps its game while it is away, and shows what has become of it', async () => {
    const { page, first } = await open();
    page.board.remove();
    page.board.play('f6f4');
    page.board.undo();
    page.board.redo();
    page.board.names = 'Ann, Bob';
    first.append(page.board);
    await page.board.updateComplete;
    expect(page.label('f4')).to.match(/^f4, Black 2/);
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['a1a3']);
  });

  it('can be moved many times in one task, and into another shadow root', async () => {
    const trouble = watchTrouble();
    const { page, first, second } = await open();
    const root = second.attachShadow({ mode: 'open' });
    for (const place of [root, first, root, first, root]) place.append(page.board);
    await page.clickCell('f4');
    expect(page.board.match.length).to.equal(2);
    expect(trouble.stop()).to.be.empty;
  });

  it('can be taken away in the middle of a drag', async () => {
    const trouble = watchTrouble();
    const { page, first } = await open();
    await page.hold('e6', 'e5');
    page.board.remove();
    await mouse.move([5, 5]);
    await mouse.up();
    first.append(page.board);
    await page.board.updateComplete;
    await page.clickCells('f6', 'f4');
    expect(page.moves.at(-1)).to.equal('f6f4');
    expect(trouble.stop()).to.be.empty;
  });
});
