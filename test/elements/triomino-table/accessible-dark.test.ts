import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('triomino-table', MOMENTS, openMoment, { schemes: ['dark'] });
