import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

const FEW =
  /^(at the opening|with a die chosen|giving a die|between two rounds|entering the middle|of two, where one takes a die|looking through a record|before a diagram|reading help)$/;

for (const lang of ['de', 'nl', 'fr', 'it']) {
  auditMoments(
    'cubo-grid',
    MOMENTS.filter(({ what }) => FEW.test(what)),
    openMoment,
    { lang, widths: [320, 720], schemes: ['light'] },
  );
}
