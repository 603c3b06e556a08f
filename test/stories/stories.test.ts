import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import stories from 'virtual:stories';
import { expectAccessible } from '../accessible.js';
import { Reader, storiesOf } from './reader.js';
import type { GameElement } from './reader.js';
import { waitUntil } from '../wait-until.js';

/** Stories that show a mistake on purpose. */
const MISTAKE = / \/ Mistake/;

/** Controls that stand elsewhere in the page, without the field for moves, which a replay does not have. */
const PLACED = 'game-status, game-toolbar, game-moves, game-seats';

const isFilled = ({ shadowRoot }: Element): boolean => Boolean(shadowRoot?.querySelector('.placed'));

const files = Object.values(stories).map(storiesOf);
const all = files.flat();
/** What an audit looks at: the page of one story of each file, for the games in it are audited with their own tests. */
const audited = new Set(files.map(([first]) => first));

/** Off screen, a diagram is neither laid out nor painted, and has no contrast to measure. */
const isPainted = ({ shadowRoot }: GameElement): boolean =>
  [...(shadowRoot?.querySelectorAll('.frame > *') ?? [])].some((part) =>
    part.checkVisibility({ contentVisibilityAuto: true }),
  );

/** The games of a page, also those in an editor of positions or a puzzle. */
function gamesIn(page: Element): GameElement[] {
  const roots = [
    page,
    ...[...page.querySelectorAll('position-editor, game-puzzle')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const elements = roots.flatMap((root) => [...root.querySelectorAll<GameElement>('*')]);
  return elements.filter((element) => 'match' in element);
}

/** Renders a story, with everything that is visible at first. */
async function show({ render }: (typeof all)[number]): Promise<{ page: Element; elements: GameElement[] }> {
  const page = await fixture(html`<main>${render()}</main>`);
  // Courses and puzzles are loaded, and bring their games.
  await waitUntil(() => gamesIn(page).length > 0, 'there is no game');
  const elements = gamesIn(page);
  const placed = [...page.querySelectorAll(PLACED)];
  for (const element of elements) {
    await element.updateComplete;
    if (placed.length > 0) await waitUntil(() => placed.every(isFilled), 'a control is not drawn');
    else if (element.getAttribute('mode') !== 'diagram') await new Reader(element).ready();
    else await waitUntil(() => isPainted(element), 'a diagram is not painted');
  }
  return { page, elements };
}

describe('every story', () => {
  before(async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await setViewport({ width: 800, height: 6000 });
  });
  after(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  it('is found', () => {
    expect(all.length).to.be.greaterThan(200);
  });

  for (const story of all) {
    it(`${story.name} renders without errors${audited.has(story) ? ' and is accessible' : ''}`, async () => {
      const errors: Event[] = [];
      const watch = new AbortController();
      for (const name of ['game-error', 'error', 'unhandledrejection'])
        addEventListener(name, (event) => errors.push(event), watch);
      const { page } = await show(story);
      watch.abort();
      expect(errors.map(({ type }) => type)).to.deep.equal(MISTAKE.test(story.name) ? ['game-error'] : []);
      if (audited.has(story)) await expectAccessible(page);
    });
  }
});
