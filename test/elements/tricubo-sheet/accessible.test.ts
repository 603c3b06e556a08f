import { auditMoments } from '../sheets/audit.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('tricubo-sheet', MOMENTS, openMoment);
