import { pointsOf } from '../common/en-numbers.js';
import type { TriominoEarningTerms } from './terms.js';

export const enEarning: TriominoEarningTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'triomino.earns': (parts, total) => `${parts}: ${total}`,
  'triomino.oneTile': (points) => `tile ${points}`,
  'triomino.noPoints': 'no points',
  'triomino.part.lead': (points) => `led with a triple ${points}`,
  'triomino.part.bridge': (points) => `bridge ${points}`,
  'triomino.part.hexagon': (points) => `hexagon ${points}`,
  'triomino.part.double-hexagon': (points) => `two hexagons ${points}`,
  'triomino.part.triple-hexagon': (points) => `three hexagons ${points}`,
  'triomino.part.purchase': (points) => `minus ${pointsOf(-points)}`,
  'triomino.part.pass': (points) => `minus ${pointsOf(-points)}`,
  'triomino.part.out': (points) => `for going out ${points}`,
  'triomino.part.pips': (points) => `for what the others hold ${points}`,
  'triomino.part.blocked': (points) => `for the lowest hand ${points}`,
};
