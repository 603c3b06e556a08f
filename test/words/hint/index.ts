import type { Language } from '../proof.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';

/** The three steps of a hint at each moment: where, what and why. */
export type Hints = Readonly<Record<string, readonly string[]>>;

/** Proof-read. */
export const SENTENCES: Readonly<Record<Language, Hints>> = { en, de, nl, fr, it };
