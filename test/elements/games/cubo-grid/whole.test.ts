import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { clipped, overlapping, stickingOut } from '../../fit.js';
import { onScreen } from '../../on-screen.js';
import { describeWhole } from '../../whole.js';
import { MOMENTS, openMoment } from './moments.js';
import { CuboPage, ONE } from './page.js';

/** Everything with text or numbers, in and around the squares. */
const WORDS =
  '.round, .facts, .edges li span, .worth, .explained li, .explained p, .side span, .result :is(th, td), .take, .second';
/** And what else has a place of its own. */
const PLACES = `${WORDS}, .seconds, .middle > span, .grid:not([data-heap]) .cell, .taken, .pick, .thrown .blank, .mini, .ending-line, .ending-fold`;

/** What is clipped, lies on something else or sticks out. */
function broken(page: CuboPage): string[] {
  // What sticks to the edge of the screen lies over the rest only there.
  for (const turn of page.all('.turn')) turn.style.position = 'static';
  return [
    // A long name is scrolled where it is written.
    ...clipped(page, WORDS).filter((thing) => !/^name (Wilh|Barth|“)/.test(thing)),
    // What is covered cannot be read, and a lifted die comes near its neighbours.
    ...overlapping(page, PLACES).filter((pair) => !/“[^”]*Cubo”/.test(pair)),
    // A crown lies on the corner of a small square.
    ...overlapping(page, '.crown, .gain, .points'),
    ...stickingOut(page, PLACES),
  ];
}

describeWhole({
  tag: 'cubo-grid',
  moments: MOMENTS,
  open: (moment) => openMoment(moment, { lang: 'de' }),
  broken,
  targets: [
    { selector: '.tool, .button, .seat-actions button, .buzzer', least: 44 },
    { selector: '.cell:is(button), .take, .pick', least: 36, from: 320 },
  ],
  controls: 'button:not(.listed, .seat:has(.cover) .cell), input, .take',
  texts: '.status, .error, .explained li',
});

describe('<cubo-grid>', () => {
  it('is measured: what is clipped, overlaps or sticks out is found', async () => {
    const page = await openMoment('between two rounds', { width: 320 });
    const worth = page.find('.worth') as HTMLElement;
    worth.style.cssText = 'position: relative; left: 400px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    worth.style.cssText = 'translate: -60px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    const line = page.find('.side span') as HTMLElement;
    line.style.cssText = 'inline-size: 20px; white-space: nowrap';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
  });
});

describe('<cubo-grid> for several players in a narrow place', () => {
  onScreen(360, 640);

  const shown = (page: CuboPage) => page.all('.squares > .seat').filter((seat) => seat.checkVisibility());

  it('has one square large and the others small, and a press on a small one makes it large', async () => {
    const page = await openMoment('of two, building', { width: 320 });
    expect(shown(page)).to.deep.equal([page.seat(0)]);
    await page.click(page.find('.player[data-seat="1"] .mini') as Element);
    expect([shown(page), page.focused]).to.deep.equal([[page.seat(1)], page.cell('a1', 1)]);
    await page.do('Cubo!', 1);
    expect(page.made).to.deep.equal(['1 call']);
  });

  it('has the square of the one whose turn it is to exchange', async () => {
    const page = await openMoment('of two, exchanging', { width: 320 });
    expect(shown(page)).to.deep.equal([page.seat(1)]);
  });

  it('has all squares side by side where there is room, each with its own buttons', async () => {
    const page = await openMoment('of two, building', { width: 720 });
    expect(shown(page)).to.have.lengthOf(2);
    const buzzers = page.all('button.buzzer').filter((each) => each.checkVisibility());
    expect(buzzers).to.have.lengthOf(2);
  });
});

describe('<cubo-grid> on a phone', () => {
  onScreen(360, 640);

  for (const what of [
    'building',
    'after the call',
    'giving a die',
    'of two, in the last seconds',
    'of four with long names, where two have called',
  ]) {
    it(`has all that a turn needs on the screen at once, ${what}`, async () => {
      const page = await openMoment(what);
      page.element.scrollIntoView();
      const boxes = page
        .all('.players, .seat[data-own] .square, .turn, .status')
        .map((each) => each.getBoundingClientRect());
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).to.be.at.most(innerHeight);
      const { height } = (page.find('.buzzer, .well') as Element).getBoundingClientRect();
      expect(height).to.be.at.least(56);
    });
  }

  it('moves nothing from one move to the next', async () => {
    const page = await openMoment('building');
    const places = () =>
      page.all('.players, .stage, .turn, .foot').map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return `${each.className} ${Math.round(top)} ${Math.round(height)}`;
      });
    const before = places();
    for (const move of ['swap a1c3', 'call', 'take 1', 'put a1', 'roll all', 'swap a1b1', 'call', 'take -']) {
      await page.played(move);
      expect(places(), move).to.deep.equal(before);
    }
  });
});

describe('<cubo-grid> wherever it is placed', () => {
  onScreen(360, 900);

  it('takes its place in a float', async () => {
    const page = await CuboPage.within(html`<div><div style="float: left">${CuboPage.create(ONE)}</div></div>`);
    expect(page.element.offsetWidth).to.be.above(200);
    expect(page.cell('a1').offsetWidth).to.be.above(40);
    expect(broken(page)).to.deep.equal([]);
  });

  it('is whole when it is born hidden and then shown, and can be played on', async () => {
    const grid = CuboPage.create(ONE);
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.append(grid);
    document.body.append(holder);
    await new Promise(requestAnimationFrame);
    holder.hidden = false;
    const page = await new CuboPage(grid).ready();
    expect(broken(page)).to.deep.equal([]);
    await page.swap('a1', 'c3');
    expect(page.moves).to.deep.equal(['swap a1c3']);
    holder.remove();
  });
});

describe('<cubo-grid> in a page that is written from right to left', () => {
  before(() => void (document.dir = 'rtl'));
  after(() => void (document.dir = ''));

  for (const [what, within, selector] of [
    ['building', '.square', '.square .cell, .edges li, .worth'],
    ['building', '.middle', '.middle > span'],
    ['after the call', '.middle', '.take'],
    ['with some of nine dice entered', '.thrown', '.thrown > *'],
    ['before a diagram', '.square', '.cell, .edges li'],
  ] as const) {
    it(`has its dice and figures as in every other page, ${what}: ${within}`, async () => {
      const page = await openMoment(what);
      const places = () => {
        const { left } = (page.find(within) as Element).getBoundingClientRect();
        return page.all(selector).map((element) => Math.round(element.getBoundingClientRect().left - left));
      };
      const mirrored = places();
      document.dir = 'ltr';
      const usual = places();
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(4);
    });
  }
});
