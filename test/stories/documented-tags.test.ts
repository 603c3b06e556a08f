import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import type { GameError } from '../../src/games/game-error.js';
import { PLACEHOLDERS, SHEETS } from '../../src/games/tricubo/index.js';
import { watchTrouble } from '../elements/watch-trouble.js';
import { examples } from './examples.js';

interface GameTag extends LitElement {
  readonly error: GameError | undefined;
}

const RECORD_PAGES = [
  '/README.md',
  ...['kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table'].map((page) => `/stories/${page}.mdx`),
];
const PAGES = [...RECORD_PAGES, '/stories/triad-board.mdx'];

const TAGS: Readonly<Record<string, string>> = {
  triad: 'triad-board',
  kubi: 'kubi-sheet',
  tricubo: 'tricubo-sheet',
  cubo: 'cubo-grid',
  triomino: 'triomino-table',
};

/** The elements of a piece of a page, once they have read their attributes. */
async function show(code: string): Promise<readonly GameTag[]> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.innerHTML = code;
  const games = [...page.querySelectorAll<GameTag>(Object.values(TAGS).join())];
  for (const game of games) await game.updateComplete;
  return games;
}

describe('what the documentation tells authors to write', () => {
  for (const path of PAGES) {
    it(`is tags that can be used as they stand in ${path}`, async () => {
      const trouble = watchTrouble();
      const games = (await Promise.all((await examples(path, 'html')).map(show))).flat();
      expect(games.length).to.be.greaterThan(0);
      expect(games.map(({ outerHTML, error }) => error && `${outerHTML}: ${error.message}`).filter(Boolean)).to.be
        .empty;
      expect(trouble.stop()).to.be.empty;
    });
  }

  for (const path of RECORD_PAGES) {
    it(`is records that can be replayed as they stand in ${path}`, async () => {
      const records = (await examples(path, '')).filter((code) => /^\w+ 1\b/.test(code));
      expect(records).to.not.be.empty;
      for (const record of records) {
        const tag = TAGS[record.split(' ')[0] ?? ''] as string;
        const [game] = await show(`<${tag} mode="replay"><script type="text/plain">${record}</script></${tag}>`);
        expect(game?.error?.message, record).to.equal(undefined);
      }
    });
  }

  it('says of every game in the README how its records are written', async () => {
    const games = (await examples('/README.md', '')).map((code) => code.split(' ')[0] ?? '');
    expect(Object.keys(TAGS).filter((game) => !games.includes(game))).to.be.empty;
  });
});

describe('what the documentation tells of the sheets of Tricubo', () => {
  it('is every field of a sheet of one’s own', async () => {
    const text = await (await fetch('/stories/tricubo-sheet.mdx')).text();
    const told = [...text.matchAll(/^\| \\`(\w+)\\` +\|/gm)].map(([, field]) => field);
    expect(told).to.deep.equal(Object.keys(SHEETS.A));
  });

  it('is the numbers with which side B is played, and which of them are placeholders', async () => {
    const text = await (await fetch('/stories/tricubo-sheet.mdx')).text();
    const { values, fieldPoints } = SHEETS.B;
    const listed = (numbers: readonly number[]) => numbers.join(', ').replaceAll('-', '−');
    const rows = [...text.matchAll(/^\| .* \| (.*?) +\| \*\*placeholder\*\*.*$/gm)].map(([, here]) => here);
    expect(rows.length).to.equal(PLACEHOLDERS.length);
    expect(rows).to.include.members([listed(values), listed(fieldPoints.slice(0, -1))]);
    const readme = await (await fetch('/README.md')).text();
    expect(readme).to.match(/side="B"[^]*placeholders/);
  });
});
