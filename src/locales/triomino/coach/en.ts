import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Side to side, equal numbers meet. A tile earns the sum of its numbers.',
  buy: 'A tile you buy costs 5 points. After three, lay one, or pass for another 10.',
  bridge: 'A bridge: a side and the corner opposite touch other tiles. It earns extra.',
  hexagon: 'A hexagon: six tiles round a corner. Closing it earns extra.',
  out: 'First to lay their last tile: 25 points, and the sum of all tiles the others still hold.',
};
