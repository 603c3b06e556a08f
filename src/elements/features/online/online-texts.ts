import type { OnlineWords } from '../../../locales/online/terms.js';

/** Loads what is said of a game between devices, by language. */
export const ONLINE_TEXTS: Readonly<Record<string, () => Promise<{ readonly online: OnlineWords }>>> = {
  en: () => import('../../../locales/online/en.js'),
  de: () => import('../../../locales/online/de.js'),
  nl: () => import('../../../locales/online/nl.js'),
  fr: () => import('../../../locales/online/fr.js'),
  it: () => import('../../../locales/online/it.js'),
};
