import type { ReactiveControllerHost } from 'lit';
import { another } from '../../../interaction/scoped-registry.js';
import type { LeadableElement } from '../../session/lead.js';
import type { WrittenStep } from './written-step.js';

interface PrintedLesson extends ReactiveControllerHost {
  readonly game: HTMLElement | undefined;
}

/** Draws the position of each step while the page is printed. */
export function printDiagrams(lesson: PrintedLesson, steps: () => readonly WrittenStep[]): void {
  const draw = () => {
    const game = lesson.game as LeadableElement | undefined;
    if (game) for (const step of steps()) step.element.illustrate(drawStep(step, game));
  };
  const remove = () => {
    for (const step of steps()) step.element.illustrate(undefined);
  };
  lesson.addController({
    hostConnected() {
      addEventListener('beforeprint', draw);
      addEventListener('afterprint', remove);
    },
    hostDisconnected() {
      removeEventListener('beforeprint', draw);
      removeEventListener('afterprint', remove);
    },
  });
}

/** The diagram of a step, drawn by another element of the game; `undefined` for a step without a position that can be used. */
function drawStep({ position, marks, play }: WrittenStep, game: LeadableElement): Element | undefined {
  if (position === undefined) return undefined;
  const diagram = another(game);
  try {
    const shown = play.length === 0 ? position : positionAfter(position, play, game);
    const attributes = { mode: 'diagram', 'position-check': 'loose', position: shown, ...(marks && { marks }) };
    for (const [name, value] of Object.entries(attributes)) diagram.setAttribute(name, value);
    return diagram;
  } catch {
    return undefined; // The lesson reports it to its author.
  }
}

/** @throws GameError of a position or a move that cannot be used */
function positionAfter(position: string, moves: readonly string[], { match }: LeadableElement): string {
  const { game } = match;
  const start = (game.startLoosely ?? game.start)(game.parsePosition(position));
  const state = moves.reduce((before, move) => {
    const actor = game.actors(before)[0]!;
    return game.play(before, actor, game.parseMove(move, before, actor));
  }, start);
  return game.makePosition(game.positionOf(state));
}
