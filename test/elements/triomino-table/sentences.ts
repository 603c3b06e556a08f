import type { Language } from '../languages.js';
import { de } from './sentences/de.js';
import { en } from './sentences/en.js';
import type { Moment, Sentences } from './sentences/en.js';
import { fr } from './sentences/fr.js';
import { it } from './sentences/it.js';
import { nl } from './sentences/nl.js';

export type { Moment };

/** What <triomino-table> says aloud, one sentence for each moment of the games in `spoken-games.ts`. */
export const SENTENCES: Readonly<Record<Language, Sentences>> = { en, de, nl, fr, it };
