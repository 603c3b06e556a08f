/** Comparisons with a number, as goals write them: `>=20`. */

/** The groups `operator` and `number` of a goal such as `gain>=20`. */
export const COMPARISON = /\s*(>=|<=|>|<|=)\s*(-?\d{1,6}(?:\.\d{1,3})?)/.source;

/** A test for what the groups of {@link COMPARISON} say. */
export function comparing(operator = '=', number = '0'): (value: number) => boolean {
  const limit = Number(number);
  switch (operator) {
    case '>=':
      return (value) => value >= limit;
    case '<=':
      return (value) => value <= limit;
    case '>':
      return (value) => value > limit;
    case '<':
      return (value) => value < limit;
    default:
      return (value) => value === limit;
  }
}
