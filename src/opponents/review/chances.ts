/** The density of the normal distribution, at so many places up to so many deviations on either side. */
const PLACES = 41;
const REACH = 4;
const DENSITY = Array.from({ length: PLACES }, (_, i) => {
  const at = REACH * ((2 * i) / (PLACES - 1) - 1);
  return { at, weight: Math.exp((-at * at) / 2) };
});
const WHOLE = DENSITY.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The chance of each seat to have the most points, if results are spread around what is expected of them like independent normal numbers; they add up to 1.
 * @param deviations the standard deviations; 0 for a result that is certain
 */
export function chancesOf(values: readonly number[], deviations: readonly number[]): readonly number[] {
  const chances = values.map((value, seat) => {
    const deviation = deviations[seat]!;
    const isBest = (result: number): number =>
      values.reduce((chance, other, i) => (i === seat ? chance : chance * isAbove(result - other, deviations[i]!)), 1);
    if (deviation === 0) return isBest(value);
    return DENSITY.reduce((sum, { at, weight }) => sum + weight * isBest(value + at * deviation), 0) / WHOLE;
  });
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** The logistic curve that is next to the normal one; a tie of two certain results counts half. */
function isAbove(lead: number, deviation: number): number {
  if (deviation === 0) return (Math.sign(lead) + 1) / 2;
  return 1 / (1 + Math.exp((-1.702 * lead) / deviation));
}
