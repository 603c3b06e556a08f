import { isServer } from 'lit';
import type { ReactiveControllerHost } from 'lit';
import { linkedGameId } from '../match/linked-game-id.js';
import { warnOnce } from './warn-once.js';

/** What a link, or the address of the page, asks of a game. One of the first four is there. */
export interface LinkRequest {
  /** The number of a ply, or `last`. */
  readonly ply?: string | undefined;
  readonly marks?: string | undefined;
  /** Moves, separated by `;`. */
  readonly play?: string | undefined;
  /** The fragment of an address that holds a game. */
  readonly shared?: string;
  /** The link; missing for an address. */
  readonly link?: HTMLAnchorElement;
  /** Whether a router has taken the click before. */
  readonly isRouted?: boolean;
}

/** An element that links of the page can lead, and how. */
export interface LinkTarget {
  readonly element: ReactiveControllerHost & HTMLElement;
  readonly isReplay: boolean;
  followLink(request: LinkRequest): void;
  /** Whether the element shows games of this id that come in the address of the page. */
  takesShared(game: string): boolean;
  /** Ends showing the game of an address; missing while the element shows its own. */
  readonly leaveShared?: (() => void) | undefined;
}

const targets = new Set<LinkTarget>();
let isListening = false;
/** The fragment of the page's address, and the elements that have followed it. */
let followedHash = '';
let followers = new WeakSet<LinkTarget>();

/**
 * Lets links such as `<a href="#board" data-ply="12">` and addresses such as `page#board:12` lead an element. A link names an element by its id, or by
 * the id of something around it. A link to `#ply-12` without `data-for` leads the replay whose caption contains it, else the next in the page, else the
 * one before it.
 */
export function leadByLinks(target: LinkTarget): void {
  target.element.addController({
    hostConnected() {
      listenToLinks();
      targets.add(target);
    },
    hostUpdated: followAddress,
    hostDisconnected: () => targets.delete(target),
  });
}

/** Listens before the page does anything: a router that listens earlier takes every click first. */
export function listenToLinks(): void {
  if (isServer || isListening) return;
  isListening = true;
  addEventListener('click', onClick, { capture: true });
  addEventListener('hashchange', followAddress);
  addEventListener('popstate', followAddress);
  // Routers change the address without an event of their own.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', followAddress);
}

function onClick(click: MouseEvent): void {
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || isForBrowser(click, link)) return;
  const { ply, marks, play, for: named } = link.dataset;
  const isData = (ply ?? marks ?? play) !== undefined;
  const fragment = readFragment(link.hash);
  if (!isData && fragment.ply === undefined) return;
  const id = named ?? fragment.id;
  const target = targetOf(id, link);
  if (!isData && fragment.id !== undefined) {
    if (target) followLater(target, link);
  } else if (target) {
    const isRouted = click.defaultPrevented;
    click.preventDefault();
    click.stopImmediatePropagation();
    target.followLink({ ply: ply ?? fragment.ply, marks, play, link, isRouted });
  } else warnOnce(`${describe(link)} leads nowhere: ${missing(id)}`);
}

/** Whether a click opens another page, tab or window. */
function isForBrowser(click: MouseEvent, link: HTMLAnchorElement): boolean {
  // WebKit sends `click` for the middle button, too.
  const isModified = click.button !== 0 || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  const isElsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  const isHere = link.getAttribute('href')?.startsWith('#') || pageOf(link.href) === pageOf(location.href);
  return isModified || isElsewhere || !isHere;
}

const pageOf = (address: string): string | undefined => address.split('#')[0];

/** Lets the browser go to an address first, so that it can be kept and shared. The same address counts again. */
function followLater(target: LinkTarget, link: HTMLAnchorElement): void {
  if (link.hash === location.hash) followers.delete(target);
  setTimeout(followAddress);
}

/** Leads the element that the address of the page names, once for each address. */
function followAddress(): void {
  const { hash } = location;
  if (hash !== followedHash) {
    followers = new WeakSet();
    if (hash === '') for (const target of targets) target.leaveShared?.();
  }
  followedHash = hash;
  const game = linkedGameId(hash);
  if (game !== undefined) return showShared(game, hash);
  const { id, ply } = readFragment(hash);
  const target = ply === undefined ? undefined : targetOf(id);
  if (!target || followers.has(target)) return;
  followers.add(target);
  target.followLink({ ply });
}

/** Shows the game of an address in the first element that takes it. */
function showShared(game: string, hash: string): void {
  const target = inOrder().find((each) => each.takesShared(game));
  if (!target || followers.has(target)) return;
  followers.add(target);
  target.followLink({ shared: hash });
}

const inOrder = (): readonly LinkTarget[] => [...targets].sort((a, b) => (isBefore(a.element, b.element) ? -1 : 1));

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
function targetOf(id: string | undefined, link?: HTMLAnchorElement): LinkTarget | undefined {
  const known = inOrder();
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
