import { brief, notOneOf } from '../game-error.js';
import type { OptionTable } from '../options.js';

export interface TriominoOptions {
  /** The rules of the European leaflet, or those that are usual in the United States; the options below follow it where nobody says otherwise. */
  readonly variant: 'goliath' | 'pressman';
  /** Who leads: whoever draws the highest tile, or holds the highest triple. */
  readonly start: 'draw' | 'triple';
  /** What passing costs when there is nothing left to buy: whole points from −999 to 0. */
  readonly emptyPool: number;
  /** Whether a lap is finished after somebody has gone out, so that all have had as many turns. */
  readonly lap: boolean;
  /** What a bridge is: one side shared and the corner across touched, or also two or three sides shared. */
  readonly bridge: 'one-side' | 'extended';
  /** What one, two and three hexagons earn that a tile completes. */
  readonly hexagons: readonly number[];
  /** The game ends after the round in which somebody has so many points: from 1 to 9999. */
  readonly target: number;
  /** Points as printed, one a tile for children, or none. */
  readonly scoring: 'standard' | 'simple' | 'none';
  /** So many rounds are played, from 1 to 99; with 0 it is played to the target. */
  readonly rounds: number;
  /** How many seconds a turn may take, from 5 to 3600; 0 for as many as one likes. */
  readonly turnSeconds: number;
  /** How many tiles there are: with 76, those with three different numbers have a mirror image each. */
  readonly tiles: 56 | 76;
}

type Followed = Pick<TriominoOptions, 'start' | 'emptyPool' | 'lap' | 'bridge' | 'hexagons'>;

/** What each variant makes of the options that follow it. */
export const VARIANTS: Readonly<Record<TriominoOptions['variant'], Followed>> = {
  goliath: { start: 'draw', emptyPool: 0, lap: true, bridge: 'one-side', hexagons: [50, 60, 70] },
  pressman: { start: 'triple', emptyPool: -10, lap: false, bridge: 'extended', hexagons: [50, 100, 150] },
};

/** An option's default in the first variant, and how it follows the one that is played. */
function by<Name extends keyof Followed>(name: Name) {
  return {
    default: VARIANTS.goliath[name],
    defaultBy: ({ variant }: Partial<TriominoOptions>) => VARIANTS[variant ?? 'goliath'][name],
  };
}

export const triominoOptions: OptionTable<TriominoOptions> = {
  variant: { type: 'choice', default: 'goliath', values: ['goliath', 'pressman'] },
  start: { type: 'choice', ...by('start'), values: ['draw', 'triple'] },
  emptyPool: { type: 'data', ...by('emptyPool'), examples: [-10], read: wholeBetween('empty-pool', -999, 0) },
  lap: { type: 'boolean', ...by('lap') },
  bridge: { type: 'choice', ...by('bridge'), values: ['one-side', 'extended'] },
  hexagons: {
    type: 'data',
    ...by('hexagons'),
    examples: [[40, 80, 120]],
    read: readHexagons,
  },
  target: { type: 'data', default: 400, examples: [100], read: wholeBetween('target', 1, 9999) },
  scoring: { type: 'choice', default: 'standard', values: ['standard', 'simple', 'none'] },
  rounds: { type: 'data', default: 0, examples: [2], read: wholeBetween('rounds', 0, 99) },
  turnSeconds: { type: 'data', default: 0, examples: [60], read: wholeBetween('turn-seconds', 0, 3600, 5) },
  tiles: { type: 'choice', default: 56, values: [56, 76] },
};

/** Reads a whole number, also as text. @param least the least there can be beside 0 */
function wholeBetween(name: string, min: number, max: number, least = min): (value: unknown) => number {
  return (value) => {
    const number = /^-?\d+$/.test(brief(value)) ? Number(value) : NaN;
    if (number >= min && number <= max && (number === 0 || number >= least)) return number || 0;
    throw notOneOf('bad-options', name, value, [`whole numbers from ${least} to ${max}`]);
  };
}

/** Three whole numbers, as a list or as text: `50,60,70`. Those of a variant are always the same list. */
function readHexagons(value: unknown): readonly number[] {
  const text = Array.isArray(value) ? value.map(brief).join() : brief(value).replace(/[[\]\s]/g, '');
  if (!/^\d{1,3}(,\d{1,3}){2}$/.test(text))
    throw notOneOf('bad-options', 'hexagons', value, ['three numbers: 50,60,70']);
  const known = Object.values(VARIANTS).find(({ hexagons }) => hexagons.join() === text);
  return known?.hexagons ?? text.split(',').map(Number);
}
