/**
 * A second generator of moves in the plainest way, to hold the first against: it lays the dice out in every order and asks of each
 * whether it may be entered. It shares no code with the rules, and knows moves and sheets only in letters.
 */

/** A legal entry in letters, and what is marked by it. */
export interface PlainEntry {
  /** The number that gets a mark; 0 for none. */
  readonly number: number;
  readonly sums: readonly [number, number];
}

/** The five dice in every order they can lie in, the first of which stays out. */
export function layouts(roll: string): readonly string[] {
  const orders = (dice: string): string[] =>
    dice.length === 0
      ? ['']
      : Array.from(dice).flatMap((die, i) => orders(dice.slice(0, i) + dice.slice(i + 1)).map((rest) => die + rest));
  return [...new Set(orders(roll))];
}

const sumOf = (pair: string): number => Number(pair.charAt(0)) + Number(pair.charAt(1));

/** Whether the dice are laid out as people write them: pairs ascending, the smaller sum first, then the smaller die. */
function isTidy(first: string, second: string): boolean {
  if (first.charAt(0) > first.charAt(1) || second.charAt(0) > second.charAt(1)) return false;
  return sumOf(first) < sumOf(second) || (sumOf(first) === sumOf(second) && first <= second);
}

/** All that a player with these numbers may enter of a roll, given its layouts. */
export function plainEntries(roll: string, layoutsOfRoll: readonly string[], numbers: string): Map<string, PlainEntry> {
  const isFree = !Array.from(numbers).some((number) => roll.includes(number));
  const entries = new Map<string, PlainEntry>();
  for (const dice of layoutsOfRoll) {
    const [out, first, second] = [dice.charAt(0), dice.slice(1, 3), dice.slice(3)];
    if (!isTidy(first, second) || !(isFree || numbers.includes(out))) continue;
    const text = `${isFree ? `(${out})` : out}|${first}|${second}`;
    entries.set(text, { number: isFree ? 0 : Number(out), sums: [sumOf(first), sumOf(second)] });
  }
  return entries;
}
