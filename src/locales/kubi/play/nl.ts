import { nl as common } from '../../common/play/nl.js';
import { figure } from '../../common/figures.js';
import type { KubiPlayTerms } from '../terms.js';

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punt' : 'punten'}`;

export const nl: KubiPlayTerms = {
  ...common,

  'kubi.crossNumbers': (left) =>
    left === 3
      ? 'Kies drie getallen.'
      : (['Kruis deze getallen aan.', 'Kies nog één getal.', 'Kies nog twee getallen.'][left] ?? ''),
  'kubi.chosenNumbers': (numbers) => (numbers ? `Gekozen: ${numbers}.` : 'Geen getal gekozen.'),
  'kubi.goToDie': 'Ga eerst naar een dobbelsteen.',
  'kubi.crossHint': 'Leg er elke worp één af. Acht gelijke: einde.',
  'kubi.lifted': (value) => `De ${value} is gekozen.`,
  'kubi.liftedHint': 'Tik op de dobbelsteen om te wisselen.',
  'kubi.swapOrEnter': 'Wissel, of vul in.',
  'kubi.swapHint': 'Wissel twee dobbelstenen: tik ze aan.',
  'kubi.inAll': (points) => (points === 0 ? 'Geen verschil.' : `${common['tabletop.signed'](points)} in totaal.`),
  'kubi.effect': ({ code, sum, points, missing }) =>
    ({
      opens: `${sum} kost ${-points}`,
      short: `${sum} heeft er nog ${missing} nodig`,
      even: `${sum} staat op nul`,
      gains: `${sum} levert ${points} op`,
      full: `${sum} is vol`,
    })[code],
  'kubi.leftNext': (number, left) => `Bij de ${number} nog ${left} over.`,
  'kubi.endsNext': (number) => `De achtste ${number}: einde.`,

  'kubi.numbers': 'Je drie getallen',
  'kubi.cross': (numbers) => `${numbers} aankruisen`,
  'kubi.crossThree': 'Drie getallen kiezen',

  'kubi.dice': 'De dobbelstenen en hun plaats',
  'kubi.die': (value) => `dobbelsteen ${value}`,
  'kubi.ownDie': (value) => `dobbelsteen ${value}, jouw getal`,
  'kubi.firstPair': 'Eerste paar',
  'kubi.secondPair': 'Tweede paar',
  'kubi.enter': 'Invullen',
  'kubi.enterSums': (first, second) =>
    first === second ? `Twee keer ${first} invullen` : `${first} en ${second} invullen`,
  'kubi.entries': 'Mogelijke keuzes',

  'kubi.entry': (die, sums, effect) => `${die} · ${sums} · ${effect}`,
  'kubi.discardDie': (value) => `${value} afleggen`,
  'kubi.leaveOut': (value) => `${value} apart, geen streepje`,
  'kubi.pairs': (first, second) => `${first} + ${second}`,

  'kubi.crossed': (numbers) => `kruist ${numbers} aan.`,
  'kubi.entered': ({ value, isMarked, first, second }) =>
    `${isMarked ? `legt een ${value} af` : `legt een ${value} zonder streepje apart`} en zet ${first === second ? `twee streepjes naast de ${first}` : `een streepje naast ${first} en ${second}`}.`,
  'kubi.done': (number) => `Acht streepjes naast de ${number}: dit scoreblad is klaar.`,
  'kubi.told': ({ value, isMarked, first, second }) =>
    `${first === second ? `twee keer ${first}` : `${second} en ${first}`}, ${value} ${isMarked ? 'afgelegd' : 'apart'}`,
  'kubi.toldNumbers': (numbers) => `getallen ${numbers}`,

  'kubi.toCross': 'kruist aan',
  'kubi.isDone': 'klaar',

  'kubi.soloWon': (points) => `${pointsOf(points)}. Gewonnen!`,
  'kubi.soloEnded': (points) => `${pointsOf(points)}. Je hebt 500 nodig om te winnen.`,
  'kubi.gains': 'Winst',
  'kubi.losses': 'Verlies',

  'kubi.reason.all-done': 'Op elk scoreblad staan acht streepjes naast een getal.',

  'kubi.refusal.game-over': () => 'De partij is afgelopen.',
  'kubi.refusal.not-your-turn': () => 'Dat kan nu niet.',
  'kubi.refusal.bad-move': () => 'Dat is geen zet in dit spel. Schrijf een zet zoals 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Dat is geen geldige worp: vijf dobbelstenen, elk met 1 tot en met 6.',
  'kubi.refusal.same-number': () => 'De drie getallen moeten verschillend zijn.',
  'kubi.refusal.done': () => 'Dit scoreblad is klaar: er staan acht streepjes naast een getal.',
  'kubi.refusal.already-crossed': () => 'Op dit scoreblad zijn de drie getallen al aangekruist.',
  'kubi.refusal.cross-first': () => 'Kruis eerst drie getallen aan.',
  'kubi.refusal.already-entered': () => 'Deze worp is al op dit scoreblad ingevuld.',
  'kubi.refusal.no-roll': () => 'Gooi eerst de dobbelstenen.',
  'kubi.refusal.other-dice': ({ roll }) => `Er is ${roll} gegooid.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Je moet een van je getallen afleggen: ${numbers}.`
      : `Je moet je getal afleggen, de ${numbers}.`,
  'kubi.refusal.no-mark': () =>
    'Geen van je getallen is gegooid, dus de dobbelsteen die je apart legt levert geen streepje op.',
  'kubi.refusal.too-many-numbers': () =>
    'Er zijn al drie getallen gekozen. Haal er één weg voordat je een ander kiest.',
  'kubi.refusal.too-few-numbers': () => 'Kies eerst drie verschillende getallen.',
};
