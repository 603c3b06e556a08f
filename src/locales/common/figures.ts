/** A number as it is written: with a minus sign, not a hyphen, where it is negative. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A change in points: `+30`, `−400`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points));
