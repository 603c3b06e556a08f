import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import type { ElementTag } from '../../../src/elements/registry.js';
import { GamePage } from '../game-page.js';
import { seenBox } from '../fit.js';
import { onScreen } from '../on-screen.js';

const SEATS: Readonly<Partial<Record<ElementTag, readonly number[]>>> = {
  'triad-board': [2],
  'kubi-sheet': [2, 3, 4, 6, 8],
  'tricubo-sheet': [2, 3, 4, 5],
  'cubo-grid': [2, 3, 4],
  'triomino-table': [2, 3, 4, 6],
};

/** Two of 24 letters, one in a single word, among usual ones. */
const NAMES = ['Maximilian', 'Donaudampfschifffahrtgeb', 'Ada', 'Anna-Lena von Kirchbergen', '', 'Jonas'];

const WIDTHS = [240, 320, 360, 414, 720, 1100] as const;

async function open(tag: ElementTag, seats: number, dir: string): Promise<GamePage> {
  const element = document.createElement(tag) as LitElement;
  const players = Array.from({ length: seats }, (_, seat) => (seat % 2 === 1 ? 'computer:easy' : 'human'));
  const attributes = { seed: 'tea', dice: 'enter', seats: players.join(' '), names: NAMES.join(), lang: 'de' };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await fixture(html`<div dir=${dir}>${element}</div>`);
  const page = new GamePage(element);
  return page.until(() => page.find('.strip') !== null && page.find('.panel .toolbar') !== null);
}

const seatsOf = (page: GamePage) => page.all('.strip > *');

/** Whether a line of a text that is seen is wider than its place. Lines that are left out count in its width, too. */
function isTooWide(element: HTMLElement): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].some(
    (line) => line.top < bottom && (line.left < left - 1 || line.right > right + 1),
  );
}

/** The names, points and notes that are wider than their places, and the seats that are. */
const cut = (page: GamePage): string[] =>
  [...seatsOf(page), ...page.all('.strip :is(.name, .points, .gain, .note):not(input)')]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .filter((each) => !each.matches('span.name') || isTooWide(each))
    .map((each) => `${each.className} “${each.textContent?.trim().replaceAll(/\s+/g, ' ')}”`);

/** The names that lose a line though they have a hundred pixels: on smaller screens, and where four stand in a row, long ones do. */
const shortened = (page: GamePage): string[] =>
  page
    .all('.strip span.name')
    .filter((each) => each.clientWidth >= 100 && each.scrollHeight > each.clientHeight + 4)
    .map(({ textContent }) => `${textContent} is shortened`);

/** What lies on something else in the same seat, or sticks out of it. */
const colliding = (page: GamePage): string[] =>
  seatsOf(page).flatMap((seat) => {
    const outer = seat.getBoundingClientRect();
    const parts = [...seat.querySelectorAll('span.name, svg.seat-sign, .chip, .points, .gain, .note, .mini')]
      .filter((each) => !each.closest('.mini') || each.matches('.mini'))
      .map((each) => ({ called: each.className.toString(), box: seenBox(each) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const out = parts.filter(
      ({ box }) =>
        box.left < outer.left - 1 ||
        box.right > outer.right + 1 ||
        box.top < outer.top - 1 ||
        box.bottom > outer.bottom + 1,
    );
    const pairs = parts.flatMap((one, i) =>
      parts.slice(i + 1).filter(({ box }) => {
        const width = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
        const height = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
        return width > 1 && height > 1.5;
      }),
    );
    return [...out, ...pairs].map(({ called }) => `${called} of “${seat.textContent?.trim().replaceAll(/\s+/g, ' ')}”`);
  });

const heightOf = (page: GamePage) => page.find('.strip')?.getBoundingClientRect().height;

/** Makes it another one’s turn, gives somebody more points and a gain, and lets a name be edited. */
function change(page: GamePage): void {
  for (const [i, seat] of seatsOf(page).entries()) {
    seat.toggleAttribute('data-turn', i === 1);
    const points = seat.querySelector('.points') as Element;
    const texts = document.createTreeWalker(points, NodeFilter.SHOW_TEXT, (text) =>
      (text as Text).data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    (texts.nextNode() as Text).data = '520';
  }
  page.find('.strip input')?.focus();
}

describe('the names of the players', () => {
  onScreen(1280, 900);

  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  for (const [tag, counts] of Object.entries(SEATS) as [ElementTag, readonly number[]][]) {
    for (const seats of counts) {
      it(`stand whole and apart over points in <${tag}> of ${seats} at every width, as high in each turn`, async () => {
        const page = await open(tag, seats, seats % 2 === 0 ? 'ltr' : 'rtl');
        const wrong: string[] = [];
        for (const text of ['16px', '32px']) {
          document.documentElement.style.fontSize = text;
          for (const width of WIDTHS) {
            (page.element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
            await new Promise(requestAnimationFrame);
            wrong.push(
              ...[...cut(page), ...(text === '16px' && width >= 360 ? shortened(page) : []), ...colliding(page)].map(
                (what) => `${width} px, ${text}: ${what}`,
              ),
            );
          }
        }
        document.documentElement.style.fontSize = '';
        await new Promise(requestAnimationFrame);
        expect(wrong).to.deep.equal([]);
        const before = heightOf(page);
        change(page);
        expect([heightOf(page), ...colliding(page)]).to.deep.equal([before]);
      });
    }
  }

  it('leave what follows the status whole on a small screen with large text', async () => {
    const page = await open('kubi-sheet', 2, 'ltr');
    document.documentElement.style.fontSize = '32px';
    (page.element.parentElement as HTMLElement).style.inlineSize = '304px';
    await new Promise(requestAnimationFrame);
    const aside = page.find('.aside') as HTMLElement;
    expect(aside.scrollWidth).to.be.at.most(aside.clientWidth);
    expect(aside.scrollHeight).to.be.at.most(aside.clientHeight);
  });
});
