import { testSeats } from '../counted-seats.js';
import { TriominoPage } from './triomino-page.js';

testSeats({
  open: (attributes) => TriominoPage.open(attributes),
  game: 'triomino',
  two: '344@0,0 | 012,055 / 111,?6 | 1 0 1 - 3 | 12,40',
  max: 6,
  shown: (page) => page.all('.seat').length,
});
