import { games } from '../../src/elements/registry.js';
import type { ElementTag, GameId } from '../../src/elements/registry.js';
import { frameSnippet, tagSnippet } from '../../src/embed/snippet.js';

/** What an author makes: a position, and how it is shown. */
export interface Diagram {
  readonly game: GameId;
  /** In the notation of the game; any text while it is written. */
  readonly position: string;
  /** The other attributes of the tag: marks, names, lang, and those of the game. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text below the drawing. */
  readonly caption: string;
}

/** Attributes that every diagram may have. */
export const SHARED_ATTRIBUTES = ['marks', 'names', 'lang'] as const;

/** Attributes of some games. */
const GAME_ATTRIBUTES = ['flipped', 'numerals', 'placement', 'streets', 'tiles', 'viewer'] as const;
export type GameAttribute = (typeof GAME_ATTRIBUTES)[number];

/** What a link may set: anybody can write one. */
const LINKED: readonly string[] = [...SHARED_ATTRIBUTES, ...GAME_ATTRIBUTES];

export const tagOf = (game: GameId): ElementTag => games.find(({ id }) => id === game)!.tag;

/** All attributes of the tag that shows a diagram. An attribute that is merely on has no value. */
function attributesOf({ position, attributes }: Diagram): Record<string, string | true> {
  const written = Object.entries(attributes).filter(([, value]) => value !== '');
  return {
    mode: 'diagram',
    position,
    ...Object.fromEntries(written.map(([name, value]) => [name, value === 'on' || value])),
  };
}

/** The script and the tag. @param base where `cdn/` is served */
export const makeTag = (diagram: Diagram, base: string): string =>
  tagSnippet({ tag: tagOf(diagram.game), attributes: attributesOf(diagram), base, caption: diagram.caption });

/** The frame. @param height in pixels @param theme `light`, `dark` or `auto` */
export const makeFrame = (diagram: Diagram, base: string, height: number, theme: string): string =>
  frameSnippet({
    tag: tagOf(diagram.game),
    attributes: attributesOf(diagram),
    base,
    caption: diagram.caption,
    height,
    ...(theme === 'auto' ? {} : { looks: { theme } }),
  });

/** The hash of a link that opens a diagram in the editor. */
export function makeLink({ game, position, attributes, caption }: Diagram): string {
  const fields = new URLSearchParams({ edit: game, position });
  for (const [name, value] of Object.entries(attributes)) if (value !== '') fields.set(name, value);
  if (caption) fields.set('caption', caption);
  return `#${fields.toString()}`;
}

/** Reads such a hash. @returns `undefined` if it is no link to the editor, or to no known game */
export function readLink(hash: string): Diagram | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const game = games.find(({ id }) => id === fields.get('edit'))?.id;
  if (!game) return undefined;
  const position = fields.get('position') ?? '';
  const caption = fields.get('caption') ?? '';
  const attributes = Object.fromEntries([...fields].filter(([name]) => LINKED.includes(name)));
  return { game, position, caption, attributes };
}

/** Attributes that are not the diagram's. */
const OTHERS = ['inert', 'style'];

/** Makes the element show a diagram, again and again. */
export function showDiagram(element: HTMLElement, diagram: Diagram): void {
  const wanted: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributesOf(diagram))) wanted[name] = value === true ? '' : value;
  for (const { name } of [...element.attributes]) {
    if (!(name in wanted) && !OTHERS.includes(name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  showCaption(element, diagram.caption);
}

function showCaption(element: HTMLElement, caption: string): void {
  const shown = element.querySelector('[slot=caption]');
  if (shown?.textContent === caption || (!shown && !caption)) return;
  shown?.remove();
  if (!caption) return;
  const text = Object.assign(document.createElement('p'), { slot: 'caption', textContent: caption });
  element.append(text);
}

/** Marks with one added, or removed if it is there. */
export function withMark(marks: string, mark: string): string {
  const all = marks.split(/[\s,;]+/).filter(Boolean);
  const isSame = (each: string) => each.toLowerCase() === mark.toLowerCase();
  return (all.some(isSame) ? all.filter((each) => !isSame(each)) : [...all, mark]).join(' ');
}
