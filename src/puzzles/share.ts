/** What may be shared of a solved puzzle: nothing that gives the answer away. */
export interface PuzzleFacts {
  /** The game as its readers call it. */
  readonly title: string;
  /** The day of the puzzle as people write it, or its number. */
  readonly name: string;
  readonly tries: number;
  readonly ms: number;
  readonly isShown: boolean;
  readonly streak: number;
  /** The address that shows the puzzle; missing if there is none. */
  readonly link?: string;
}

/** The words that a line is made of, in the language of a reader. */
export interface ShareWords {
  solvedIn(tries: number): string;
  readonly shown: string;
  streak(days: number): string;
}

/** A time as minutes and seconds: `1:05`. */
export function makeTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A line to share: `Cubo · January 31 · solved in 2 tries · 1:05 · 12 days in a row · https://example.org/#cubo-puzzle=2026-01-31`. */
export function makeShareLine({ title, name, link, ...facts }: PuzzleFacts, words: ShareWords): string {
  return [title, name, makeResult(facts, words), link].filter(Boolean).join(' · ');
}

/** How it went: `solved in 2 tries · 1:05 · 12 days in a row`. */
export function makeResult(
  { tries, ms, isShown, streak }: Omit<PuzzleFacts, 'title' | 'name' | 'link'>,
  words: ShareWords,
): string {
  const result = isShown ? [words.shown] : [words.solvedIn(tries), makeTime(ms)];
  return [...result, ...(streak > 1 ? [words.streak(streak)] : [])].join(' · ');
}
