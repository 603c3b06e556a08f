import type { TemplateResult } from 'lit';
import type { PictureTerms } from '../../src/locales/common/terms.js';
import type { Term } from '../../src/interaction/language.js';
import type { GameAttribute } from './diagram.js';
import type { EditorTerms } from './texts/terms.js';

/** The terms of the editor and of a game. */
export type Words<Terms extends PictureTerms = PictureTerms> = Term<EditorTerms & Terms>;

/** Something that can be put on a target. */
export interface Piece {
  /** Unique among the pieces of the game. */
  readonly id: string;
  readonly label: string;
  readonly picture: TemplateResult;
}

/** A place of the drawing that can be pressed. */
export interface Target {
  /** Unique in a position. */
  readonly id: string;
  /** The place and what lies there: `c3, White 2`. */
  readonly label: string;
  /** The id of the piece that lies there, which can be taken off or moved; a piece that the palette may lack. */
  readonly piece?: string | undefined;
  /** Its name in `marks`, if it can be marked. */
  readonly mark?: string | undefined;
  /** Whether arrows may begin and end here. */
  readonly hasArrows?: boolean;
}

/** Where a target is on the screen, in CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which way a triangle points; a rectangle by default. */
  readonly shape?: 'up' | 'down';
}

interface FieldBase {
  readonly id: string;
  readonly label: string;
}

/** One fact of a position beside the drawing. `set` returns the position with another value. */
export type Field<Position> =
  | (FieldBase & {
      readonly kind: 'choice';
      readonly value: string;
      readonly choices: readonly (readonly [value: string, label: string])[];
      set(value: string): Position;
    })
  | (FieldBase & {
      readonly kind: 'number';
      readonly value: number;
      readonly min: number;
      readonly max: number;
      set(value: number): Position;
    })
  | (FieldBase & {
      readonly kind: 'text';
      readonly value: string;
      /** How it is written. */
      readonly example: string;
      /** @returns `undefined` if it is not written so */
      set(value: string): Position | undefined;
    })
  | (FieldBase & { readonly kind: 'tick'; readonly value: boolean; set(value: boolean): Position });

/** Fields that belong together, such as those of a seat. */
export interface FieldGroup<Position> {
  readonly legend: string;
  readonly fields: readonly Field<Position>[];
}

/** An attribute of the diagram that is no part of its position. */
export interface Setting<Terms extends PictureTerms = PictureTerms> {
  readonly name: GameAttribute;
  label(words: Words<Terms>): string;
  /** The values besides none, with their labels; a single value makes a check box. */
  choices(words: Words<Terms>): readonly (readonly [value: string, label: string])[];
}

/**
 * How the positions of one game are set up by hand: what lies where, what a press does, and what else a position says. Positions are never changed
 * but copied. Whatever is returned can be written and read again by the game's notation.
 */
export interface Setup<Position, Terms extends PictureTerms = PictureTerms> {
  /** A position without pieces. */
  empty(position: Position): Position;
  pieces(words: Words<Terms>, settings: Readonly<Record<string, string>>): readonly Piece[];
  targets(position: Position, words: Words<Terms>): readonly Target[];
  /** @returns `undefined` if the target is not drawn */
  placeOf(target: string, root: ShadowRoot, position: Position): Place | undefined;
  /** Puts a piece on a target. @returns `undefined` if it cannot be there */
  put(position: Position, target: string, piece: string): Position | undefined;
  /** Takes off what is on a target. */
  take(position: Position, target: string): Position | undefined;
  /** Moves what is on a target to another one. */
  move(position: Position, from: string, to: string): Position | undefined;
  /** Turns the piece on a target. Missing where pieces cannot be turned. */
  turn?(position: Position, target: string): Position | undefined;
  /** What a key does on a target. @returns `undefined` if nothing */
  press?(position: Position, target: string, key: string): Position | undefined;
  fields(position: Position, words: Words<Terms>): readonly FieldGroup<Position>[];
  readonly settings: readonly Setting<Terms>[];
  /** Examples of marks. */
  readonly marks: string;
}

/** The part of the drawing that a selector finds. */
export const placeAt = (root: ParentNode, selector: string): Place | undefined =>
  root.querySelector(selector)?.getBoundingClientRect();

/** A list with one item replaced. */
export const withItem = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((each, i) => (i === index ? item : each));

/** A list of a given length: cut off, or filled up. */
export const resized = <Item>(items: readonly Item[], length: number, more: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, i) => (i < items.length ? (items[i] as Item) : more(i)));

/** The seats `0` to `count − 1` as choices, by their names. */
export const seatChoices = (count: number, nameOf: (seat: number) => string): (readonly [string, string])[] =>
  Array.from({ length: count }, (_, seat) => [String(seat), nameOf(seat)] as const);

/** A set of seats, ascending, with one added or removed. */
export const withSeat = (seats: readonly number[], seat: number, isIn: boolean): number[] =>
  [...seats.filter((each) => each !== seat), ...(isIn ? [seat] : [])].sort();

/** The field for the number of players. */
export const playersField = <Position>(
  words: Words,
  value: number,
  [min, max]: readonly [number, number],
  set: (count: number) => Position,
): Field<Position> => ({ id: 'players', kind: 'number', label: words('editor.players'), value, min, max, set });
