import { testSeats } from '../counted-seats.js';
import { CuboPage } from './cubo-page.js';

testSeats({
  open: (attributes) => CuboPage.open(attributes),
  game: 'cubo',
  two: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 ; r6r6r6/r1w3b4/b3b1b1 o - 0 | r6r1b6b2',
  max: 4,
  shown: (page) => page.all('.seat').length,
});
