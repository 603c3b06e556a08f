import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Stop each row where its value is high.',
  six: 'A 6 scores rows early: large three, medium two, small one.',
  closed: 'The die the active player takes is closed to the others.',
  resting: 'Each round one die is closed: large, medium, small, and so on.',
  lost: 'Crosses that don’t fit in a row are lost.',
  purple: 'Three rows in purple end the game and earn 5 points.',
  fields: 'Colour fields earn points only when all are crossed.',
  joker: 'Once a game, the joker lets you use the closed die.',
};
