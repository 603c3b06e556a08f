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
  let i = FACES;
  let k = FACES;
  let l = FACES;
  /** The rolls of the first two dice, of which neither has a use. */
  const passing = unusedIn(one) * unusedIn(other);
  let sum = 0;
  let first = one[i - 1]!;
  let second = other[k - 1]!;
  let last = third[l - 1]!;
  for (;;) {
    if (first >= second && first >= last) {
      if (first === NONE) return (sum + i * k * l * pass) / FACES ** 3;
      sum += k * l * first;
      if (--i === 0) break;
      first = one[i - 1]!;
    } else if (second >= last) {
      sum += i * l * second;
      if (--k === 0) break;
      second = other[k - 1]!;
    } else {
      sum += i * k * last;
      if (pass > last) sum += passing * (pass - last);
      if (--l === 0) break;
      last = third[l - 1]!;
    }
  }
  return sum / FACES ** 3;
}

/** On how many faces a die has no use. */
function unusedIn(values: Float64Array): number {
  let count = 0;
  while (count < FACES && values[count] === NONE) count++;
  return count;
}
