import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { LitElement } from 'lit';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { GameError } from '../../../src/games/game-error.js';
import '../../../src/elements/lesson/define.js';
import '../../../src/elements/puzzle/define.js';
import type { Match } from '../../../src/match/match.js';
import { FIRST_MOVES } from '../../package/first-moves.js';
import { isThorough } from '../../runs.js';
import { waitUntil } from '../../wait-until.js';
import { tidyUp } from '../features/online/party.js';
import { GamePage } from '../game-page.js';
import { expectHarmless, HOSTILE } from '../hostile-attributes.js';
import { watchTrouble } from '../watch-trouble.js';
import { watchWarnings } from '../watch-warnings.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string; readonly fieldName?: string }[];
    }[];
  }[];
}

interface Hardened extends LitElement {
  readonly error?: Error;
  readonly game?: Element;
  readonly match: Match;
  play(move: string): void;
}

/** So many values are set on one element, one after the other; then it is played. */
const AT_ONCE = 20;
const VALUES = isThorough ? 10_000 : 100;

const fail = () => {
  throw new Error('a trap');
};
const traps: ProxyHandler<object> = { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail };
const cyclic: Record<string, unknown> = { format: 1 };
cyclic['moves'] = [cyclic];

/** What no attribute can hold, by names that a report can tell. */
const THINGS: Readonly<Record<string, unknown>> = {
  ...{
    NaN,
    Infinity,
    null: null,
    undefined,
    true: true,
    zero: -0,
    bigint: 10n,
    symbol: Symbol('hostile'),
    document,
    window,
  },
  ...{ function: fail, class: class {}, nothing: Object.create(null) as unknown, cyclic, trap: new Proxy({}, traps) },
  ...{ unspeakable: { toString: fail }, getter: Object.defineProperty({}, 'format', { get: fail }) },
};

const words = fc.constantFrom(
  ...[HOSTILE, `"><svg onload=globalThis.wasAttacked=true>`, 'javascript:globalThis.wasAttacked=true'],
  ...['play', 'replay', 'diagram', 'remote', 'enter', 'auto', 'none', 'tabs', 'daily', 'on', 'off', '0', '-1', '1e999'],
  ...[
    'human computer:hard remote',
    'x'.repeat(1e6),
    '['.repeat(1e5),
    '\0',
    '\u202e',
    '\ud800',
    '__proto__',
    'constructor',
  ],
);
const texts = fc.oneof(
  words,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.json(),
  fc.tuple(fc.constantFrom('triad', 'kubi', 'tricubo', 'cubo', 'triomino'), words).map((parts) => parts.join(' 1; ')),
);
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withTypedArray: true,
});

interface Change {
  readonly attribute?: string;
  readonly property?: string;
  readonly value?: unknown;
  /** Of {@link THINGS}. */
  readonly thing?: string;
}

const manifest = (await (await fetch('/custom-elements.json')).json()) as Manifest;
const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations);

function changesOf(tag: string) {
  const attributes = declared.find(({ tagName }) => tagName === tag)?.attributes ?? [];
  const names = attributes.map(({ name }) => name);
  const properties = attributes.flatMap(({ fieldName }) => fieldName ?? []);
  return fc.oneof(
    fc.record({ attribute: fc.constantFrom(...names), value: texts }),
    fc.record({ property: fc.constantFrom(...properties), value: fc.oneof(texts, anything) }),
    fc.record({ property: fc.constantFrom(...properties), thing: fc.constantFrom(...Object.keys(THINGS)) }),
  );
}

/** How each element is used after all of it. */
const USES: Readonly<Record<string, (element: Hardened) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(FIRST_MOVES).map(([tag, { position, move }]) => [
      tag,
      async (element: Hardened) => {
        element.setAttribute('position', position);
        await element.updateComplete;
        element.play(move);
        expect(element.match.toRecord().moves.at(-1)).to.include({ move });
      },
    ]),
  ),
  'game-lesson': async (lesson) => {
    lesson.setAttribute('course', 'triad');
    await waitUntil(() => lesson.game, 'the lesson leads no game');
  },
  'game-puzzle': async (puzzle) => {
    puzzle.setAttribute('game', 'triad');
    await waitUntil(() => puzzle.shadowRoot?.querySelector('triad-board'), 'the puzzle has no game');
  },
};

describe('hostile values', () => {
  const { fetch: load } = globalThis;
  let warnings: ReturnType<typeof watchWarnings>;
  before(() => {
    // Addresses are there to be loaded.
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    warnings = watchWarnings();
  });
  after(() => {
    globalThis.fetch = load;
    warnings.stop();
    tidyUp();
  });

  for (const [tag, use] of Object.entries(USES)) {
    it(`neither throw nor run, and leave it working: <${tag}>`, async function () {
      this.timeout(VALUES * 500);
      await elementLoaders[tag as keyof typeof elementLoaders]?.();
      const trouble = watchTrouble();
      const attack = async (changes: readonly Change[]) => {
        const element = document.createElement(tag) as Hardened;
        document.body.append(element);
        const page = new GamePage(element);
        if (tag in FIRST_MOVES) await page.ready();
        for (const { attribute, property, thing, value } of changes) {
          if (attribute) element.setAttribute(attribute, value as string);
          else Reflect.set(element, property!, thing ? THINGS[thing] : value);
          await element.updateComplete;
          if (!element.error) continue;
          expect(element.error).to.be.instanceOf(GameError);
          expect(element.error.message.length).to.be.below(500);
        }
        await expectHarmless(page);
        for (const { attribute, property } of changes) {
          if (property) Reflect.set(element, property, undefined);
          else element.removeAttribute(attribute!);
        }
        await use(element);
        element.remove();
      };
      const sequences = fc.array(changesOf(tag), { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(fc.asyncProperty(sequences, attack), { numRuns: VALUES / AT_ONCE, endOnFailure: true });
      expect(trouble.stop()).to.be.empty;
    });
  }
});
