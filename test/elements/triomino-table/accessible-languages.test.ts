import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

const FEW =
  /^(at the opening|with a tile chosen|with some of nine|of two, (covered|between)|looking through a record|before a placement|reading help)/;

for (const lang of ['de', 'nl', 'fr', 'it']) {
  auditMoments(
    'triomino-table',
    MOMENTS.filter(({ what }) => FEW.test(what)),
    openMoment,
    { lang, widths: [320, 720], schemes: ['light'] },
  );
}
