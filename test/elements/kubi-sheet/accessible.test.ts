import { auditMoments } from '../sheets/audit.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('kubi-sheet', MOMENTS, openMoment);
