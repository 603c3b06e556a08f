/**
 * A second generator of placements in the plainest way, to hold the first against: it draws the triangles, and asks of each near the table, in each
 * turn of the tile, whether it fits. It shares no code with the rules, and knows tiles only in letters.
 */
import { dotNames, near } from './plane.js';

/** The turns of a tile: itself alone where all its numbers are the same. */
export const turns = ([a = '', b = '', c = '']: string): string[] => [...new Set([a + b + c, b + c + a, c + a + b])];

export interface PlainBonus {
  readonly hexagons: number;
  readonly sides: number;
  /** Whether the corner across from the only side is touched. */
  readonly isAcross: boolean;
}

/** A table in letters, `012@0,0 …`, that is not empty. */
export class PlainTable {
  /** Every triangle on the table or within two steps of it. */
  readonly triangles: readonly string[];
  /** What lies at a corner, and which triangles meet in it. */
  readonly #numbers = new Map<string, string>();
  readonly #meeting = new Map<string, string[]>();
  readonly #taken = new Set<string>();

  constructor(tiles: string) {
    const laid = tiles.split(' ').map((tile) => tile.split('@') as [values: string, name: string]);
    for (const [values, name] of laid) {
      this.#taken.add(name);
      dotNames(name).forEach((dot, i) => {
        this.#numbers.set(dot, values.charAt(i));
        this.#meeting.set(dot, [...this.#at(dot), name]);
      });
    }
    this.triangles = [...new Set(laid.flatMap(([, name]) => near(name, 2)))];
  }

  /** Everywhere that a tile fits, in letters. */
  places(tile: string): string[] {
    const readings = turns(tile);
    return this.triangles
      .filter((name) => !this.#taken.has(name) && this.#beside(name).length > 0)
      .flatMap((name) => {
        const dots = dotNames(name);
        const fitting = readings.filter((values) =>
          dots.every((dot, i) => (this.#numbers.get(dot) ?? values.charAt(i)) === values.charAt(i)),
        );
        return fitting.map((values) => `${values}@${name}`);
      });
  }

  /** What a tile completes in its place. */
  bonus(placed: string): PlainBonus {
    const [, name = ''] = placed.split('@');
    const dots = dotNames(name);
    const sides = this.#beside(name);
    const [first] = sides;
    const across = dots.filter((dot) => first && !dotNames(first).includes(dot));
    return {
      hexagons: dots.filter((dot) => this.#at(dot).length === 5).length,
      sides: sides.length,
      isAcross: across.some((dot) => this.#at(dot).length > 0),
    };
  }

  #at(dot: string): readonly string[] {
    return this.#meeting.get(dot) ?? [];
  }

  /** The laid triangles that have two corners in common with one. */
  #beside(name: string): string[] {
    const touching = dotNames(name).flatMap((dot) => this.#at(dot));
    return touching.filter((other, i) => touching.indexOf(other) < i);
  }
}
