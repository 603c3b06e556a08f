import { css, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { GameError, brief } from '../games/game-error.js';
import { MARKS_LIMIT, attributeText } from '../games/texts.js';
import type { Term } from '../interaction/language.js';
import type { PictureTerms } from '../locales/common/terms.js';

export type Point = readonly [x: number, y: number];

/** The places of a game that an author can mark. */
export interface MarkedGame {
  isPlace(name: string): boolean;
  /** The number of cells on each side of the square board. Default 6. */
  readonly size?: number;
  /**
   * The position of a place on a square board, as fractions of its width, also on a flipped board; `undefined` for a place beside the board, which
   * is marked there. Missing for games without a board, which have no arrows.
   */
  placeAt?(name: string, isFlipped: boolean): Point | undefined;
  /** What a place is called in a language. Default: its name. */
  nameOf?(name: string, code: string): string;
}

/** How a place is marked: by the author, by a hint beside the author’s marks, or by both. It is also the name of the trait that draws it. */
export type Mark = 'marked' | 'hinted' | 'marked hinted';

type Arrow = readonly [from: string, to: string];

/** An author's marks: places, and arrows between two of them; and those of a hint, in another style. */
export class Drawing {
  /** The marked places by their names. */
  readonly places: ReadonlyMap<string, Mark>;
  readonly arrows: readonly Arrow[];
  readonly #game: MarkedGame;
  readonly #hint: Drawing | undefined;

  /** @param hint the marks of a hint */
  constructor(places: Iterable<string>, arrows: readonly Arrow[], game: MarkedGame, hint?: Drawing) {
    const marks = new Map<string, Mark>(Array.from(places, (place) => [place, 'marked']));
    for (const place of hint?.places.keys() ?? []) marks.set(place, marks.has(place) ? 'marked hinted' : 'hinted');
    this.places = marks;
    this.arrows = arrows;
    this.#game = game;
    this.#hint = hint;
  }

  /** The same with the marks of a hint beside its own. */
  withHint(hint: Drawing): Drawing {
    return new Drawing(this.#own, this.arrows, this.#game, hint);
  }

  /** The marks of a hint alone. */
  asHint(): Drawing {
    return new Drawing([], [], this.#game, this);
  }

  /** The places that the author has marked. */
  get #own(): readonly string[] {
    return [...this.places].flatMap(([place, mark]) => (mark === 'hinted' ? [] : [place]));
  }

  /** Draws them over a square board. */
  render(words: Term<PictureTerms>, isFlipped: boolean): TemplateResult | typeof nothing {
    const extent = (this.#game.size ?? 6) * CELL;
    const at = (place: string): readonly Point[] => {
      const [x, y] = this.#game.placeAt?.(place, isFlipped) ?? [];
      return x === undefined || y === undefined ? [] : [[x * extent, y * extent]];
    };
    const rings = [...this.places].flatMap(([place, mark]) => at(place).flatMap((point) => ringsAt(point, mark)));
    const shapes = [...rings, ...this.arrowsAt(at)];
    if (shapes.length === 0) return nothing;
    const box = `0 0 ${extent} ${extent}`;
    return html`<svg class="drawing" part="drawing" viewBox=${box} role="img" aria-label=${this.describe(words)}>
      ${shapes}
    </svg>`;
  }

  /** The arrows, in a drawing whose cells are 100 wide. @param at the position of a place, if it is on the board */
  arrowsAt(at: (place: string) => readonly Point[]): readonly SVGTemplateResult[] {
    const drawn = (arrows: readonly Arrow[], mark: Mark) => {
      const ends = arrows.map((places) => places.flatMap(at)).filter(({ length }) => length === 2);
      return ends.map((points) => arrow(...(points as [Point, Point]), mark));
    };
    return [...drawn(this.arrows, 'marked'), ...drawn(this.#hint?.arrows ?? [], 'hinted')];
  }

  /** The marks in words: those of the hint where there is one, since the others were announced before. */
  describe(words: Term<PictureTerms>): string {
    if (this.#hint) return this.#hint.describe(words);
    const code = words('$code');
    const nameOf = (place: string) => this.#game.nameOf?.(place, code) ?? place;
    const places = [...this.places.keys()].map(nameOf);
    // Names of several words with a comma in them would run together.
    const list = places.join(places.some((name) => name.includes(',')) ? '; ' : ', ');
    const arrows = this.arrows.map(([from, to]) => words('tabletop.arrow', nameOf(from), nameOf(to)));
    return [...(list ? [words('tabletop.markedPlaces', list)] : []), ...arrows].join(' ');
  }
}

/** The width of a cell in units of the drawing. */
const CELL = 100 / 6;
/** Half the side of a ring. */
const RING = 7.6;
/** The distance between an arrow and the centres of its places, so that the pieces there stay readable. */
const START = 6;
const END = 3;
const HEAD = 5;

const classOf = (shape: string, mark: Mark): string => (mark === 'hinted' ? `${shape} hinted` : shape);

const ring = ([x, y]: Point, half: number, mark: Mark) =>
  svg`<rect class=${classOf('ring', mark)} x=${x - half} y=${y - half} width=${2 * half} height=${2 * half} rx="1.5"></rect>`;

/** The ring of a hint lies within that of the author. */
const ringsAt = (point: Point, mark: Mark): readonly SVGTemplateResult[] =>
  mark === 'marked hinted'
    ? [ring(point, RING, 'marked'), ring(point, RING - 1.3, 'hinted')]
    : [ring(point, RING, mark)];

function arrow([x, y]: Point, [toX, toY]: Point, mark: Mark) {
  const length = Math.hypot(toX - x, toY - y);
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const end = length - END;
  const shaft = `M${START} -1.1H${end - HEAD}V-3L${end} 0L${end - HEAD} 3V1.1H${START}Z`;
  return svg`<path class=${classOf('arrow', mark)} d=${shaft} transform="translate(${x} ${y}) rotate(${angle})"></path>`;
}

/**
 * Parses marks: names of places, and two names with a hyphen for an arrow, separated by spaces, commas or semicolons: `c3 d4 b1-b4`.
 * @throws GameError `bad-attribute`
 */
export function readDrawing(text: string, game: MarkedGame): Drawing {
  const isOnBoard = (name: string) => game.isPlace(name) && game.placeAt?.(name, false) !== undefined;
  const words = attributeText(text, 'marks', MARKS_LIMIT)
    .toLowerCase()
    .split(/[\s,;]+/);
  const marks = [...new Set(words)].filter(Boolean).map((word) => {
    const [from = '', to, ...rest] = word.split('-');
    const isArrow = to !== undefined && to !== from && rest.length === 0 && isOnBoard(from) && isOnBoard(to);
    if (isArrow || (to === undefined && game.isPlace(from))) return { from, to };
    const value = brief(word);
    const arrows = game.placeAt ? ' or two different ones with a hyphen between them' : '';
    const message = `marks has "${value}", expected a place${arrows}`;
    throw new GameError('bad-attribute', message, { attribute: 'marks', place: 'marks', value });
  });
  return new Drawing(
    marks.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
    marks.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to] as const])),
    game,
  );
}

export const styles = css`
  .drawing {
    --_mark: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    --_hint: var(--tabletop-hint, var(--_accent));
    --_edge: var(--_rim, 5.5%);
    position: absolute;
    inset: var(--_edge);
    /* With insets alone, WebKit takes the whole width. */
    inline-size: calc(100% - 2 * var(--_edge));
    block-size: calc(100% - 2 * var(--_edge));
    z-index: 3;
    overflow: visible;
    pointer-events: none;
  }

  .ring {
    fill: none;
    stroke: var(--_mark);
    stroke-width: 1.2;
  }

  .arrow {
    fill: var(--_mark);
    fill-opacity: 0.9;
    stroke: var(--_cell, Canvas);
    stroke-width: 0.4;
  }

  .ring.hinted {
    stroke: var(--_hint);
    stroke-dasharray: 2.4 1.4;
  }

  .arrow.hinted {
    fill: var(--_hint);
  }

  @container tabletop (inline-size < 400px) {
    .drawing {
      --_edge: var(--_rim, 4%);
    }
  }

  @media (forced-colors: active) {
    .drawing {
      --_mark: Highlight;
      --_hint: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    .drawing {
      --_mark: #000;
    }
  }
`;
