/** A number below nought has a minus, not a hyphen. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
