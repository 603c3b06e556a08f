import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import { games } from '../../../src/elements/registry.js';
import { GamePage } from '../game-page.js';
import { LANGUAGES, untilIn } from '../languages.js';
import type { LitElement } from 'lit';

const WIDTHS = [240, 320, 360, 480, 560, 640, 660, 680, 700, 720, 800, 960, 1200];

/** What names something: readers look at it rather than read it, and a broken word makes them read. */
const NAMES = '.tool-label, .button, .primary, label, h2, h3, th';

const isLetter = (text: string, at: number): boolean => /\p{Letter}/u.test(text.charAt(at));

/** The words of a text that go on in another line, without one that has a hyphen there. */
function brokenWords(node: Text): string[] {
  const { data } = node;
  const range = document.createRange();
  const lineOf = (at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getClientRects()[0]?.top ?? NaN;
  };
  const broken: string[] = [];
  for (let at = 1; at < data.length; at++) {
    if (!isLetter(data, at - 1) || !isLetter(data, at)) continue;
    const [before, after] = [lineOf(at - 1), lineOf(at)];
    if (after - before > 2) broken.push(`${data.slice(0, at)}|${data.slice(at)}`.trim());
  }
  return broken;
}

function brokenIn(page: GamePage): string[] {
  return page
    .all(NAMES)
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) broken.push(...brokenWords(walker.currentNode as Text));
      return broken;
    });
}

describe('the words of tools, buttons and headings', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const { tag } of games) {
    it(`are never broken: <${tag}>, in five languages, from ${WIDTHS.at(0)} to ${WIDTHS.at(-1)} pixels`, async () => {
      const element = document.createElement(tag) as LitElement;
      for (const [name, value] of Object.entries({ lang: 'en', seats: 'human human', seed: 'tea', dice: 'auto' }))
        element.setAttribute(name, value);
      const place = await fixture<HTMLElement>(html`<div>${element}</div>`);
      const page = new GamePage(element);
      const broken = new Set<string>();
      for (const lang of LANGUAGES) {
        element.lang = lang;
        await untilIn(page, lang);
        for (const width of WIDTHS) {
          place.style.inlineSize = `${width}px`;
          for (const word of brokenIn(page)) broken.add(`${lang}, ${width}: ${word}`);
        }
      }
      expect([...broken]).to.deep.equal([]);
    }).timeout(30_000);
  }
});
