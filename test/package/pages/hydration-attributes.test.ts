import { expect } from '@open-wc/testing';
import type { Match } from '../../../src/match/match.js';
import { eachValue, playOn } from '../../elements/attribute-meanings.js';
import type { ElementClass, Way } from '../../elements/attribute-meanings.js';
import { Saved } from '../../elements/saved-game.js';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { games } from '../../../src/elements/registry.js';
import type { AnyGame } from '../../../src/match/record/record.js';
import { needsBuild } from '../built.js';
import { waitUntil } from '../../wait-until.js';
import { CLIENT, ServerPage, bundled, rendering } from '../server-page.js';

type AnyElement = HTMLElement & { readonly match: Match; readonly updateComplete: Promise<boolean> };

/** The ways that markup has, each once. */
const attributesIn = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ what }, i) => !what.startsWith('the property') && ways.findIndex((each) => each.what === what) === i);

/** Every way to say that an attribute is not there, one list for each attribute. */
function defaultsOf(elementClass: ElementClass, game: AnyGame, which: 'all' | 'own'): readonly (readonly Way[])[] {
  return eachValue(elementClass, game, which).filter(
    (ways) => ways.some(({ what }) => what.startsWith('no attribute')) && !ways[0].what.includes('persist'),
  );
}

describe('a saved game in a page that a server has rendered', () => {
  needsBuild();
  let page: ServerPage;
  let client: string;
  let rendered: readonly string[];
  const saves = games.map(({ id }) => new Saved(id));
  before(async () => {
    client = await bundled('attributes', CLIENT);
    ({ pages: rendered } = await rendering(
      ...games.map(({ tag }, i) => `<${tag} persist="${saves[i]?.key ?? ''}"></${tag}>`),
    ));
  });
  afterEach(() => {
    page.close();
    for (const saved of saves) saved.forget();
  });

  for (const [i, { tag }] of games.entries()) {
    it(`is found, and goes on, however the page writes its attributes before and after hydration: <${tag}>`, async () => {
      await elementLoaders[tag]();
      const elementClass = customElements.get(tag) as unknown as ElementClass;
      const player = document.createElement(tag) as unknown as AnyElement;
      player.setAttribute('persist', saves[i]?.key ?? '');
      document.body.append(player);
      await player.updateComplete;
      playOn(player.match);
      const { length } = player.match;
      const { text } = saves[i] as Saved;
      player.remove();
      const defaults = defaultsOf(elementClass, player.match.game, 'all');
      // What games share is written in every way on the first one.
      const counted = i === 0 ? defaults : defaultsOf(elementClass, player.match.game, 'own');
      const rounds = Math.max(...counted.map((ways) => attributesIn(ways).length));
      for (let round = 0; round < rounds; round++) {
        (saves[i] as Saved).text = text ?? '';
        page = await ServerPage.open('', rendered[i] ?? '');
        const element = page.element as AnyElement;
        const told: string[] = [];
        // On a busy machine the computer moves meanwhile.
        element.addEventListener('game-change', ({ detail: { by, cause } }) => by !== 'computer' && told.push(cause));
        element.addEventListener('game-error', ({ detail }) => told.push(detail.message));
        const written = defaults.flatMap((ways) => attributesIn(ways).at(round) ?? []);
        for (const { set } of written) set(element);
        const message = written.map(({ what }) => what).join(', ');
        await page.load(client);
        await element.updateComplete;
        expect(element.match.length, message).to.be.at.least(length);
        await waitUntil(() => !page.find('style + style'), 'it does not come to life');
        const { match } = element;
        // Once is enough: then all attributes are there, empty.
        for (const { what, set } of round === 1 ? defaults.flat() : []) {
          set(element);
          await element.updateComplete;
          expect(element.match === match && match.length, `${what} after ${message}`).to.be.at.least(length);
        }
        expect(told, message).to.deep.equal([]);
        expect(page.watched.troubles, message).to.deep.equal([]);
        page.close();
      }
    }).timeout(60_000);
  }
});
