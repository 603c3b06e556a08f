/** The id of the game that the fragment of an address holds, without a look at the rest; `undefined` for other fragments. */
export const linkedGameId = (fragment: string): string | undefined => /^#([a-z][a-z0-9-]*)=/.exec(fragment)?.[1];
