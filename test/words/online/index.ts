import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';

/** What is said at each moment, proof-read. */
export const ONLINE = { en, de, nl, fr, it };
