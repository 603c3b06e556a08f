import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import { GamePage } from '../game-page.js';
import { onScreen } from '../on-screen.js';

/** A name of eight letters. */
const NAME = 'Cornelia';
const WIDTHS = [304, 344, 464, 704] as const;
const SEATS: readonly (readonly [tag: string, seats: number])[] = [
  ['triad-board', 2],
  ['kubi-sheet', 2],
  ['kubi-sheet', 3],
  ['kubi-sheet', 4],
  ['tricubo-sheet', 2],
  ['tricubo-sheet', 3],
  ['tricubo-sheet', 4],
  ['cubo-grid', 2],
  ['cubo-grid', 3],
  ['cubo-grid', 4],
  ['triomino-table', 2],
  ['triomino-table', 3],
  ['triomino-table', 4],
  ['triomino-table', 6],
];

async function open(tag: string, seats: number): Promise<GamePage> {
  const element = document.createElement(tag) as LitElement;
  element.setAttribute('seats', Array(seats).fill('human').join(' '));
  element.setAttribute('names', Array(seats).fill(NAME).join(', '));
  await fixture(html`<div>${element}</div>`);
  const page = new GamePage(element);
  return page.until(() => page.find('.panel .toolbar') !== null);
}

/** How wide the name is, and how much of it is seen. */
function widthsOf(field: HTMLInputElement): readonly [name: number, seen: number] {
  const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return [
    context.measureText(field.value).width,
    field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
  ];
}

describe('the names of the players', () => {
  onScreen(800, 800);

  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  for (const [tag, seats] of SEATS) {
    for (const [text, size] of [
      ['usual text', ''],
      ['text twice as large', '32px'],
    ] as const) {
      it(`are seen up to the eighth letter, in <${tag}> of ${seats} with ${text}`, async () => {
        const page = await open(tag, seats);
        document.documentElement.style.fontSize = size;
        for (const width of WIDTHS) {
          (page.element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const fields = page.all('input.name') as HTMLInputElement[];
          expect(fields).to.have.lengthOf.at.least(1);
          for (const field of fields) {
            const [name, seen] = widthsOf(field);
            expect(seen, `${width} px`).to.be.at.least(name - 1);
          }
        }
      });
    }
  }

  it('leave what follows the status whole on a small screen with large text', async () => {
    const page = await open('kubi-sheet', 2);
    document.documentElement.style.fontSize = '32px';
    (page.element.parentElement as HTMLElement).style.inlineSize = '304px';
    await new Promise(requestAnimationFrame);
    const aside = page.find('.aside') as HTMLElement;
    expect(aside.scrollWidth).to.be.at.most(aside.clientWidth);
    expect(aside.scrollHeight).to.be.at.most(aside.clientHeight);
  });
});
