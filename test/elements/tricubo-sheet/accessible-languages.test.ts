import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

const FEW =
  /^(at the opening|with a die chosen|with rows ticked to be scored|entering dice|at the end, of three|looking through a record|before a diagram|reading help)$/;

for (const lang of ['de', 'nl', 'fr', 'it']) {
  auditMoments(
    'tricubo-sheet',
    MOMENTS.filter(({ what }) => FEW.test(what)),
    openMoment,
    { lang, widths: [320], schemes: ['light'] },
  );
}
