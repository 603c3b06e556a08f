import { auditMoments } from '../audits.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('cubo-grid', MOMENTS, openMoment, { schemes: ['dark'] });
