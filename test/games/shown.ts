import fc from 'fast-check';

/** Gives a value the words in which fast-check reports it. They are no part of the value: comparisons do not see them. */
export function shown<T extends object>(value: T, words: () => string): T {
  return Object.defineProperty(value, fc.toStringMethod, { value: words });
}
