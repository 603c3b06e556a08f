import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GamePage } from './game-page.js';
import { untilIn } from './languages.js';
import type { Attributes } from './languages.js';

/** Something a reader may have before them, and how they have come there. */
export interface Moment<Page> {
  readonly what: string;
  readonly attributes: Attributes;
  /** What scripts have played by then. */
  readonly moves?: readonly string[];
  readonly act?: (page: Page) => unknown;
}

/** The width of the element, without it as wide as the page, and its language. */
export interface Shown {
  readonly width?: number;
  readonly lang?: string;
}

interface Played extends GamePage {
  played(...moves: readonly string[]): Promise<unknown>;
}

/** An element at such a moment, with all that belongs to it. */
export async function openAt<Element extends LitElement, Page extends Played>(
  element: Element,
  pageOf: (element: Element) => Page,
  { attributes, moves = [], act }: Moment<Page>,
  { width, lang = 'en' }: Shown = {},
): Promise<Page> {
  for (const [name, value] of Object.entries({ lang, ...attributes })) element.setAttribute(name, value);
  await fixture(html`<div style=${width === undefined ? '' : `inline-size: ${width}px`}>${element}</div>`);
  const page = await untilIn(pageOf(element), lang);
  await page.until(() => element.getAttribute('mode') !== 'replay' || page.find('.moves') !== null);
  await page.played(...moves);
  await act?.(page);
  await element.updateComplete;
  return page;
}

/** Opens what lies over the page. */
export const openTool =
  (tool: string) =>
  async (page: GamePage): Promise<void> => {
    page.find(`[data-tool=${tool}]`)?.click();
    await page.until(() => page.find('dialog[open]') !== null);
  };
