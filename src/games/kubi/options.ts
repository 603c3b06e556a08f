import type { OptionTable } from '../options.js';

/** Kubi has no options. */
export type KubiOptions = Readonly<Record<string, never>>;

export const kubiOptions: OptionTable<KubiOptions> = {};
