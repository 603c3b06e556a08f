import { gameOf, titleOf } from './games.js';
import type { ElementTag } from './games.js';

export type { ElementTag } from './games.js';

/** A game as a page shows it. */
export interface Embedding {
  readonly tag: ElementTag;
  /** By their names in HTML; `true` for one that is there without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** Where the folder `cdn/` is served. */
  readonly base: string;
  /** What is written below the game. */
  readonly caption?: string;
}

/** A game as a frame shows it. */
export interface FrameEmbedding extends Embedding {
  /** What a frame understands besides the attributes: `theme`, `dir`, and custom properties by their short names, `accent`. */
  readonly looks?: Readonly<Record<string, string>>;
  /** In pixels, or in per cent as a text; without it, all there is. */
  readonly width?: number | string;
  /** In pixels; without it, what the game needs in a column of text. */
  readonly height?: number;
}

/** Heights in pixels in a column of text, 640 pixels wide, of games that nobody has begun. */
const HEIGHTS: Readonly<
  Record<ElementTag, { readonly play: number; readonly replay: number; readonly diagram: number }>
> = {
  'triad-board': { play: 900, replay: 1080, diagram: 560 },
  'kubi-sheet': { play: 1120, replay: 900, diagram: 530 },
  'tricubo-sheet': { play: 1040, replay: 850, diagram: 420 },
  'cubo-grid': { play: 890, replay: 970, diagram: 440 },
  'triomino-table': { play: 890, replay: 970, diagram: 470 },
};

/**
 * The script and the element, to be pasted into a page.
 * @throws TypeError for a name that no attribute can have, or that would be code
 */
export function tagSnippet({ tag, attributes, base, caption }: Embedding): string {
  const written = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  const start = [`<${tag}`, ...written].join(' ');
  const content = caption ? `\n  <p slot="caption">${escaped(caption)}</p>\n` : '';
  return `<script type="module" ${attribute('src', `${folder(base)}tabletop-elements.js`)}></script>\n${start}>${content}</${tag}>`;
}

/**
 * The frame, to be pasted where scripts are stripped.
 * @throws TypeError for a name that no attribute can have, or that would be code
 */
export function frameSnippet({ tag, attributes, base, caption, looks, width, height }: FrameEmbedding): string {
  const game = gameOf(tag);
  const said = { ...attributes, ...looks, ...(caption ? { caption } : {}) };
  const query = [`game=${game}`, ...Object.entries(said).map(([name, value]) => parameter(name, value))].join('&');
  const mode = attributes['mode'] === 'replay' || attributes['mode'] === 'diagram' ? attributes['mode'] : 'play';
  const written = [
    attribute('src', `${folder(base)}embed.html?${query}`),
    attribute('title', titleOf(game)),
    attribute('width', String(width ?? '100%')),
    attribute('height', String(height ?? HEIGHTS[tag][mode])),
    // Sharing copies to the clipboard.
    attribute('allow', 'clipboard-write'),
    attribute('loading', 'lazy'),
    // A style would be stripped in many of the places that need a frame.
    attribute('frameborder', '0'),
  ];
  return `<iframe ${written.join(' ')}></iframe>`;
}

const folder = (base: string): string => (base === '' || base.endsWith('/') ? base : `${base}/`);

function attribute(name: string, value: string | true): string {
  const checked = checkedName(name);
  return value === true || value === '' ? checked : `${checked}="${escaped(value)}"`;
}

function checkedName(name: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || /^on[a-z]/.test(name)) {
    throw new TypeError(`"${name.slice(0, 40)}" is not the name of an attribute of a game`);
  }
  return name;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  // Parsers make line feeds of them.
  '\r': '&#13;',
  // No page can contain it.
  '\0': '\uFFFD',
};

const escaped = (text: string): string => text.replace(/[&"<>\r\0]/g, (character) => ESCAPES[character] as string);

/** Some of what is escaped in forms may stand in a query as it is, and can be read there. */
function parameter(name: string, value: string | true): string {
  const checked = checkedName(name);
  if (value === true || value === '') return checked;
  const written = new URLSearchParams([[checked, value]]).toString();
  return written.replace(/%(2F|3A|2C|40|3B)/g, decodeURIComponent);
}
