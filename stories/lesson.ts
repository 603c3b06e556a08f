import type { GameMoveDetail } from '../src/elements/events.js';

/** An element with a lesson in its captions. The last one, a `role="status"`, shows the answers. */
interface Taught extends HTMLElement {
  readonly match: { readonly ply: number };
}

/** A question: the right move, the praise for it, and an answer to every other move. */
export interface Question {
  readonly best: string;
  readonly praise: string;
  /** By the text of the move. */
  readonly whyNot: Readonly<Record<string, string>>;
}

export function say(sheet: HTMLElement, sentence: string): void {
  const answer = sheet.querySelector('[role=status]');
  if (answer) answer.textContent = sentence;
}

/** For `game-before-move`: refuses wrong answers and says why. After the right one, the reader plays on. */
export function judge({ whyNot }: Question): (event: CustomEvent<GameMoveDetail>) => void {
  return (event) => {
    const sheet = event.currentTarget as Taught;
    const reason = sheet.match.ply === 0 ? whyNot[event.detail.text] : undefined;
    if (!reason) return;
    event.preventDefault();
    say(sheet, reason);
  };
}

/** For `game-move`: praises the right answer. */
export function praise({ best, praise: words }: Question): (event: CustomEvent<GameMoveDetail>) => void {
  return (event) => {
    if (event.detail.text === best) say(event.currentTarget as Taught, words);
  };
}
