import { expect } from '@open-wc/testing';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { games } from '../../../src/elements/registry.js';
import type { Match } from '../../../src/match/match.js';
import type { AnyGame } from '../../../src/match/record/record.js';
import { eachValue, playOn } from '../attribute-meanings.js';
import type { ElementClass } from '../attribute-meanings.js';
import { Saved } from '../saved-game.js';

interface AnyElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly match: Match;
}

/** What all elements do alike is tried with this one. */
const REFERENCE = 'triad-board';

for (const { tag } of games) {
  const which = tag === REFERENCE ? 'all' : 'own';
  describe(`<${tag}>`, () => {
    let elementClass: ElementClass;
    let game: AnyGame;
    let saved: Saved;
    let copies = 0;
    before(async () => {
      await elementLoaders[tag]();
      elementClass = customElements.get(tag) as unknown as ElementClass;
      game = (document.createElement(tag) as unknown as AnyElement).match.game;
    });
    beforeEach(() => (saved = new Saved()));
    afterEach(() => {
      saved.forget();
      document.querySelector('#here')?.remove();
    });

    const put = (element: HTMLElement): AnyElement => {
      const place = document.createElement('div');
      place.id = 'here';
      place.append(element);
      document.body.append(place);
      return element as AnyElement;
    };

    for (const isKept of tag === REFERENCE ? [false, true] : [false]) {
      it(`goes on where an attribute is set to what it says anyway, ${isKept ? 'kept' : 'not kept'}`, async () => {
        for (const [first, ...others] of eachValue(elementClass, game, which)) {
          const element = put(document.createElement(tag));
          if (isKept) element.setAttribute('persist', saved.key);
          first.set(element);
          playOn(element.match);
          await element.updateComplete;
          const { match } = element;
          const { length, ply } = match;
          const told: string[] = [];
          element.addEventListener('game-change', () => told.push('game-change'));
          element.addEventListener('game-error', ({ detail }) => told.push(detail.message));
          for (const { what, set } of [...others, first]) {
            set(element);
            await element.updateComplete;
            const message = `${what} after ${first.what}`;
            expect(told, message).to.deep.equal([]);
            expect(element.match === match, message).to.be.true;
            expect([match.length, match.ply], message).to.deep.equal([length, ply]);
          }
          element.parentElement?.remove();
          saved.forget();
        }
      }).timeout(60_000);
    }

    const moments = {
      'before the element is defined': { isDefined: false, isShown: false },
      'before the element is shown': { isDefined: true, isShown: false },
      'after the element is shown, as frameworks do that take over the page of a server': {
        isDefined: true,
        isShown: true,
      },
    };
    for (const [moment, { isDefined, isShown }] of Object.entries(moments)) {
      if (tag !== REFERENCE && !(isDefined && !isShown)) continue;
      it(`finds the saved game where attributes are written in another way ${moment}`, async () => {
        for (const [first, ...others] of eachValue(elementClass, game, which)) {
          if (first.what.includes('persist')) continue;
          const player = put(document.createElement(tag));
          player.setAttribute('persist', saved.key);
          first.set(player);
          playOn(player.match);
          const { length } = player.match;
          const { text } = saved;
          player.parentElement?.remove();
          for (const { what, set } of [...others, first]) {
            saved.text = text ?? '';
            const name = `${tag}-${copies++}`;
            const define = () => customElements.define(name, class extends elementClass {});
            if (isDefined) define();
            const element = put(document.createElement(name));
            element.setAttribute('persist', saved.key);
            if (isShown) await element.updateComplete;
            set(element);
            if (!isDefined) define();
            await element.updateComplete;
            expect(element.match.length, `${what} after ${first.what}`).to.equal(length);
            element.parentElement?.remove();
          }
          saved.forget();
        }
      }).timeout(60_000);
    }
  });
}
