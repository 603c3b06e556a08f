import { clockOption } from '../clock-option.js';
import { brief, notOneOf } from '../game-error.js';
import type { OptionTable } from '../options.js';

export interface TriominoOptions {
  /** The rules of the European leaflet, or those of the United States. Sets the defaults of other options. */
  readonly variant: 'goliath' | 'pressman';
  /** Who leads: the seat that draws the highest tile, or the one with the highest triple. */
  readonly start: 'draw' | 'triple';
  /** The points for passing when the pool is empty: an integer from −999 to 0. */
  readonly emptyPool: number;
  /** Whether the lap is finished after somebody has gone out, so that all seats have the same number of turns. */
  readonly lap: boolean;
  /** What counts as a bridge: sharing one side and touching the opposite corner, or also sharing two or three sides. */
  readonly bridge: 'one-side' | 'extended';
  /** The points for completing one, two and three hexagons with a tile. */
  readonly hexagons: readonly number[];
  /** Points as printed, simple points for children, or none. */
  readonly scoring: 'standard' | 'simple' | 'none';
  /**
   * The game ends after the round in which somebody reaches this total: from 1 to 9999; 0 for no target. Default: 400, and none
   * with simple points.
   */
  readonly target: number;
  /** The number of rounds, from 1 to 99; 0 to play to the target, or one round without a target. */
  readonly rounds: number;
  /** The time for a turn in seconds, from 5 to 3600; 0 for no limit. */
  readonly turnSeconds: number;
  /**
   * Minutes for the whole game and seconds more for each turn, `5+3`; empty for no clock. It takes the place of `turnSeconds`: a turn is lost once its
   * seat has no time left. At least a second a turn, so that nobody is out of the game.
   */
  readonly clock: string;
  /** The number of tiles. With 76, each tile with three different numbers also exists as its mirror image. */
  readonly tiles: 56 | 76;
}

type Followed = Pick<TriominoOptions, 'start' | 'emptyPool' | 'lap' | 'bridge' | 'hexagons'>;

/** The defaults of each variant. */
export const VARIANTS: Readonly<Record<TriominoOptions['variant'], Followed>> = {
  goliath: { start: 'draw', emptyPool: 0, lap: true, bridge: 'one-side', hexagons: [50, 60, 70] },
  pressman: { start: 'triple', emptyPool: -10, lap: false, bridge: 'extended', hexagons: [50, 100, 150] },
};

/** The default of an option in the first variant, and its default by variant. */
function by<Name extends keyof Followed>(name: Name) {
  return {
    default: VARIANTS.goliath[name],
    defaultBy: ({ variant }: Partial<TriominoOptions>) => VARIANTS[variant ?? 'goliath'][name],
  };
}

const TARGET = 400;

/**
 * In the first revision, running out of time cost one purchase, a pass after the third purchase cost ten also if the pool was
 * empty, and games with simple points went to 400 points.
 */
export const REVISION = 2;

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
  scoring: { type: 'choice', default: 'standard', values: ['standard', 'simple', 'none'] },
  target: {
    type: 'data',
    default: TARGET,
    defaultBy: ({ scoring }: Partial<TriominoOptions>, revision = REVISION) =>
      scoring === 'simple' && revision > 1 ? 0 : TARGET,
    examples: [100],
    read: wholeBetween('target', 0, 9999),
  },
  rounds: { type: 'data', default: 0, examples: [2], read: wholeBetween('rounds', 0, 99) },
  turnSeconds: { type: 'data', default: 0, examples: [60], read: wholeBetween('turn-seconds', 0, 3600, 5) },
  clock: clockOption(1),
  tiles: { type: 'choice', default: 56, values: [56, 76] },
};

/** Validates an integer, also as text. @param least the lower limit for values other than 0 */
function wholeBetween(name: string, min: number, max: number, least = min): (value: unknown) => number {
  return (value) => {
    const number = /^-?\d+$/.test(brief(value)) ? Number(value) : NaN;
    if (number >= min && number <= max && (number === 0 || number >= least)) return number || 0;
    throw notOneOf('bad-options', name, value, [`whole numbers from ${least} to ${max}`]);
  };
}

/** Validates three integers, as a list or as text: `50,60,70`. Returns the same list object for the values of a variant. */
function readHexagons(value: unknown): readonly number[] {
  const text = Array.isArray(value) ? value.map(brief).join() : brief(value).replace(/[[\]\s]/g, '');
  if (!/^\d{1,3}(,\d{1,3}){2}$/.test(text))
    throw notOneOf('bad-options', 'hexagons', value, ['three numbers: 50,60,70']);
  const known = Object.values(VARIANTS).find(({ hexagons }) => hexagons.join() === text);
  return known?.hexagons ?? text.split(',').map(Number);
}
