/** Finds the elements that links of a page, or its address, lead. */
import { linkedGameId } from '../../match/linked-game-id.js';
import { warnOnce } from '../warn-once.js';
import type { LinkTarget } from './page-links.js';

type Targets = ReadonlySet<LinkTarget>;

/** The fragment of the page's address, and the elements that have followed it. */
let followedHash = '';
let followers = new WeakSet<LinkTarget>();

/** Follows a link that was clicked. @returns whether it leads an element in place of the browser */
export function followLink(link: HTMLAnchorElement, isRouted: boolean, targets: Targets): boolean {
  const { ply, marks, play, for: named } = link.dataset;
  const isData = (ply ?? marks ?? play) !== undefined;
  const fragment = readFragment(link.hash);
  if (!isData && fragment.ply === undefined) return false;
  const id = named ?? fragment.id;
  const target = targetOf(targets, id, link);
  if (!isData && fragment.id !== undefined) {
    if (target) followLater(target, link, targets);
    return false;
  }
  if (target) target.followLink({ ply: ply ?? fragment.ply, marks, play, link, isRouted });
  else warnOnce(`${describe(link)} leads nowhere: ${missing(id)}`);
  return target !== undefined;
}

/** Lets the browser go to an address first, so that it can be kept and shared. The same address counts again. */
function followLater(target: LinkTarget, link: HTMLAnchorElement, targets: Targets): void {
  if (link.hash === location.hash) followers.delete(target);
  setTimeout(() => followAddress(targets));
}

/** Leads the element that the address of the page names, once for each address. */
export function followAddress(targets: Targets): void {
  const { hash } = location;
  if (hash !== followedHash) {
    followers = new WeakSet();
    if (hash === '') for (const target of targets) target.leaveShared?.();
  }
  followedHash = hash;
  const game = linkedGameId(hash);
  if (game !== undefined) return showShared(targets, game, hash);
  const { id, ply } = readFragment(hash);
  const target = ply === undefined ? undefined : targetOf(targets, id);
  if (!target || followers.has(target)) return;
  followers.add(target);
  target.followLink({ ply });
}

/** Shows the game of an address in the first element that takes it. */
function showShared(targets: Targets, game: string, hash: string): void {
  const target = inOrder(targets).find((each) => each.takesShared(game));
  if (!target || followers.has(target)) return;
  followers.add(target);
  target.followLink({ shared: hash });
}

const inOrder = (targets: Targets): readonly LinkTarget[] =>
  [...targets].sort((a, b) => (isBefore(a.element, b.element) ? -1 : 1));

/** Reads `#ply-12`, `#board:12`, `#board:last` or `#board`. */
function readFragment(hash: string): { readonly id?: string | undefined; readonly ply?: string | undefined } {
  const text = decode(hash.slice(1));
  const [, ply] = /^ply-(\d+|last)$/.exec(text) ?? [];
  if (ply) return { ply };
  const [, id = text, at] = /^(.+):(\d+|last)$/s.exec(text) ?? [];
  return { id: id || undefined, ply: at };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The element with an id, or inside what has the id; without an id the nearest replay. */
function targetOf(targets: Targets, id: string | undefined, link?: HTMLAnchorElement): LinkTarget | undefined {
  const known = inOrder(targets);
  if (id === undefined)
    return nearest(
      known.filter(({ isReplay }) => isReplay),
      link,
    );
  const root = link?.getRootNode();
  const named = known.filter(({ element }) => element.id === id);
  if (named.length > 0) return named.find(({ element }) => element.getRootNode() === root) ?? named[0];
  const around = (root instanceof ShadowRoot && root.getElementById(id)) || document.getElementById(id);
  return known.find(({ element }) => around?.contains(element));
}

function nearest(replays: readonly LinkTarget[], link: HTMLAnchorElement | undefined): LinkTarget | undefined {
  if (!link) return replays[0];
  const around = replays.find(({ element }) => element.contains(link));
  return around ?? replays.find(({ element }) => isBefore(link, element)) ?? replays.at(-1);
}

const isBefore = (a: Node, b: Node): boolean => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The start tag of a link. */
const describe = (link: HTMLAnchorElement): string =>
  (link.cloneNode() as Element).outerHTML.replace('</a>', '').slice(0, 200);

const missing = (id: string | undefined): string =>
  id === undefined ? 'there is no replay on the page' : `there is no game with the id "${id}" on the page`;
