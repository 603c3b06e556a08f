import { aTimeout, expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { keysOf } from '../../../stories/docs/keys.js';
import { GamePage } from '../../elements/game-page.js';
import { actByKey } from '../../elements/languages.js';
import { rowsIn } from './docs-page.js';
import { docsSuite } from './docs-suite.js';
import type { Shown } from './docs-suite.js';

const KEYS: Readonly<Record<string, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** What the thing that has the focus is called, as it is heard. */
function focusedName({ focused }: GamePage): string {
  const written = focused?.cloneNode(true) as Element | undefined;
  for (const unheard of written?.querySelectorAll('[aria-hidden=true]') ?? []) unheard.remove();
  const label = focused?.ariaLabel ?? focused?.closest('label')?.textContent ?? written?.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim();
}

/** Comes from the text before another such element, presses what the first column says, and hears what the others say. */
async function isReached({ find, section, stage }: Shown): Promise<void> {
  const rows = rowsIn(section, 'key ');
  expect(rows).to.not.be.empty;
  const element = find<LitElement>('[id$=-heard]').cloneNode(true) as LitElement;
  const before = document.createElement('button');
  stage.place.prepend(before, element);
  const page = await new GamePage(element).ready();
  expect(page.spoken, 'said at first').to.equal('');
  before.focus();
  const heard: string[][] = [];
  for (const [key = ''] of rows) {
    const said = page.spoken;
    await page.press(KEYS[key] ?? key);
    await aTimeout(50);
    heard.push([key, focusedName(page), page.spoken === said ? '' : page.spoken]);
  }
  expect(heard).to.deep.equal(rows);
  before.remove();
  element.remove();
}

/** What is said at once, where an element has such a region. */
const urgent = (page: GamePage) => page.find('[role="timer"]')?.textContent?.trim() ?? '';

/** Does what the first column says, and hears what the second one says. */
async function isHeard(shown: Shown): Promise<void> {
  await isReached(shown);
  const { find, section } = shown;
  const page = await new GamePage(find<LitElement>('[id$=-heard]')).ready();
  const rows = rowsIn(section, 'what you ');
  expect(rows).to.not.be.empty;
  const heard: string[] = [];
  for (const [cell = ''] of rows) {
    const before = urgent(page);
    const typed = /`(.*)`/.exec(cell)?.[1];
    if (typed) await actByKey(page, `type ${typed}`);
    else {
      page.find('.grid')?.focus();
      await page.press(KEYS[cell] ?? cell);
    }
    const said = urgent(page) === before || !/[a-z]/i.test(urgent(page)) ? '' : urgent(page);
    heard.push([said, page.spoken].filter(Boolean).join(' '));
  }
  expect(heard).to.deep.equal(rows.map(([, sentence]) => sentence));
}

await docsSuite('accessibility', {
  'heard triad': isHeard,
  'heard kubi': isHeard,
  'heard tricubo': isHeard,
  'heard cubo': isHeard,
  'heard triomino': isHeard,
  'heard replay': isHeard,
});

describe('the keys on the page accessibility', () => {
  const PAGES = ['triad-board', 'kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table'];

  it('are those of the page of each game, where each of them is tried', async () => {
    const text = await (await fetch('/stories/docs/accessibility.mdx')).text();
    for (const page of PAGES) {
      const [, name = ''] = new RegExp(`import (\\w+) from '../${page}.mdx\\?raw'`).exec(text) ?? [];
      expect(text).to.contain(`<Markdown>{keysOf(${name})}</Markdown>`);
      const keys = keysOf(await (await fetch(`/stories/${page}.mdx`)).text());
      expect(keys.match(/^\| key/gm)).to.have.lengthOf(2);
      expect(keys).to.match(/\| undo/);
    }
  });
});
