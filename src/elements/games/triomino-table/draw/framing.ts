import { boxOf, centreOf } from './geometry.js';
import type { Box } from './geometry.js';
import type { Cell, Point } from '../../../../games/triomino/grid.js';
import type { Scene } from '../play-types.js';

/** Pixels for a unit of the drawing: a side of a tile is 100 units long. */
export const SCALE = {
  /** Nearer than this only who zooms in comes: on phones, and on wider tables. */
  near: 0.84,
  nearWide: 1.2,
  /** Tiles are 44 pixels wide: rather than becoming smaller, the table shows a part. */
  far: 0.44,
  /** Below this, numbers are larger on their tiles. */
  small: 0.6,
  /** Tiles are 36 pixels wide: no table is ever drawn smaller. */
  least: 0.36,
  most: 4,
} as const;
/** Pixels at the upper edge of the table, and for the words at the lower one, or there for the button. */
const TOP = 8;
const WORDS = 26;
const BUTTON = 48;
/** From this width on, tiles may be larger. */
const WIDE = 500;
/** The least space round tiles and places, in units. */
const AIR = 14;

const NOTHING = { width: 0, height: 0 };

/** The table, as the camera sees it. */
export interface Seen extends Scene {
  /** The places where the chosen tile fits. */
  readonly places: readonly Cell[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of the table is shown in a view of some size as long as the user does not look elsewhere. */
export class Framing {
  /** The pixels of the view; zero until it is measured. */
  size: Size = NOTHING;
  readonly #scene: () => Seen;

  constructor(scene: () => Seen) {
    this.#scene = scene;
  }

  /** Whether the whole table fits while its numbers stay large. */
  get isWhole(): boolean {
    return !this.size.width || this.#scaleFor(this.#whole, 0) >= SCALE.far;
  }

  /** What is shown by itself: the places of the chosen tile are always in sight. */
  get usual(): Box {
    const { tiles, margin, places } = this.#scene();
    const { isWhole } = this;
    if (!this.size.width) return boxOf(tiles, margin);
    const usual = this.#boxAt(
      this.#scaleFor(boxOf(tiles, margin), SCALE.far),
      isWhole ? middleOf(this.#whole) : this.#focus,
    );
    if (places.length === 0) return usual;
    const wanted = boxOf(places, AIR, NOTHING);
    const most = this.size.width / usual.width;
    const below = isWhole ? WORDS : BUTTON;
    const scale = this.#scaleFor(wanted, SCALE.least, most, below);
    const { x, y, width, height } = scale < most ? this.#boxAt(scale, middleOf(usual)) : usual;
    const top = TOP / scale;
    return {
      x: inReach(x, width, wanted.x, wanted.width),
      y: inReach(y + top, height - top - below / scale, wanted.y, wanted.height) - top,
      width,
      height,
    };
  }

  /** As much of the table as can be shown at once. */
  get overview(): Box {
    return this.#boxAt(this.#scaleFor(this.#whole, SCALE.least), this.#focus);
  }

  /** The box, moved so that its middle lies on the table. */
  keepOnTable(box: Box): Box {
    const whole = this.#whole;
    const keep = (start: number, size: number, from: number, extent: number) =>
      Math.min(Math.max(start, from - size / 2), from + extent - size / 2);
    return {
      ...box,
      x: keep(box.x, box.width, whole.x, whole.width),
      y: keep(box.y, box.height, whole.y, whole.height),
    };
  }

  get #near(): number {
    return this.size.width < WIDE ? SCALE.near : SCALE.nearWide;
  }

  get #whole(): Box {
    return boxOf(this.#scene().tiles, AIR, NOTHING);
  }

  /** Where to look when not everything can be seen. */
  get #focus(): Point {
    const { latest } = this.#scene();
    return latest ? centreOf(latest) : middleOf(this.#whole);
  }

  /** The scale at which a box fits above the words, or the button. */
  #scaleFor(box: Box, least: number, most = this.#near, below = WORDS): number {
    const { width, height } = this.size;
    const scale = Math.min(width / box.width, (height - TOP - below) / box.height, most);
    return Math.max(scale, least);
  }

  /** The view at a scale round a point; where there is nothing beyond the table, not beyond it. */
  #boxAt(scale: number, [x, y]: Point): Box {
    const whole = this.#whole;
    const [width, height] = [this.size.width / scale, this.size.height / scale];
    const top = TOP / scale;
    const room = height - top - WORDS / scale;
    const left = within(x - width / 2, width, whole.x, whole.width);
    const upper = within(y - room / 2, room, whole.y, whole.height);
    return { x: left, y: upper - top, width, height };
  }
}

/** The start of a view that shows as much as it can of what lies there; of less than it could show, the middle. */
function within(start: number, size: number, from: number, extent: number): number {
  if (extent <= size) return from + (extent - size) / 2;
  return Math.min(Math.max(start, from), from + extent - size);
}

/** The start of a view that is moved as little as possible to hold a part. */
const inReach = (start: number, size: number, from: number, extent: number): number =>
  extent >= size ? from + (extent - size) / 2 : Math.min(Math.max(start, from + extent - size), from);

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
