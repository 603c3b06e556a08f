import { expect } from 'chai';
import { defaultOf, kebabCase, makeOption, optionSpecs, parseOption, resolveOptions } from '../../src/games/options.js';
import type { AnyOptionSpec, OptionTable } from '../../src/games/options.js';
import { gameErrorOf } from './contract/check.js';

interface Options {
  readonly evenStart: boolean;
  readonly draws: boolean;
  readonly tiles: 56 | 76;
  readonly bridge: 'one-side' | 'extended';
}

const TABLE: OptionTable<Options> = {
  evenStart: { type: 'boolean', default: false },
  draws: { type: 'boolean', default: true },
  tiles: { type: 'choice', default: 56, values: [56, 76] },
  bridge: { type: 'choice', default: 'one-side', values: ['one-side', 'extended'] },
};

const SPECS = new Map(optionSpecs(TABLE));
const specOf = (name: string): AnyOptionSpec => SPECS.get(name) ?? { type: 'boolean', default: false };
const parse = (name: string, text: string): unknown => parseOption(name, text, specOf(name));

describe('the options of a game', () => {
  it('are the defaults where nobody says otherwise', () => {
    const defaults = { evenStart: false, draws: true, tiles: 56, bridge: 'one-side' };
    expect(resolveOptions(TABLE)).to.deep.equal(defaults);
    expect(resolveOptions(TABLE, { tiles: undefined })).to.deep.equal(defaults);
  });

  it('keep what is said, also where it is false', () => {
    expect(resolveOptions(TABLE, { draws: false, tiles: 76 })).to.deep.equal({
      evenStart: false,
      draws: false,
      tiles: 76,
      bridge: 'one-side',
    });
  });

  const wrong: readonly [given: object, message: string, place: string][] = [
    [{ evenStarts: true }, 'there is no option even-starts', 'even-starts'],
    [{ toString: true }, 'there is no option to-string', 'to-string'],
    [{ evenStart: 'on' }, 'even-start is "on", expected on or off', 'even-start'],
    [{ draws: 0 }, 'draws is 0, expected on or off', 'draws'],
    [{ tiles: 57 }, 'tiles is 57, expected 56 or 76', 'tiles'],
    [{ tiles: '76' }, 'tiles is "76", expected 56 or 76', 'tiles'],
    [{ bridge: ['extended'] }, 'bridge is an object, expected one-side or extended', 'bridge'],
  ];
  for (const [given, message, place] of wrong) {
    it(`are refused: ${message}`, () => {
      const error = gameErrorOf(() => resolveOptions(TABLE, given), 'bad-options');
      expect(error.message).to.equal(message);
      expect(error.details.place).to.equal(place);
    });
  }
});

describe('an option in letters', () => {
  it('has the name of an attribute', () => {
    expect(kebabCase('evenStart')).to.equal('even-start');
    expect(kebabCase('draws')).to.equal('draws');
  });

  it('is on or off, and on where only its name stands', () => {
    for (const text of ['on', 'true', '']) expect(parse('evenStart', text), text).to.equal(true);
    for (const text of ['off', 'false']) expect(parse('draws', text), text).to.equal(false);
  });

  it('is one of the values, as a number where they are numbers', () => {
    expect(parse('tiles', '76')).to.equal(76);
    expect(parse('bridge', 'extended')).to.equal('extended');
  });

  it('is read as it is written', () => {
    for (const [name, value] of Object.entries({ evenStart: true, draws: false, tiles: 76, bridge: 'extended' })) {
      expect(parse(name, makeOption(value))).to.equal(value);
    }
  });

  const wrong = [
    ['evenStart', 'yes', 'even-start is "yes", expected on or off'],
    ['evenStart', 'ON', 'even-start is "ON", expected on or off'],
    ['tiles', '', 'tiles is "", expected 56 or 76'],
    ['tiles', '076', 'tiles is "076", expected 56 or 76'],
    ['bridge', 'one', 'bridge is "one", expected one-side or extended'],
  ] as const;
  for (const [name, text, message] of wrong) {
    it(`is refused: ${message}`, () => {
      expect(gameErrorOf(() => parse(name, text), 'bad-options').message).to.equal(message);
    });
  }
});

describe('an option that follows another', () => {
  interface Followers {
    readonly variant: 'short' | 'long';
    readonly rounds: number;
    readonly isLate: boolean;
  }
  const rounds = { short: 3, long: 9 };
  const followers: OptionTable<Followers> = {
    variant: { type: 'choice', default: 'short', values: ['short', 'long'] },
    rounds: {
      type: 'data',
      default: 3,
      defaultBy: ({ variant }: Partial<Followers>) => rounds[variant ?? 'short'],
      examples: [9],
      read: Number,
    },
    isLate: { type: 'boolean', default: true, defaultBy: (others: Partial<Followers>) => (others.rounds ?? 0) > 5 },
  };

  it('is what goes with the other, also where that follows a third', () => {
    expect(resolveOptions(followers)).to.deep.equal({ variant: 'short', rounds: 3, isLate: false });
    expect(resolveOptions(followers, { variant: 'long' })).to.deep.equal({ variant: 'long', rounds: 9, isLate: true });
    expect(resolveOptions(followers, { rounds: 6 })).to.deep.equal({ variant: 'short', rounds: 6, isLate: true });
  });

  it('is what is said where anybody says it, also where that is false', () => {
    const given = { variant: 'long', rounds: 3, isLate: true } as const;
    expect(resolveOptions(followers, given)).to.deep.equal(given);
    expect(resolveOptions(followers, { variant: 'long', isLate: false }).isLate).to.equal(false);
    expect(resolveOptions(followers, { variant: 'long', rounds: undefined }).rounds).to.equal(9);
  });

  it('has its own default for who knows no others', () => {
    const specs = new Map(optionSpecs(followers));
    const spec = specs.get('rounds') as AnyOptionSpec;
    expect(defaultOf(spec, {})).to.equal(3);
    expect(defaultOf(spec, { variant: 'long' })).to.equal(9);
    expect(defaultOf(specs.get('variant') as AnyOptionSpec, { rounds: 9 })).to.equal('short');
  });
});
