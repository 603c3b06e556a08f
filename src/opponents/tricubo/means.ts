/** What the best of several dice is worth on average, from what each is worth by the number that it shows. */

export const FACES = 6;
/** The value of a die that has no use. */
export const NONE = -Infinity;

/** Sorts in ascending order. Six numbers are too few for anything better. */
export function sort(values: Float64Array): void {
  for (let i = 1; i < FACES; i++) {
    const value = values[i]!;
    let at = i;
    for (; at > 0 && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
    values[at] = value;
  }
}

/**
 * The mean over all rolls of the better of two dice. Both are sorted, so that the best rolls are counted first, all with the same best value at once.
 * @param pass the value where neither die has a use
 */
export function meanOfTwo(one: Float64Array, other: Float64Array, pass: number): number {
  let i = FACES;
  let k = FACES;
  let sum = 0;
  while (i > 0 && k > 0) {
    const [first, second] = [one[i - 1]!, other[k - 1]!];
    if (first >= second) {
      sum += k * (first === NONE ? pass : first);
      i--;
    } else {
      sum += i * second;
      k--;
    }
  }
  return sum / FACES ** 2;
}

/** The same of three dice. Whoever uses neither of the first two may pass. */
export function meanOfThree(one: Float64Array, other: Float64Array, third: Float64Array, pass: number): number {
  if (one[0] === NONE && other[0] === NONE) return meanWherePassing(one, other, third, pass);
  let i = FACES;
  let k = FACES;
  let l = FACES;
  let sum = 0;
  while (i > 0 && k > 0 && l > 0) {
    const [first, second, last] = [one[i - 1]!, other[k - 1]!, third[l - 1]!];
    if (first >= second && first >= last) {
      sum += k * l * first;
      i--;
    } else if (second >= last) {
      sum += i * l * second;
      k--;
    } else {
      sum += i * k * last;
      l--;
    }
  }
  return sum / FACES ** 3;
}

/** The same, roll by roll. */
function meanWherePassing(one: Float64Array, other: Float64Array, third: Float64Array, pass: number): number {
  let sum = 0;
  for (const first of one) {
    for (const second of other) {
      const open = Math.max(first, second);
      for (const last of third) sum += Math.max(open === NONE ? pass : open, last);
    }
  }
  return sum / FACES ** 3;
}
