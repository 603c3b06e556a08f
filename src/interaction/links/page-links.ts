import { isServer } from 'lit';
import type { ReactiveControllerHost } from 'lit';
import { SharedModule } from '../shared-module.js';

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
/** Finds out which element is meant. Most pages have neither such links nor such an address. */
const router = new SharedModule(() => import('./link-router.js'));

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

/** Addresses may be `#ply-12`, `#board:12`, or `#triad=…`. Once there was one, leaving it counts, too. */
function followAddress(): void {
  if (router.loaded) router.loaded.followAddress(targets);
  else if (/^#ply-|[:=%]/.test(location.hash)) void router.load().then(() => router.loaded?.followAddress(targets));
}

function onClick(click: MouseEvent): void {
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || isForBrowser(click, link)) return;
  const isRouted = click.defaultPrevented;
  const { ply, marks, play } = link.dataset;
  const isLeading = router.loaded
    ? router.loaded.followLink(link, isRouted, targets)
    : (ply ?? marks ?? play) !== undefined || link.hash.startsWith('#ply-');
  if (!isLeading) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  if (!router.loaded) void followLater(link, isRouted);
}

/** A link that leads nowhere does what it does without a script. */
async function followLater(link: HTMLAnchorElement, isRouted: boolean): Promise<void> {
  await router.load();
  if (!router.loaded?.followLink(link, isRouted, targets) && !isRouted) location.assign(link.href);
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
