import { testNarrow } from '../narrow.js';
import { MOMENTS, openMoment } from './moments.js';

testNarrow({
  tag: 'kubi-sheet',
  moments: MOMENTS,
  open: openMoment,
  pressed: '.number-box, .entry',
  inSixes: '.number-box, .pick',
  small: '.listed, input:not([type=radio])',
});
