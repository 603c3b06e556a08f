/** Whether a player is called by the colour: `Les Blancs gagnent.`, but `Ann gagne.` */
export const isSide = (name: string): boolean => name === 'Blancs' || name === 'Noirs';

/** Names that are nouns, alone or in a list: `Ordinateur`, `Joueur 1 et Ordinateur 2`. */
const NOUNS = /(?<=^|, | et )(?:Ordinateur(?= \d|$|, | et )|Joueur(?= \d))/g;

/** Players within a sentence, computers and numbered ones with their article: `Ann et l’ordinateur 2`, `le joueur 1`. */
export const named = (names: string): string =>
  names.replace(NOUNS, (noun) => (noun === 'Joueur' ? 'le joueur' : 'l’ordinateur'));

/** Players at the beginning of a sentence: `L’ordinateur 2`, `Le joueur 1 et Ann`. */
export const subject = (names: string): string => named(names).replace(/^l(?=’ordinateur|e joueur \d)/, 'L');

/** `aux Blancs`, `au joueur 1`, `à l’ordinateur 2`, `à Ann` */
export const toPlayer = (name: string): string =>
  isSide(name) ? `aux ${name}` : `à ${named(name)}`.replace(/^à le (?=joueur \d)/, 'au ');
