import { figure } from '../../common/figures.js';
import { named } from '../../common/names/fr.js';
import { fr as common } from '../../common/play/fr.js';
import { pointsOf } from '../../common/fr.js';
import type { Die } from '../../../games/tricubo/index.js';
import { count } from '../fr.js';
import type { TricuboPlayTerms } from '../terms.js';

const DICE = { L: 'grand dé', M: 'dé moyen', S: 'petit dé' };
const dieOf = (die: Die = 'L'): string => DICE[die];

/** What a die shows: `grand 6`, `6 moyen`. */
const shownBy = (die: Die = 'L', value: number): string =>
  ({ L: `grand ${value}`, M: `${value} moyen`, S: `petit ${value}` })[die];
const rowsOf = (rows: string): string => (/\D/.test(rows) ? `les lignes ${rows}` : `la ligne ${rows}`);

/** How many more rows may be scored, where that is too few. */
const onlyLeft = (left: number): string =>
  left === 1 ? 'on ne peut plus en compter qu’une' : `on ne peut plus en compter que ${left}`;

export const fr: TricuboPlayTerms = {
  ...common,

  'tricubo.chooseStart': 'Choisissez une première ligne.',
  'tricubo.takeDie': 'Prenez un des dés.',
  'tricubo.takeOf': (sizes) => `Prenez ${sizes}.`,
  'tricubo.closesDie': 'Il sera bloqué pour les autres.',
  'tricubo.useOf': (sizes) => `Utilisez ${sizes}.`,
  'tricubo.useAny': 'Choisissez un dé ou une ligne.',
  'tricubo.nothingToUse': 'Rien ne convient. Passez.',
  'tricubo.orJoker': 'Passez, ou jouez le joker.',
  'tricubo.chooseUse': 'Touchez l’endroit où l’utiliser.',
  'tricubo.orField': 'Ou touchez une case de couleur.',
  'tricubo.chooseRows': (needed) => `Choisissez ${needed} lignes à compter maintenant.`,

  'tricubo.dice': 'Dés',
  'tricubo.die': (die, value) => shownBy(die, value),
  'tricubo.size': (die) => ({ L: 'le grand', M: 'le moyen', S: 'le petit' })[die],
  'tricubo.takenBy': (name) => `pris par ${named(name)}`,
  'tricubo.closed': 'bloqué',
  'tricubo.jokerOpens': 'utilisable avec le joker',
  'tricubo.noUse': 'inutilisable',
  'tricubo.noUseNumber': (die, value) =>
    `Le ${dieOf(die)} est inutilisable\u202f: il n’y a pas assez de place sur la ligne ${value}, et aucune case de couleur n’est libre pour lui.`,
  'tricubo.noUseSix': (die, needed, left) =>
    left === 0
      ? `Le ${shownBy(die, 6)} est inutilisable\u202f: trois lignes sont déjà comptées.`
      : `Le ${shownBy(die, 6)} est inutilisable\u202f: il compte ${needed} lignes, et ${onlyLeft(left)}.`,
  'tricubo.noneReaches': (row) => `Aucun dé libre ne montre un ${row}.`,
  'tricubo.reachesOnly': (die, value) => `Le ${shownBy(die, value)} n’atteint que la ligne ${value}.`,

  'tricubo.useRow': (die, crosses, row, value, lost) =>
    `${die}\u202f: ${crosses} croix sur la ligne ${row}, qui vaut alors ${figure(value)}${
      lost > 0 ? `, ${count(lost, 'perdue', 'perdues')}` : ''
    }`,
  'tricubo.climbs': (die, row, from, to, lost) => {
    const change = to === from ? 'reste à' : `${to > from ? 'monte' : 'descend'} de ${figure(from)} à`;
    const loss = lost > 0 ? `, ${lost} ${lost === 1 ? 'perdue' : 'perdues'}` : '';
    return `${die}\u202f: la ligne ${row} ${change} ${figure(to)}${loss}`;
  },
  'tricubo.useField': (die, field) =>
    `${die}\u202f: cocher ${field === 't' ? 'la case aux trois couleurs' : 'la case de sa couleur'}`,
  'tricubo.useInterim': (die, rows) => `${die}\u202f: compter ${rowsOf(rows)}`,
  'tricubo.withJoker': (use) => `avec le joker, le ${use}`,
  'tricubo.used': (use, isWithJoker) => `utilise ${isWithJoker ? 'avec le joker ' : ''}le ${use}`,
  'tricubo.takeNone': 'ne prendre aucun dé',
  'tricubo.tookNone': 'ne prend aucun dé',
  'tricubo.startIn': (row) => `première croix sur la ligne ${row}`,
  'tricubo.started': (row) => `fait la première croix sur la ligne ${row}`,
  'tricubo.effect': (use, points) => `${use} (${points})`,
  'tricubo.ending': 'Trois lignes ont atteint le violet\u202f: la partie se termine avec cette manche.',
  'tricubo.toldRow': (die, row) => `${die}, ligne ${row}`,
  'tricubo.toldField': (die) => `${die}, case de couleur`,
  'tricubo.toldRows': (die, rows) => `${die}, ${/\D/.test(rows) ? 'lignes' : 'ligne'} ${rows}`,
  'tricubo.toldJoker': (use) => `joker, ${use}`,
  'tricubo.toldNone': 'aucun dé',

  'tricubo.uses': 'Choix possibles',
  'tricubo.pickDie': 'Choisissez un dé',
  'tricubo.pickRow': 'Choisissez une ligne',
  'tricubo.moreRows': (more) => (more === 1 ? 'Encore une ligne' : `Encore ${more} lignes`),
  'tricubo.crossRow': (row) => `Cocher la ligne ${row}`,
  'tricubo.crossField': 'Cocher la case',
  'tricubo.scoreRows': (rows) => `Compter ${rowsOf(rows)}`,
  'tricubo.scoreRow': (row, points) => `Compter la ligne ${row}\u202f: ${pointsOf(points)}`,

  'tricubo.removeDie': (die, value) => `Retirer le ${shownBy(die, value)}`,

  'tricubo.peeked': (name, back) => `Feuille de jeu\u202f: ${name}. Retour avec «\u00a0${back}\u00a0».`,
  'tricubo.takesFirst': 'choisit en premier',
  'tricubo.roundOf': (round, rounds) => `Manche ${round} sur ${rounds}`,
  'tricubo.round': (round, rounds, closed) => `Manche ${round} sur ${rounds}. Le ${dieOf(closed)} est bloqué.`,

  'tricubo.soloEnded': (points, rank) => `${pointsOf(points)}. Votre rang\u202f: ${rank}.`,
  'tricubo.byCrosses': 'À total égal, c’est le nombre de croix qui décide.',
  'tricubo.sums': (name) => `Détail du total, ${name}`,
  'tricubo.rowSum': (row, crosses) => `Ligne ${row}, ${crosses} croix`,
  'tricubo.interimSum': (row) => `Ligne ${row}, décompte partiel`,
  'tricubo.fieldSum': (fields) => count(fields, 'case de couleur', 'cases de couleur'),
  'tricubo.endSum': 'Violet sur trois lignes',

  'tricubo.rank.0': 'Novice',
  'tricubo.rank.1': 'Adepte',
  'tricubo.rank.2': 'Virtuose',
  'tricubo.rank.3': 'As',
  'tricubo.rank.4': 'Légende',

  'tricubo.reason.three-purple': 'Le violet atteint sur trois lignes met fin à la partie.',
  'tricubo.reason.last-round': 'La dernière manche est jouée.',

  'tricubo.refusal.game-over': () => 'La partie est terminée.',
  'tricubo.refusal.not-your-turn': () => 'Ce n’est pas possible maintenant.',
  'tricubo.refusal.bad-move': () => 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: L, Lc, M:2,5 ou -.',
  'tricubo.refusal.bad-roll': () => 'Ce lancer n’est pas valable\u202f: trois dés qui montrent chacun de 1 à 6.',
  'tricubo.refusal.nothing-chosen': () => 'Choisissez d’abord ce que vous voulez faire.',
  'tricubo.refusal.no-roll': () => 'Lancez d’abord les dés.',
  'tricubo.refusal.start-first': () => 'Faites d’abord votre première croix\u202f: choisissez une ligne.',
  'tricubo.refusal.already-started': () => 'La première croix est déjà faite.',
  'tricubo.refusal.already-entered': () => 'Sur cette feuille, le lancer est déjà utilisé.',
  'tricubo.refusal.active-first': () => 'Le joueur actif prend d’abord un dé.',
  'tricubo.refusal.must-use': () => 'Tant que vous pouvez utiliser un dé, vous devez le faire.',
  'tricubo.refusal.closed': ({ die, name }) =>
    name
      ? `Le ${dieOf(die)} est bloqué\u202f: il a été pris par ${named(name)}.`
      : `Le ${dieOf(die)} est bloqué pour cette manche.`,
  'tricubo.refusal.not-closed': ({ die }) => `Le ${dieOf(die)} est libre\u202f: pas besoin de joker.`,
  'tricubo.refusal.no-joker': () => 'Il n’y a pas de joker libre sur cette feuille.',
  'tricubo.refusal.row-full': ({ row }) => `La ligne ${row} est pleine.`,
  'tricubo.refusal.overflow': ({ row, free, needed }) =>
    `Sur la ligne ${row}, il n’y a de la place que pour ${free ?? 0} croix, pas pour ${needed}.`,
  'tricubo.refusal.only-interim': () => 'Un 6 ne sert qu’à compter des lignes.',
  'tricubo.refusal.field-crossed': ({ field }) =>
    field === 't'
      ? 'Aucune case aux trois couleurs n’est libre.'
      : `Aucune case de la couleur du ${dieOf(field)} n’est libre.`,
  'tricubo.refusal.needs-six': () => 'Il faut un 6 pour compter des lignes.',
  'tricubo.refusal.interim-count': ({ die, needed }) =>
    `Le ${shownBy(die, 6)} compte exactement ${count(needed ?? 0, 'ligne', 'lignes')}.`,
  'tricubo.refusal.interims-spent': ({ die, needed, left = 0 }) =>
    left === 0
      ? 'Trois lignes sont déjà comptées, et on ne peut pas en compter davantage.'
      : `Le ${shownBy(die, 6)} compte ${count(needed ?? 0, 'ligne', 'lignes')}, mais ${onlyLeft(left)}.`,
  'tricubo.refusal.interim-twice': ({ row }) => `La ligne ${row} est déjà comptée.`,
};
