import type { GameMoveDetail } from '../src/elements/events.js';

/** A sheet in whose captions a lesson stands; the last of them, a `role="status"`, has its answers. */
interface Taught extends HTMLElement {
  readonly match: { readonly ply: number };
}

/** What a reader may make of a position: the answer, what is then said, and what is said of everything else. */
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

/** For `game-before-move`: refuses what is not the answer, and says why. After the answer the sheet is the reader's own. */
export function judge({ whyNot }: Question): (event: CustomEvent<GameMoveDetail>) => void {
  return (event) => {
    const sheet = event.currentTarget as Taught;
    const reason = sheet.match.ply === 0 ? whyNot[event.detail.text] : undefined;
    if (!reason) return;
    event.preventDefault();
    say(sheet, reason);
  };
}

/** For `game-move`: sees the answer. */
export function praise({ best, praise: words }: Question): (event: CustomEvent<GameMoveDetail>) => void {
  return (event) => {
    if (event.detail.text === best) say(event.currentTarget as Taught, words);
  };
}
