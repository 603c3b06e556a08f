import { testSeats } from '../counted-seats.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

testSeats({
  open: (attributes) => SheetPage.open(attributes),
  game: 'kubi',
  two: `${crossed('123')} / ${crossed('456')}`,
  max: 8,
});
