import { COMMON_TEXTS } from '../common-texts.js';
import { proofReader } from '../proof-reading.js';
import { PLAY_TEXTS } from './play-texts.js';
import { SHEET_TEXTS } from './sheet-texts.js';

/** Every text of a sheet, by its name. */
export const { textIn, inWords } = proofReader({ ...COMMON_TEXTS, ...SHEET_TEXTS, ...PLAY_TEXTS });
