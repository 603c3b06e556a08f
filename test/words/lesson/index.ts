import type { Language, Sentences } from '../proof.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';

export const SENTENCES: Readonly<Record<Language, Sentences>> = { en, de, nl, fr, it };
