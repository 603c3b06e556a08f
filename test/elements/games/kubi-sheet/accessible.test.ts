import { auditMoments } from '../../sheet/audit.js';
import { MOMENTS, openMoment } from './moments.js';

auditMoments('kubi-sheet', MOMENTS, openMoment);
