import { nl as common } from '../../common/play/nl.js';
import { signed } from '../../common/figures.js';
import type { CuboPlayTerms } from '../terms.js';

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
const pointsOf = (points: number): string => count(points, 'punt', 'punten');
const seconds = (number: number): string => count(number, 'seconde', 'seconden');

export const nl: CuboPlayTerms = {
  ...common,

  'cubo.showSquare': (name) => `Vierkant van ${name} tonen`,
  'cubo.points': (points) => (points === 1 ? 'punt' : 'punten'),

  'cubo.build': 'Wissel steeds twee dobbelstenen, roep dan Cubo.',
  'cubo.buildAll': 'Iedereen bouwt. Klaar? Dan Cubo!',
  'cubo.buildOn': 'Bouw verder, of Cubo!',
  'cubo.firstRound': 'Je eerste ronde is zonder klok.',
  'cubo.worthNow': (worth, change) => `Je vierkant is ${worth} waard${change === 0 ? '' : ` (${signed(change)})`}.`,
  'cubo.stillBuilding': (names) => `Wachten op: ${names}.`,
  'cubo.takeDie': 'Neem er een, of geen.',
  'cubo.hurry': (left) => `Nog ${seconds(left)} voor Cubo.`,
  'cubo.hurryTake': (left) => `Nog ${seconds(left)}.`,
  'cubo.takeLater': (names) => `Daarna: ${names}.`,
  'cubo.enterDice': 'Gooi je dobbelstenen.',
  'cubo.exchange': (die) => `Waar komt de ${die}?`,
  'cubo.roundOver': (round, points) =>
    points === undefined ? `Ronde ${round} is afgelopen.` : `Ronde ${round}: ${pointsOf(points)}.`,
  'cubo.enterMiddle': 'Gooi de vier dobbelstenen in het midden en vul in wat je gooit.',
  'cubo.enterSquare': (name) => `Gooi de negen dobbelstenen van ${name} en vul rij voor rij in wat ze aangeven.`,

  'cubo.call': 'Cubo!',
  'cubo.rollAgain': 'Alles opnieuw gooien',
  'cubo.noMoreRolls': 'Niemand gooit nog opnieuw',
  'cubo.roll': 'Gooien',
  'cubo.throw': 'Dobbelstenen gooien',
  'cubo.rollRound': (round) => `Gooien voor ronde ${round}`,
  'cubo.nextRound': 'Volgende ronde',
  'cubo.take': 'Dobbelstenen om uit te kiezen',
  'cubo.takeThis': (die) => `De ${die} nemen`,
  'cubo.takeOne': 'Neem er een, of geen',
  'cubo.takeNone': 'Geen nemen',
  'cubo.swapIn': 'Ruilen',
  'cubo.put': (die, points) => `De ${die} inruilen: het vierkant zou dan ${points} waard zijn`,
  'cubo.keep': 'Mijn dobbelstenen houden',
  'cubo.pause': 'Pauze',
  'cubo.goOn': 'Verder',
  'cubo.isPaused': 'Pauze. De dobbelstenen zijn afgedekt en de tijd staat stil.',

  'cubo.chosen': 'gekozen',
  'cubo.fixed': 'blijft hier',

  'cubo.time': 'Resterende tijd',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'Er loopt geen klok.',
  'cubo.withShift': (key) => `Druk op Shift+${key}.`,
  'cubo.noClock': 'Geen klok',
  'cubo.timeLimit': 'Tijdslimiet',
  'cubo.time.page': 'Tijd volgens deze pagina',
  'cubo.time.long': 'Tien keer zoveel tijd',
  'cubo.time.none': 'Geen tijdslimiet',

  'cubo.middleRolled': (dice) => `In het midden: ${dice}.`,
  'cubo.rolled': (dice) => `Dobbelstenen: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) =>
    `${first} naar ${cell}, ${second} naar ${other}. Waarde: ${worth}.`,
  'cubo.rollsAgain': 'Alle dobbelstenen in de hand.',
  'cubo.called': 'Cubo!',
  'cubo.took': (die) => `neemt de ${die}.`,
  'cubo.tookNone': 'neemt geen dobbelsteen.',
  'cubo.exchanged': (die, cell, given) => `legt de ${die} op ${cell}, in plaats van de ${given}.`,
  'cubo.kept': 'houdt alle dobbelstenen.',
  'cubo.timeUp': 'De tijd is om.',
  'cubo.earned': (points) => `${pointsOf(points)} in deze ronde.`,
  'cubo.toldTaken': (die) => `Cubo, ${die} genomen`,
  'cubo.toldNone': 'Cubo, geen dobbelsteen genomen',
  'cubo.toldExchange': (die, given) => `${die} voor ${given}`,
  'cubo.toldKept': 'alle dobbelstenen gehouden',

  'cubo.picked': (die, cell) => `De ${die} op ${cell} is gekozen. Kies de dobbelsteen waarmee je hem wisselt.`,
  'cubo.letGo': 'Er is geen dobbelsteen gekozen.',

  'cubo.rounds': 'Punten per ronde',
  'cubo.total': 'Totaal',
  'cubo.compare': 'Jouw vierkant en betere',
  'cubo.side.own': 'Van jou',
  'cubo.side.swap': 'Eén wissel',
  'cubo.side.best': 'Beste',
  'cubo.oneSwap': (first, second, more) => `${first} met ${second}: ${more} meer.`,
  'cubo.best': (points) => `Hoogst haalbaar: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `met de ${taken} in plaats van de ${given}`,
  'cubo.bestFound': 'Je hebt het best mogelijke vierkant gevonden.',
  'cubo.practised': (points) => `${pointsOf(points)} in zes rondes.`,

  'cubo.reason.six-rounds': 'Alle zes rondes zijn gespeeld.',

  'cubo.refusal.game-over': () => 'De partij is afgelopen.',
  'cubo.refusal.not-your-turn': () => 'Dat kan nu niet.',
  'cubo.refusal.bad-move': () =>
    'Dat is geen zet in dit spel. Schrijf een zet zoals swap a1c3, roll, call, take 2, put b1 of keep.',
  'cubo.refusal.bad-roll': () => 'Dat is geen geldige worp met deze dobbelstenen: elk geeft 1 tot en met 6.',
  'cubo.refusal.paused': () => 'De partij is gepauzeerd.',
  'cubo.refusal.no-roll': () => 'Gooi eerst de dobbelstenen.',
  'cubo.refusal.not-due': () => 'Deze dobbelstenen kun je nu niet gooien.',
  'cubo.refusal.other-dice': () => 'De dobbelstenen in het midden hebben andere kleuren.',
  'cubo.refusal.in-hand': () => 'Je hebt je dobbelstenen in de hand: gooi ze eerst.',
  'cubo.refusal.covered': () => 'Je vierkant is afgedekt en blijft zoals het is.',
  'cubo.refusal.already-called': () => 'Je hebt in deze ronde al geroepen.',
  'cubo.refusal.no-more-rolls': () => 'Er is geroepen: in deze ronde gooit niemand meer opnieuw.',
  'cubo.refusal.white-die': () => 'De witte dobbelsteen blijft op het middelste vakje.',
  'cubo.refusal.same-cell': () => 'Kies twee verschillende dobbelstenen.',
  'cubo.refusal.call-first': () => 'Roep eerst Cubo en neem dan een dobbelsteen.',
  'cubo.refusal.already-decided': ({ decision }) =>
    decision ? `Je hebt al gekozen: ${decision}` : 'Je hebt al gekozen.',
  'cubo.refusal.place-empty': ({ place }) =>
    `Plaats ${place ?? ''} in het midden is leeg: die dobbelsteen is al genomen.`,
  'cubo.refusal.building-over': () => 'Alle vierkanten zijn afgedekt; nu worden er dobbelstenen geruild.',
  'cubo.refusal.exchange-later': () => 'Er wordt pas geruild als alle vierkanten zijn afgedekt.',
};
