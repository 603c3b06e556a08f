import { fr as common } from '../../common/play/fr.js';
import { pointsOf } from '../../common/fr.js';
import { subject, toPlayer } from '../../common/names/fr.js';
import { count, tiles } from '../fr.js';
import type { Side, TriominoPlayTerms } from '../terms.js';

const SIDES: Readonly<Record<Side, string>> = {
  left: 'à gauche de',
  right: 'à droite de',
  above: 'au-dessus de',
  below: 'au-dessous de',
};
const seconds = (number: number): string => count(number, 'seconde', 'secondes');
const fits = (places: number): string =>
  places === 0 ? 'ne se place nulle part' : `se place à ${places === 1 ? 'un endroit' : `${places} endroits`}`;

export const fr: TriominoPlayTerms = {
  ...common,

  'triomino.toBuy': (number) => `${number} à piocher`,

  'triomino.round': (round, rounds, target) =>
    `Manche ${round}${rounds > 0 ? ` sur ${rounds}` : target > 0 ? `, jusqu’à ${pointsOf(target)}` : ''}`,

  'triomino.deal': 'Distribuez les tuiles.',
  'triomino.drawLead': 'Chacun tire une tuile\u202f: la plus forte commence.',
  'triomino.drawAgain': (names) => `Égalité, nouveau tirage pour commencer\u202f: ${names}.`,
  'triomino.drawOne': 'Piochez une tuile.',
  'triomino.waitForTiles': 'En attente des tuiles.',
  'triomino.lead': 'Posez la première tuile.',
  'triomino.leadWith': (tile) => `Commencez par ${tile}.`,
  'triomino.layOrBuy': 'Posez une tuile, ou piochez.',
  'triomino.layOrBuyMore': (left) => `Posez ou piochez (encore ${left}).`,
  'triomino.mustBuy': 'Rien ne convient. Piochez.',
  'triomino.layOrPass': 'Posez une tuile, ou passez.',
  'triomino.mustLay': 'Posez une tuile.',
  'triomino.mustPass': 'Rien ne convient. Passez.',
  'triomino.lastTurn': 'Dernier tour de la manche.',
  'triomino.handOver': (name) => `Passez l’appareil ${toPlayer(name)}.`,
  'triomino.roundOver': (round) => `La manche ${round} est terminée.`,

  'triomino.dealTiles': 'Distribuer',
  'triomino.tilesEach': (count) => `${tiles(count)} chacun`,
  'triomino.draw': 'Tirer les tuiles',
  'triomino.showTiles': 'Voir mes tuiles',
  'triomino.buy': 'Piocher',
  'triomino.buyUntil': 'Piocher jusqu’à pouvoir poser',
  'triomino.pass': 'Passer',
  'triomino.zoomIn': 'Zoom avant',
  'triomino.zoomOut': 'Zoom arrière',
  'triomino.inSight': (seen, all) =>
    all > 0 ? `Tuiles visibles\u202f: ${seen} sur ${all}.` : 'Pas encore de tuile sur la table.',
  'triomino.whole': 'Afficher toute la table',

  'triomino.rack': 'Vos tuiles',
  'triomino.rackTile': (tile, places) => `${tile}, ${fits(places)}`,
  'triomino.places': (tile) => `Où placer ${tile}`,
  'triomino.choosePlace': (tile) => `Choisissez une place pour ${tile}.`,
  'triomino.goldPlace': (earned) => `En or\u202f: ${earned}`,
  'triomino.fits': (tile, places) => `${tile} ${fits(places)}`,
  'triomino.beside': (tile, side) => `${SIDES[side]} ${tile}`,
  'triomino.inTheMiddle': 'au milieu',
  'triomino.placeFor': (where, points) => `${where} pour ${pointsOf(points)}`,
  'triomino.letGo': 'Aucune tuile n’est choisie.',

  'triomino.enterDeal': (name, number) => `${name}\u202f: piochez ${tiles(number)} et saisissez-les.`,
  'triomino.enterLead': (name) => `${name}\u202f: tirez une tuile pour savoir qui commence, et saisissez-la.`,
  'triomino.enterDraw': (name) => `${name}\u202f: piochez une tuile et saisissez-la.`,
  'triomino.pad': 'Tuiles que personne n’a encore vues',
  'triomino.takeTiles': 'Prendre ces tuiles',

  'triomino.time': 'Temps restant',
  'triomino.secondsLeft': seconds,
  'triomino.noLimit': 'Aucun chronomètre en cours.',

  'triomino.dealt': (number) => `reçoit ${tiles(number)}.`,
  'triomino.dealtOpen': (dealt) => `reçoit ${dealt}.`,
  'triomino.drewForLead': (tile) => `tire ${tile} pour le départ.`,
  'triomino.leads': 'commence.',
  'triomino.buys': 'pioche.',
  'triomino.bought': 'a pioché une tuile.',
  'triomino.boughtOpen': (tile) => `a pioché ${tile}.`,
  'triomino.passes': 'passe.',
  'triomino.timeUp': 'le temps est écoulé.',
  'triomino.losesTurn': (points) => `perd son tour${points === 0 ? '' : `\u202f: ${pointsOf(points)}`}.`,
  'triomino.lays': (tile, where) => `pose ${tile} ${where}.`,
  'triomino.goesOut': 'n’a plus de tuiles.',
  'triomino.blocked': 'Plus personne ne peut poser de tuile.',
  'triomino.earned': (points) => `${pointsOf(points)} dans cette manche.`,

  'triomino.toldLaid': (tile, beside) => (beside ? `${tile} contre ${beside}` : tile),
  'triomino.toldLast': (tile) => `dernière tuile ${tile}`,
  'triomino.toldBonus': (code) =>
    ({
      lead: 'triple',
      bridge: 'pont',
      hexagon: 'hexagone',
      'double-hexagon': 'deux hexagones',
      'triple-hexagon': 'trois hexagones',
    })[code],
  'triomino.toldBought': (tile) => (tile === undefined ? 'une tuile piochée' : `${tile} piochée`),
  'triomino.toldPassed': 'tour passé',
  'triomino.toldLost': 'tour perdu',
  'triomino.toldHighest': (tile) => `plus haute tuile, ${tile}`,

  'triomino.counts': (players, pool) => `${players}\u202f; ${tiles(pool)} dans la pioche.`,
  'triomino.holds': (name, number, points) => `${name} ${tiles(number)}, ${pointsOf(points)}`,

  'triomino.scoreTable': (round) => `Manche ${round} en détail`,
  'triomino.rounds': 'Points par manche',
  'triomino.roundNumber': (round) => `Manche ${round}`,
  'triomino.total': 'Total',
  'triomino.left': (name, held, points) => `${subject(name)} avait encore ${held}\u202f: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} dans cette manche.`,
  'triomino.rank': (rank, next) =>
    [
      `Un bon score commence à ${next}.`,
      `Une bonne manche\u202f; ${next} serait très bien.`,
      `Une très bonne manche\u202f; ${next} serait exceptionnel.`,
      'Une manche exceptionnelle.',
    ][rank] ?? '',
  'triomino.roundsWon': (names, seats, rounds) => {
    const won = rounds === 1 ? 'une manche gagnée' : count(rounds, 'manche gagnée', 'manches gagnées');
    return `${subject(names)} ${seats.length === 1 ? 'l’emporte' : 'se partagent la première place'} avec ${won}.`;
  },
  'triomino.youWonRounds': (rounds) =>
    `Vous gagnez avec ${rounds === 1 ? 'une manche gagnée' : count(rounds, 'manche gagnée', 'manches gagnées')}.`,

  'triomino.column.tile': 'Tuiles',
  'triomino.column.lead': 'Départ',
  'triomino.column.bridge': 'Ponts',
  'triomino.column.hexagon': 'Hexa\u00adgones',
  'triomino.column.purchase': 'Pioche',
  'triomino.column.pass': 'Passer',
  'triomino.column.out': 'Der\u00adnière tuile',
  'triomino.column.pips': 'Tuiles des autres',
  'triomino.column.blocked': 'Plus petit reste',
  'triomino.column.earlier': 'Avant',

  'triomino.reason.target': 'Le nombre de points visé est atteint.',
  'triomino.reason.rounds': 'Toutes les manches sont jouées.',
  'triomino.reason.one-round': 'La manche est terminée.',

  'triomino.refusal.game-over': () => 'La partie est terminée.',
  'triomino.refusal.not-your-turn': () => 'Ce n’est pas possible maintenant.',
  'triomino.refusal.bad-move': () =>
    'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: 012@3,-1, buy ou pass.',
  'triomino.refusal.bad-tiles': () =>
    'Saisissez le nombre de tuiles demandé, toutes différentes, par exemple 012 ou 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} ne se place nulle part sur la table.`,
  'triomino.refusal.beside-places': ({ tile }) => `Posez ${tile ?? ''} sur une place marquée.`,
  'triomino.refusal.covered': () => 'Affichez d’abord vos tuiles.',
  'triomino.refusal.not-dealt': () => 'Tirez d’abord les tuiles.',
  'triomino.refusal.not-due': () => 'Ce n’est pas le moment de tirer une tuile.',
  'triomino.refusal.other-tiles': () => 'Ces tuiles ne peuvent pas être tirées maintenant.',
  'triomino.refusal.not-in-rack': ({ tile }) => `Vous n’avez pas ${tile ?? 'cette tuile'}.`,
  'triomino.refusal.cell-taken': () => 'Une autre tuile est déjà à cette place.',
  'triomino.refusal.no-side': () => 'À cet endroit, la tuile n’aurait aucun côté commun avec une autre.',
  'triomino.refusal.corner-differs': ({ value, laid }) =>
    `À cet endroit, le ${value ?? ''} toucherait un ${laid ?? ''}\u202f: dans un coin, tous les chiffres doivent être égaux.`,
  'triomino.refusal.first-place': () => 'La première tuile se pose au milieu, son chiffre le plus bas en haut.',
  'triomino.refusal.must-lead': ({ tiles: leading }) => `Vous devez commencer par ${leading ?? ''}.`,
  'triomino.refusal.leader-lays': () => 'Le joueur qui commence doit poser une tuile.',
  'triomino.refusal.can-lay': () => 'La pioche est vide et une de vos tuiles convient\u202f: posez-la.',
  'triomino.refusal.pool-empty': () => 'La pioche est vide\u202f: il n’y a plus rien à piocher.',
  'triomino.refusal.three-bought': () => 'Vous avez déjà pioché trois tuiles à ce tour.',
  'triomino.refusal.buy-first': () => 'Vous ne pouvez passer qu’après avoir pioché trois tuiles.',
};
