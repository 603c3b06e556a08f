import { languageOf } from './language-of.js';

/** What an element needs, as places in the list of files: at first, to play, and to be read in a language. */
type Needs = readonly [
  first: readonly number[],
  play?: readonly number[],
  words?: Readonly<Record<string, readonly number[]>>,
];

/** The build puts it here. Files are named as they are seen from this script. */
declare const NEEDED_FILES: {
  readonly files: readonly string[];
  readonly needs: Readonly<Record<string, Needs>>;
  /** What games need besides, if they match a selector. */
  readonly besides: readonly (readonly [selector: string, files: readonly number[]])[];
};

const { files, needs, besides } = NEEDED_FILES;
const asked = new Set<number>();

/** Asks for files that would come one after the other otherwise. Each is asked for once, and the page is left as it was. */
function ask(places: readonly number[] = [], priority: 'high' | 'low' = 'high'): void {
  const scripts = [...document.scripts];
  // The policy of a page may allow only what has its nonce.
  const { nonce, crossOrigin } =
    scripts.find(({ src }) => src === import.meta.url) ?? scripts.find((each) => each.nonce) ?? {};
  for (const place of places) {
    if (asked.has(place)) continue;
    asked.add(place);
    const link = document.createElement('link');
    const remove = () => link.remove();
    Object.assign(link, { rel: 'modulepreload', fetchPriority: priority, onload: remove, onerror: remove });
    if (nonce) link.nonce = nonce;
    if (crossOrigin) link.crossOrigin = crossOrigin;
    link.href = new URL(files[place] ?? '', import.meta.url).href;
    document.head.append(link);
  }
}

/** Asks for what an element needs: where it is in sight, or wanted at once, and can be played, also for what is loaded then. */
export function askFor(element: Element): void {
  const [first, play, words] = needs[element.localName] ?? [];
  ask(first);
  if (play) for (const [selector, places] of besides) if (element.matches(selector)) ask(places);
  ask(words?.[languageOf(element)]);
  const isEager = element.getAttribute('loading') === 'eager';
  if (play && (isEager || isInSight(element)) && element.getAttribute('mode') !== 'diagram') ask(play, 'low');
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
