import type { LessonTag } from '../elements/registry.js';
import { titleOf } from './games.js';
import type { ElementTag } from './games.js';
import { addressed } from './subject.js';

export type { ElementTag } from './games.js';

/** A game in a page, or a puzzle or a lesson. */
export interface Embedding {
  readonly tag: ElementTag | LessonTag;
  /** By HTML name; `true` for an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** Where the folder `cdn/` is served. */
  readonly base: string;
  /** The text below the game. */
  readonly caption?: string;
}

/** A game in a frame, or the puzzle that `game` names, or the lesson that `course` names. */
export interface FrameEmbedding extends Embedding {
  /** Settings of the frame: `theme`, `dir`, and custom properties by short name, such as `accent`. */
  readonly looks?: Readonly<Record<string, string>>;
  /** In pixels, or a percentage as text; the full width by default. */
  readonly width?: number | string;
  /** In pixels; by default what the game needs in a column of text. */
  readonly height?: number;
}

type Heights = Readonly<Record<'play' | 'replay' | 'diagram' | 'puzzle' | 'lesson', number>>;

/** Heights in pixels that suit a game that nobody has measured. */
const USUAL_HEIGHTS: Heights = { play: 900, replay: 1000, diagram: 500, puzzle: 900, lesson: 900 };

/** Heights in pixels of new games in a column 640 pixels wide. */
const HEIGHTS: Readonly<Partial<Record<ElementTag, Heights>>> = {
  'triad-board': { play: 920, replay: 1170, diagram: 610, puzzle: 800, lesson: 830 },
  'kubi-sheet': { play: 790, replay: 780, diagram: 400, puzzle: 970, lesson: 1090 },
  'tricubo-sheet': { play: 900, replay: 1140, diagram: 460, puzzle: 870, lesson: 890 },
  'cubo-grid': { play: 900, replay: 1110, diagram: 440, puzzle: 830, lesson: 930 },
  'triomino-table': { play: 780, replay: 1070, diagram: 500, puzzle: 910, lesson: 890 },
};

/**
 * Returns the script and the element to paste into a page, each in one line, as Markdown needs it.
 * @throws TypeError for an impossible attribute name, or an event handler
 */
export function tagSnippet({ tag, attributes, base, caption }: Embedding): string {
  const written = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  const start = [`<${tag}`, ...written].join(' ');
  // A paragraph would end the one that Markdown puts around the tag.
  const content = caption ? `<span slot="caption">${escaped(caption)}</span>` : '';
  return `<script type="module" ${attribute('src', `${folder(base)}tabletop-elements.js`)}></script>\n${start}>${content}</${tag}>`;
}

/**
 * Returns the frame to paste where scripts are stripped.
 * @throws TypeError for an impossible attribute name, or an event handler
 */
export function frameSnippet({ tag, attributes, base, caption, looks, width, height }: FrameEmbedding): string {
  const { subject, others } = addressed(tag, attributes);
  const { kind, game } = subject;
  const parameters = { ...others, ...looks, ...(caption ? { caption } : {}) };
  const query = [`${kind}=${game}`, ...Object.entries(parameters).map(([name, value]) => parameter(name, value))].join(
    '&',
  );
  const mode = attributes['mode'] === 'replay' || attributes['mode'] === 'diagram' ? attributes['mode'] : 'play';
  const heights = HEIGHTS[subject.tag] ?? USUAL_HEIGHTS;
  const written = [
    attribute('src', `${folder(base)}embed.html?${query}`),
    attribute('title', titleOf(game)),
    attribute('width', String(width ?? '100%')),
    attribute('height', String(height ?? heights[kind === 'game' ? mode : kind])),
    // The Share tool copies to the clipboard, and opens the share sheet of the system.
    attribute('allow', 'clipboard-write; web-share'),
    attribute('loading', 'lazy'),
    // Many places that need a frame strip styles.
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
  // A blank line would end the HTML of a page in Markdown.
  '\n': '&#10;',
  // HTML parsers turn them into line feeds.
  '\r': '&#13;',
  // HTML cannot contain it.
  '\0': '\uFFFD',
};

const escaped = (text: string): string => text.replace(/[&"<>\n\r\0]/g, (character) => ESCAPES[character] as string);

/** Keeps characters readable that a query may contain unescaped. */
function parameter(name: string, value: string | true): string {
  const checked = checkedName(name);
  if (value === true || value === '') return checked;
  const written = new URLSearchParams([[checked, value]]).toString();
  return written.replace(/%(2F|3A|2C|40|3B)/g, decodeURIComponent);
}
