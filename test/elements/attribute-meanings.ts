import type { PropertyDeclaration } from 'lit';
import { makeOption, optionSpecs } from '../../src/games/options.js';
import type { AnyOptionSpec } from '../../src/games/options.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { Match } from '../../src/match/match.js';
import type { AnyGame } from '../../src/match/record/record.js';

/** Values of one attribute that mean the same. */
type Same = readonly unknown[];

export type ElementClass = CustomElementConstructor & {
  readonly elementProperties: ReadonlyMap<string, PropertyDeclaration>;
};

/** Plays the game on by some moves of chance and one of a seat. */
export function playOn(match: Match): void {
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
function shared(game: AnyGame, usualSeats: string | undefined): Readonly<Record<string, readonly Same[]>> {
  const usual = usualSeats?.split(' ') ?? Array<string>(game.seats.min).fill('human');
  const first = game.setup(usual.length);
  const setUp = game.makePosition(game.positionOf(first));
  const match = begun(game);
  const { state } = match;
  const later = game.makePosition(game.positionOf(state));
  const people = usual.map(() => 'human').join(' ');
  const record = match.toRecord();
  const text = makeRecordText(record, game);
  const upper = text.split('\n').with(-1, ` ${match.entries.at(-1)?.text ?? ''}  `);
  return {
    seats: [
      [undefined, null, '', ' ', usual.join(' '), ` ${usual.join(' , ')} `],
      [people, ` ${people} `],
    ],
    // What it means is in the seats of computer players alone.
    level: [[undefined, null, '', 'beginner', 'easy', 'medium', 'hard', 'expert']],
    setup: [[undefined, null, '', 'open', 'fixed']],
    names: [
      [undefined, null, ''],
      ['Ann, Bob', ' Ann ,Bob '],
    ],
    seed: [
      [undefined, null, ''],
      ['7', 7],
    ],
    position: [
      // A position does not say that the computer plays along.
      ...(usualSeats ? [[undefined, null, '', ' '], [setUp]] : [[undefined, null, '', ' ', setUp]]),
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
    positionCheck: [[undefined, null, '', 'strict'], ['loose']],
    ply: [[undefined, null, '']],
    marks: [[undefined, null, '']],
    mode: [[undefined, null, '', 'play']],
    dice: [[undefined, null, '', 'tap']],
    undoPastChance: SWITCH,
    persist: [[undefined, null, '']],
    // What they mean is in the share dialog alone.
    shareUrl: [[undefined, null, '', 'https://example.org/']],
    coach: [
      [undefined, null, '', true, 'on', 'true'],
      [false, 'off', 'false'],
    ],
    hints: [
      [undefined, null, '', true, 'on', 'true'],
      [false, 'off', 'false'],
    ],
    // What it means is at the end of a game, and in records.
    review: [[undefined, null, '', 'off', 'offer', 'on']],
    online: [[undefined, null, '', ' ']],
    // Without an address, nothing is shared.
    room: [[undefined, null, '', ' ', 'den', ' den ']],
    notify: [
      [undefined, null, '', true, 'on', 'true'],
      [false, 'off', 'false'],
    ],
    loading: [[undefined, null, '', 'auto', 'eager']],
    controls: [
      [undefined, null, '', ' '],
      ['none', ' none '],
      ['status seats', 'seats,status'],
    ],
  };
}

/** The values of what one or more elements have that is no option of the game. */
const OWN: Readonly<Record<string, readonly Same[]>> = {
  flipped: SWITCH,
  numerals: SWITCH,
  paused: SWITCH,
  sound: SWITCH,
  timekeeper: [[undefined]],
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

export interface Way {
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

/** What every element has, but reads with the rules and the words of its game. */
const READ_BY_GAME = ['seats', 'position', 'record'];

/**
 * For each value of each attribute, every way to say it.
 * @param which `own` leaves out what no game has to do with
 */
export function eachValue(
  elementClass: ElementClass,
  game: AnyGame,
  which: 'all' | 'own',
): (readonly [first: Way, ...others: Way[]])[] {
  const specs = new Map(optionSpecs(game.options));
  const { usualSeats } = new elementClass() as HTMLElement & { usualSeats?: string };
  const ofAll = shared(game, usualSeats);
  const known = { ...ofAll, ...OWN };
  return [...elementClass.elementProperties].flatMap(([property, { attribute }]) => {
    if (which === 'own' && property in ofAll && !READ_BY_GAME.includes(property)) return [];
    const spec = specs.get(property);
    const groups = spec ? optionValues(spec) : known[property];
    if (!groups) throw new Error(`say in this table which values of ${property} mean the same`);
    const name = attribute === false ? undefined : String(attribute ?? property.toLowerCase());
    return groups.map((values) => waysOf(property, name, values) as [Way, ...Way[]]);
  });
}
