import { html, isServer } from 'lit';
import type { TemplateResult } from 'lit';

/** An element in whose place a picture of the author’s may stand. */
interface PosterElement extends Element {
  readonly loader: { readonly isAwaited: boolean };
  readonly session: { readonly isWaiting: boolean };
  readonly recovery: { readonly isNeeded: boolean };
}

/**
 * Whether the author’s picture stands in place of the game: until that comes near the screen, or until its record is there.
 * @param isServerDrawn whether a server has drawn the first picture of the game
 */
export function isPosterShown(element: PosterElement, isServerDrawn: boolean): boolean {
  if (isServer || isServerDrawn) return false;
  const { loader, session, recovery } = element;
  if (loader.isAwaited) return true;
  return session.isWaiting && !recovery.isNeeded && element.querySelector(':scope > [slot="poster"]') !== null;
}

export const renderPoster = (): TemplateResult =>
  html`<div class="container"><slot name="poster"></slot><slot name="caption"></slot></div>`;
