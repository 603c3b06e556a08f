import type { LitElement, TemplateResult } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { Match } from '../../src/match/index.js';
import type { OnlineGame } from '../../src/online/index.js';
import { waitUntil } from '../wait-until.js';

export type GameElement = LitElement & {
  readonly match: Match;
  readonly error: GameError | undefined;
  readonly session: { readonly linked?: OnlineGame | undefined };
  ply: number;
};

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args) => TemplateResult;
type Decorator = (story: () => TemplateResult) => TemplateResult;

interface Annotations {
  readonly title?: string;
  readonly args?: Args;
  readonly render?: Render;
  readonly decorators?: readonly Decorator[];
}

export interface Story {
  readonly name: string;
  /** Renders the story as Storybook does: with the arguments and decorators of the story and of its file. */
  readonly render: () => TemplateResult;
}

/** The stories of one file in component story format. */
export function storiesOf(file: Readonly<Record<string, unknown>>): Story[] {
  const meta = file['default'] as Annotations;
  return Object.entries(file)
    .filter(([name]) => name !== 'default')
    .map(([name, value]) => {
      const story = value as Annotations;
      const render = story.render ?? meta.render;
      if (!render) throw new Error(`the story ${name} has nothing to render`);
      const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
      const plain = () => render({ ...meta.args, ...story.args });
      return {
        name: `${meta.title ?? ''} / ${name}`,
        render: decorators.reduce<() => TemplateResult>((inner, decorate) => () => decorate(inner), plain),
      };
    });
}

/** A game as its reader uses it: tests of the documentation need no more. */
export class Reader {
  readonly element: GameElement;

  constructor(element: Element | null | undefined) {
    if (!element) throw new Error('there is no game');
    this.element = element as GameElement;
  }

  /** Waits for the controls, which load when the element is seen; a lesson leaves its game the status alone. */
  async ready(): Promise<this> {
    this.element.scrollIntoView();
    await this.until(() => this.find('.panel :is(.toolbar, .status)') !== null);
    return this;
  }

  async until(isTrue: () => boolean): Promise<void> {
    await waitUntil(isTrue, `waiting for ${String(isTrue)}`);
    await this.element.updateComplete;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found | null {
    return this.element.shadowRoot?.querySelector<Found>(selector) ?? null;
  }

  get written(): string {
    return this.find('.frame')?.textContent?.replace(/\s+/g, ' ') ?? '';
  }

  /** What the live region announces. */
  get announced(): string {
    return this.find('.visually-hidden[role=status]')?.textContent?.trim() ?? '';
  }

  /** The moves played so far. */
  get moves(): string[] {
    const { entries, ply } = this.element.match;
    return entries.slice(0, ply).map(({ text }) => text);
  }

  /** The legal moves of a seat, as text. */
  legal(seat = 0): string[] {
    const { match } = this.element;
    return match.legalMoves(seat).map((move) => match.game.makeMove(move, match.state, seat));
  }

  /** Types a move into the field and submits it. */
  async type(text: string): Promise<void> {
    if (!this.find('.move-field')) await this.click('[data-tool=type-move]');
    const field = this.find<HTMLInputElement>('.move-field input');
    if (!field?.form) throw new Error('there is no field for moves');
    field.value = text;
    field.form.requestSubmit();
    await this.element.updateComplete;
  }

  /** Starts a new game like this one. */
  async beginAnew(): Promise<void> {
    await this.click('[data-tool=new-game]');
    await this.until(() => this.find('.new-game .primary') !== null);
    await this.click('.new-game .primary');
    await this.until(() => this.find('dialog') === null);
  }

  /** Clicks the first element that matches. */
  async click(selector: string): Promise<void> {
    const found = this.find(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    found.click();
    await this.element.updateComplete;
  }
}
