import { testSeats } from '../counted-seats.js';
import { TricuboPage } from './tricubo-page.js';

testSeats({
  open: (attributes) => TricuboPage.open(attributes),
  game: 'tricubo',
  two: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A',
  max: 5,
});
