import { named, subject, toPlayer } from '../../common/names/it.js';
import { it as common } from '../../common/play/it.js';
import { count, pointsOf, tiles, the, one } from '../it.js';
import type { Side, TriominoPlayTerms } from '../terms.js';

const SIDES: Readonly<Record<Side, string>> = {
  left: 'a sinistra di',
  right: 'a destra di',
  above: 'sopra',
  below: 'sotto',
};
const seconds = (number: number): string => count(number, 'secondo', 'secondi');
const fits = (places: number): string =>
  places === 0 ? 'non si può posare' : `si può posare in ${places === 1 ? 'un posto' : `${places} posti`}`;

export const it: TriominoPlayTerms = {
  ...common,

  'triomino.toBuy': (number) => `${number} da pescare`,

  'triomino.round': (round, rounds, target) =>
    `Manche ${round}${rounds > 0 ? ` di ${rounds}` : target > 0 ? `, fino a ${pointsOf(target)}` : ''}`,

  'triomino.deal': 'Distribuisci le tessere.',
  'triomino.drawLead': 'Ognuno pesca una tessera: comincia chi ha la più alta.',
  'triomino.drawAgain': (names) => `Parità, si pesca di nuovo per cominciare: ${names}.`,
  'triomino.drawOne': 'Pesca una tessera.',
  'triomino.waitForTiles': 'In attesa delle tessere.',
  'triomino.lead': 'Posa la prima tessera.',
  'triomino.leadWith': (tile) => `Comincia con ${tile}.`,
  'triomino.layOrBuy': 'Posa una tessera, o pesca.',
  'triomino.layOrBuyMore': (left) => `Posa o pesca (ancora ${left}).`,
  'triomino.mustBuy': 'Nessuna va bene. Pesca.',
  'triomino.layOrPass': 'Posa una tessera, o passa.',
  'triomino.mustLay': 'Posa una tessera.',
  'triomino.mustPass': 'Nessuna va bene. Passa.',
  'triomino.lastTurn': 'Ultimo turno della manche.',
  'triomino.handOver': (name) => `Passa il dispositivo ${toPlayer(name)}.`,
  'triomino.roundOver': (round) => `La manche ${round} è finita.`,

  'triomino.dealTiles': 'Distribuisci',
  'triomino.tilesEach': (count) => `${tiles(count)} a testa`,
  'triomino.draw': 'Pesca per cominciare',
  'triomino.showTiles': 'Mostra le tue tessere',
  'triomino.buy': 'Pesca',
  'triomino.buyUntil': 'Pesca fino a poter posare',
  'triomino.pass': 'Passa',
  'triomino.zoomIn': 'Ingrandisci',
  'triomino.zoomOut': 'Riduci',
  'triomino.inSight': (seen, all) =>
    all > 0 ? `Tessere visibili: ${seen} su ${all}.` : 'Ancora nessuna tessera sul tavolo.',
  'triomino.whole': 'Mostra tutto il tavolo',

  'triomino.rack': 'Le tue tessere',
  'triomino.rackTile': (tile, places) => `${tile}, ${fits(places)}`,
  'triomino.places': (tile) => `Dove si può posare ${tile}`,
  'triomino.choosePlace': (tile) => `Scegli un posto per ${tile}.`,
  'triomino.goldPlace': (earned) => `Oro: ${earned}`,
  'triomino.fits': (tile, places) => `${tile} ${fits(places)}`,
  'triomino.beside': (tile, side) => `${SIDES[side]} ${tile}`,
  'triomino.inTheMiddle': 'al centro',
  'triomino.placeFor': (where, points) => `${where} per ${pointsOf(points)}`,
  'triomino.letGo': 'Nessuna tessera è scelta.',

  'triomino.enterDeal': (name, number) => `Pesca ${tiles(number)} per ${named(name)} e inseriscile.`,
  'triomino.enterLead': (name) => `Pesca una tessera per ${named(name)}, per vedere chi comincia, e inseriscila.`,
  'triomino.enterDraw': (name) => `Pesca una tessera per ${named(name)} e inseriscila.`,
  'triomino.pad': 'Tessere che nessuno ha ancora visto',
  'triomino.takeTiles': 'Prendi queste tessere',

  'triomino.time': 'Tempo rimasto',
  'triomino.secondsLeft': seconds,
  'triomino.noLimit': 'Nessun cronometro in corso.',

  'triomino.dealt': (number) => `riceve ${tiles(number)}.`,
  'triomino.dealtOpen': (dealt) => `riceve ${dealt}.`,
  'triomino.drewForLead': (tile) => `pesca ${tile} per decidere chi comincia.`,
  'triomino.leads': 'comincia.',
  'triomino.buys': 'pesca.',
  'triomino.bought': 'ha pescato una tessera.',
  'triomino.boughtOpen': (tile) => `ha pescato ${tile}.`,
  'triomino.passes': 'passa.',
  'triomino.timeUp': 'il tempo è scaduto.',
  'triomino.losesTurn': (points) => `perde il turno${points === 0 ? '' : `: ${pointsOf(points)}`}.`,
  'triomino.lays': (tile, where) => `posa ${tile} ${where}.`,
  'triomino.goesOut': 'non ha più tessere.',
  'triomino.blocked': 'Nessuno può più posare una tessera.',
  'triomino.earned': (points) => `${pointsOf(points)} in questa manche.`,

  'triomino.toldLaid': (tile, beside) => (beside ? `${tile} accanto a ${beside}` : tile),
  'triomino.toldLast': (tile) => `ultima tessera ${tile}`,
  'triomino.toldBonus': (code) =>
    ({
      lead: 'tripla',
      bridge: 'ponte',
      hexagon: 'esagono',
      'double-hexagon': 'due esagoni',
      'triple-hexagon': 'tre esagoni',
    })[code],
  'triomino.toldBought': (tile) => (tile === undefined ? 'una tessera pescata' : `${tile} pescata`),
  'triomino.toldPassed': 'turno passato',
  'triomino.toldLost': 'turno perso',
  'triomino.toldHighest': (tile) => `tessera più alta, ${tile}`,

  'triomino.counts': (players, pool) => `${players}; ${tiles(pool)} nella riserva.`,
  'triomino.holds': (name, number, points) => `${name} ${tiles(number)}, ${pointsOf(points)}`,

  'triomino.scoreTable': (round) => `La manche ${round} in dettaglio`,
  'triomino.rounds': 'Punti per manche',
  'triomino.roundNumber': (round) => `Manche ${round}`,
  'triomino.total': 'Totale',
  'triomino.left': (name, held, points) => `${subject(name)} aveva ancora ${held}: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} in questa manche.`,
  'triomino.rank': (rank, next) =>
    [
      `Un buon punteggio parte da ${next}.`,
      `Una buona manche; ${next} sarebbe ottimo.`,
      `Un’ottima manche; ${next} sarebbe eccezionale.`,
      'Una manche eccezionale.',
    ][rank] ?? '',
  'triomino.roundsWon': (names, seats, rounds) => {
    const won = rounds === 1 ? 'una manche vinta' : `${rounds} manche vinte`;
    return `${subject(names)} ${seats.length === 1 ? 'vince' : 'sono primi a pari merito'} con ${won}.`;
  },
  'triomino.youWonRounds': (rounds) => `Vinci con ${rounds === 1 ? 'una manche vinta' : `${rounds} manche vinte`}.`,

  'triomino.column.tile': 'Tes\u00adsere',
  'triomino.column.lead': 'Inizio',
  'triomino.column.bridge': 'Ponti',
  'triomino.column.hexagon': 'Esa\u00adgoni',
  'triomino.column.purchase': 'Pesca',
  'triomino.column.pass': 'Passo',
  'triomino.column.out': 'Ultima tes\u00adsera',
  'triomino.column.pips': 'Tes\u00adsere altrui',
  'triomino.column.blocked': 'Resto più basso',
  'triomino.column.earlier': 'Prima',

  'triomino.reason.target': 'Il punteggio stabilito è stato raggiunto.',
  'triomino.reason.rounds': 'Sono state giocate tutte le manche.',
  'triomino.reason.one-round': 'La manche è finita.',

  'triomino.refusal.game-over': () => 'La partita è finita.',
  'triomino.refusal.not-your-turn': () => 'Adesso non si può.',
  'triomino.refusal.bad-move': () => 'Non è una mossa di questo gioco. Scrivila così: 012@3,-1, buy oppure pass.',
  'triomino.refusal.bad-tiles': () =>
    'Inserisci tante tessere diverse quante ne sono richieste, per esempio 012 o 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} non si può posare da nessuna parte sul tavolo.`,
  'triomino.refusal.beside-places': ({ tile }) => `Posa ${tile ?? ''} su un posto segnato.`,
  'triomino.refusal.covered': () => 'Prima mostra le tue tessere.',
  'triomino.refusal.not-dealt': () => 'Prima pesca le tessere.',
  'triomino.refusal.not-due': () => 'Non è il momento di pescare una tessera.',
  'triomino.refusal.other-tiles': () => 'Queste tessere non si possono pescare adesso.',
  'triomino.refusal.not-in-rack': ({ tile }) => `Non hai ${tile ?? 'questa tessera'}.`,
  'triomino.refusal.cell-taken': () => 'Lì c’è già un’altra tessera.',
  'triomino.refusal.no-side': () => 'Lì la tessera non avrebbe nessun lato in comune con un’altra.',
  'triomino.refusal.corner-differs': ({ value = 0, laid = 0 }) =>
    `Lì ${the(value)} toccherebbe ${one(laid)}: in un angolo tutti i numeri devono essere uguali.`,
  'triomino.refusal.first-place': () => 'La prima tessera va al centro, con il numero più basso in alto.',
  'triomino.refusal.must-lead': ({ tiles: leading }) => `Devi cominciare con ${leading ?? ''}.`,
  'triomino.refusal.leader-lays': () => 'Chi comincia deve posare una tessera.',
  'triomino.refusal.can-lay': () => 'La riserva è vuota e una tua tessera va bene: posala.',
  'triomino.refusal.pool-empty': () => 'La riserva è vuota: non c’è più niente da pescare.',
  'triomino.refusal.three-bought': () => 'In questo turno hai già pescato tre tessere.',
  'triomino.refusal.buy-first': () => 'Puoi passare solo dopo aver pescato tre tessere.',
};
