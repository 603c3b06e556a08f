import { expect } from '@open-wc/testing';
import type { PropertyDeclaration } from 'lit';
import { elementLoaders, games } from '../../../src/elements/registry.js';
import { makeOption, optionSpecs } from '../../../src/games/options.js';
import type { AnyOptionSpec } from '../../../src/games/options.js';
import { makeRecordText } from '../../../src/match/make-record-text.js';
import { Match } from '../../../src/match/match.js';
import type { AnyGame } from '../../../src/match/record.js';
import { Saved } from '../saved-game.js';

/** Values of one attribute that mean the same. */
type Same = readonly unknown[];

interface AnyElement extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly match: Match;
}

type ElementClass = CustomElementConstructor & { readonly elementProperties: ReadonlyMap<string, PropertyDeclaration> };

/** Plays the game on by some moves of chance and one of a seat. */
function playOn(match: Match): void {
  while (match.actors.includes('chance')) match.draw();
  const [move] = match.legalMoves();
  match.play(move);
}

const begun = (game: AnyGame): Match => {
  const match = new Match(game, { seed: 'house' });
  playOn(match);
  return match;
};

const SWITCH: readonly Same[] = [
  [undefined, null, false, 'off', 'false'],
  ['', true, 'on', 'true'],
];

/** The values of what every element has. */
function shared(game: AnyGame): Readonly<Record<string, readonly Same[]>> {
  const first = game.setup(game.seats.min);
  const setUp = game.makePosition(game.positionOf(first));
  const match = begun(game);
  const { state } = match;
  const later = game.makePosition(game.positionOf(state));
  const humans = Array<string>(game.seats.min).fill('human');
  const record = match.toRecord();
  const text = makeRecordText(record, game);
  const upper = text.split('\n').with(-1, ` ${match.entries.at(-1)?.text ?? ''}  `);
  return {
    seats: [[undefined, null, '', ' ', humans.join(' '), ` ${humans.join(' , ')} `]],
    names: [
      [undefined, null, ''],
      ['Ann, Bob', ' Ann ,Bob '],
    ],
    seed: [
      [undefined, null, ''],
      ['7', 7],
    ],
    position: [
      [undefined, null, '', ' ', setUp],
      [later, ` ${later} `, `\n${later}`],
    ],
    // Files are tested with the records in them.
    src: [[undefined, null, '', ' ']],
    record: [
      [undefined, null, '', ' '],
      [
        text,
        `${text}\n`,
        upper.join(' ; '),
        JSON.stringify(record),
        JSON.stringify(record, null, 2),
        record,
        { ...record },
      ],
    ],
    ply: [[undefined, null, '']],
    marks: [[undefined, null, '']],
    mode: [[undefined, null, '', 'play']],
    dice: [[undefined, null, '', 'tap']],
    undoPastChance: SWITCH,
    persist: [[undefined, null, '']],
  };
}

/** The values of what one or more elements have that is no option of the game. */
const OWN: Readonly<Record<string, readonly Same[]>> = {
  flipped: SWITCH,
  numerals: SWITCH,
  paused: SWITCH,
  sound: SWITCH,
  clock: [[undefined]],
  side: [
    [undefined, null, '', 'A', ' A '],
    ['B', ' B '],
  ],
  viewer: [[undefined, null, ''], ['0', 0], ['all']],
  placement: [[undefined, null, '']],
};

const valuesOf = (spec: AnyOptionSpec): Same =>
  spec.type === 'boolean' ? [true, false] : spec.type === 'choice' ? spec.values : [spec.default, ...spec.examples];

const BOOLEANS = { true: ['on', true, 'true', ''], false: ['off', false, 'false'] };

/** Each value of an option in every way in which it can be written. */
const optionValues = (spec: AnyOptionSpec): readonly Same[] =>
  valuesOf(spec).map((value) => {
    const text = makeOption(value);
    const isDefault = value === spec.default;
    const missing = isDefault ? [undefined, null, ...(spec.type === 'boolean' ? [] : ['', ' '])] : [];
    return [...(typeof value === 'boolean' ? BOOLEANS[`${value}`] : [text, value, ` ${text} `]), ...missing];
  });

interface Way {
  readonly what: string;
  readonly set: (element: HTMLElement) => void;
}

/** Each value as a property, and those that markup can hold as an attribute. */
function waysOf(property: string, attribute: string | undefined, values: Same): readonly Way[] {
  return values.flatMap((value) => {
    const shown = JSON.stringify(value);
    const asProperty: Way = {
      what: `the property ${property} = ${shown}`,
      set: (element) => void Object.assign(element, { [property]: value }),
    };
    const isMissing = value === undefined || value === null;
    if (attribute === undefined || !(isMissing || typeof value === 'string')) return [asProperty];
    const asAttribute: Way = {
      what: isMissing ? `no attribute ${attribute}` : `${attribute}=${shown}`,
      set: (element) => (isMissing ? element.removeAttribute(attribute) : element.setAttribute(attribute, value)),
    };
    return [asProperty, asAttribute];
  });
}

for (const { tag } of games) {
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

    /** For each value of each attribute, every way to say it. */
    function eachValue(): (readonly [first: Way, ...others: Way[]])[] {
      const specs = new Map(optionSpecs(game.options));
      const known = { ...shared(game), ...OWN };
      return [...elementClass.elementProperties].flatMap(([property, { attribute }]) => {
        const spec = specs.get(property);
        const groups = spec ? optionValues(spec) : known[property];
        if (!groups) throw new Error(`say in this table which values of ${property} mean the same`);
        const name = attribute === false ? undefined : String(attribute ?? property.toLowerCase());
        return groups.map((values) => waysOf(property, name, values) as [Way, ...Way[]]);
      });
    }

    const put = (element: HTMLElement): AnyElement => {
      const place = document.createElement('div');
      place.id = 'here';
      place.append(element);
      document.body.append(place);
      return element as AnyElement;
    };

    for (const isKept of [false, true]) {
      it(`goes on where an attribute is set to what it says anyway, ${isKept ? 'kept' : 'not kept'}`, async () => {
        for (const [first, ...others] of eachValue()) {
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
      it(`finds the saved game where attributes are written in another way ${moment}`, async () => {
        for (const [first, ...others] of eachValue()) {
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
            expect(element.match.length, `${what} after ${first.what}`).to.equal(length);
            element.parentElement?.remove();
          }
          saved.forget();
        }
      }).timeout(60_000);
    }
  });
}
