import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('tricubo-sheet', MOMENTS, openMoment, { schemes: ['dark'] });
