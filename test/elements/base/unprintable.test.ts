import { expect, fixtureCleanup, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../../src/games/game-error.js';
import { games } from '../../../src/elements/registry.js';
import '../../../src/index.js';
import { watchTrouble } from '../watch-trouble.js';

interface GameElement extends LitElement {
  readonly error: GameError | undefined;
  readonly match: { readonly length: number };
  readonly loadMarks?: unknown;
}

/** What a script may set without a text that could be shown. */
const UNPRINTABLE: Readonly<Record<string, unknown>> = {
  'an object without a prototype': Object.create(null) as unknown,
  'an object that throws': {
    toString() {
      throw new Error('printed');
    },
  },
  'a list of such': [Object.create(null)],
  'a symbol': Symbol('text'),
  'a function': Object.assign(() => 1, { toString: () => Object.create(null) as string }),
};

/** The properties that are made for a text. A timekeeper is one for code, and a game may draw no marks. */
const propertiesOf = (element: GameElement): PropertyKey[] =>
  [...(element.constructor as typeof LitElement).elementProperties.keys()].filter(
    (name) => name !== 'timekeeper' && (name !== 'marks' || element.loadMarks),
  );

/** Whatever is no switch cannot be read. */
const TEXTS = ['seats', 'names', 'seed', 'position', 'record', 'ply', 'marks', 'mode', 'dice'];

describe('a property that cannot be printed', () => {
  afterEach(fixtureCleanup);

  for (const { tag } of games) {
    it(`never throws into the page, and is told where it should be a text: ${tag}`, async () => {
      const trouble = watchTrouble();
      const element = await fixture<GameElement>(html`<div></div>`).then((place) => {
        const made = document.createElement(tag) as GameElement;
        place.append(made);
        return made;
      });
      await element.updateComplete;
      for (const name of propertiesOf(element)) {
        for (const [what, value] of Object.entries(UNPRINTABLE)) {
          const label = `${String(name)}, ${what}`;
          Object.assign(element, { [name]: value });
          await element.updateComplete;
          if (TEXTS.includes(String(name)) && what !== 'a symbol' && what !== 'a function') {
            expect(element.error?.code, label).to.be.a('string');
          }
          expect((element.error?.message ?? '').length, label).to.be.below(400);
        }
        Object.assign(element, { [name]: null });
        await element.updateComplete;
        expect(element.error, String(name)).to.equal(undefined);
      }
      expect(trouble.stop()).to.be.empty;
    });
  }
});
