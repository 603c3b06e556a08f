import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { Actor, Seat } from '../../src/games/game.js';
import type { GameRecord } from '../../src/match/record/record.js';
import type { GamePage } from './game-page.js';

/** What a page drives of an element to keep it in step with another. */
interface Driven extends LitElement {
  readonly match: { readonly entries: readonly { readonly actor: Actor }[]; toRecord(): GameRecord };
  record?: string | GameRecord | null;
  play(text: string, options: { readonly actor: Actor }): void;
  undo(seat?: Seat): boolean;
  redo(): boolean;
}

/** Forwards what happens on one element to another, as a page with a server between them would. */
function forward({ element: from }: GamePage<Driven>, { element: to }: GamePage<Driven>): void {
  from.addEventListener('game-move', ({ detail: { actor, text, by } }) => {
    if (by !== 'script') to.play(text, { actor });
  });
  let known = [...from.match.entries];
  from.addEventListener('game-change', ({ detail: { cause, by } }) => {
    const { entries } = from.match;
    const taken = known.find((entry) => !entries.includes(entry))?.actor;
    known = [...entries];
    if (by === 'script' || cause === 'play') return;
    if (cause === 'undo') to.undo(typeof taken === 'number' ? taken : undefined);
    else if (cause === 'redo') to.redo();
    else to.record = from.match.toRecord();
  });
}

/** A page object’s class. */
interface Kind<Page> {
  new (element: never): Page;
  within(part: TemplateResult): Promise<Page>;
}

export type Attributes = Readonly<Record<string, string>>;

/**
 * Two elements beside each other, so that both are seen, each told of what the other one’s reader does.
 * @param prepare what is done with each before it is shown
 */
export async function inStep<Page extends GamePage<Driven>>(
  tag: string,
  kind: Kind<Page>,
  first: Attributes,
  second = first,
  prepare: (element: HTMLElement) => unknown = () => undefined,
): Promise<readonly [Page, Page]> {
  const elements = [first, second].map((attributes) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    prepare(element);
    return element;
  });
  await kind.within(html`<div><div style="display: grid; grid-template-columns: 1fr 1fr">${elements}</div></div>`);
  const [left, right] = elements.map((element) => new kind(element as never));
  if (!left || !right) throw new Error('there are two');
  await left.ready();
  await right.ready();
  forward(left, right);
  forward(right, left);
  return [left, right];
}
