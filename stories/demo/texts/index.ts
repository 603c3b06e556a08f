import type { Lang } from '../look.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';
import type { Texts } from './texts.js';

export const TEXTS: Readonly<Record<Lang, Texts>> = { en, de, fr, it, nl };
