import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Equal numbers meet, side to side. A tile earns its sum.',
  buy: 'A tile costs 5 points. After three, lay one or pass for 10 more.',
  bridge: 'A bridge: a side and the opposite corner touch. It earns extra.',
  hexagon: 'A hexagon: six tiles round a corner. Closing it earns extra.',
  out: 'First out: 25 points, and the sum of the tiles others hold.',
};
