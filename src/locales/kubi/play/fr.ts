import { fr as common } from '../../common/play/fr.js';
import { pointsOf } from '../../common/fr.js';
import type { KubiPlayTerms } from '../terms.js';

export const fr: KubiPlayTerms = {
  ...common,

  'kubi.crossNumbers': (left) =>
    left === 3
      ? 'Choisissez trois chiffres.'
      : (['Cochez ces chiffres.', 'Choisissez-en encore un.', 'Choisissez-en encore deux.'][left] ?? ''),
  'kubi.chosenNumbers': (numbers) => (numbers ? `Choisis\u202f: ${numbers}.` : 'Aucun chiffre choisi.'),
  'kubi.goToDie': 'Allez d’abord sur un dé.',
  'kubi.crossHint': 'À chaque lancer, écartez-en un. Huit du même\u202f: la fin.',
  'kubi.lifted': (value) => `Le ${value} est choisi.`,
  'kubi.liftedHint': 'Touchez le dé à échanger avec lui.',
  'kubi.swapOrEnter': 'Échangez des dés, ou notez.',
  'kubi.swapHint': 'Touchez deux dés pour les échanger.',
  'kubi.inAll': (points) => (points === 0 ? 'Rien ne change.' : `${common['tabletop.signed'](points)} en tout.`),
  'kubi.effect': ({ code, sum, points, missing }) =>
    ({
      opens: `le ${sum} coûte ${-points}`,
      short: `il en manque ${missing} au ${sum}`,
      even: `le ${sum} revient à zéro`,
      gains: `le ${sum} rapporte ${points}`,
      full: `le ${sum} est plein`,
    })[code],
  'kubi.leftNext': (number, left) => `Encore ${left} pour le ${number}.`,
  'kubi.endsNext': (number) => `Le huitième ${number}\u202f: la fin.`,

  'kubi.numbers': 'Vos trois chiffres',
  'kubi.cross': (numbers) => `Cocher ${numbers}`,
  'kubi.crossThree': 'Choisir trois chiffres',

  'kubi.dice': 'Les dés et leur place',
  'kubi.die': (value) => `dé ${value}`,
  'kubi.ownDie': (value) => `dé ${value}, votre chiffre`,
  'kubi.firstPair': '1re paire',
  'kubi.secondPair': '2e paire',
  'kubi.enter': 'Noter',
  'kubi.enterSums': (first, second) => (first === second ? `Noter deux fois ${first}` : `Noter ${first} et ${second}`),
  'kubi.entries': 'Choix possibles',

  'kubi.entry': (die, sums, effect) => `${die} · ${sums} · ${effect}`,
  'kubi.discardDie': (value) => `écarter ${value}`,
  'kubi.leaveOut': (value) => `${value} de côté, sans trait`,
  'kubi.pairs': (first, second) => `${first} + ${second}`,

  'kubi.crossed': (numbers) => `coche ${numbers}.`,
  'kubi.entered': ({ value, isMarked, first, second }) =>
    `${isMarked ? `écarte un ${value}` : `met un ${value} de côté sans trait`}, puis ${first === second ? `marque deux fois le ${first}` : `marque ${first} et ${second}`}.`,
  'kubi.done': (number) => `Huit traits en face du ${number}\u202f: cette feuille est terminée.`,
  'kubi.told': ({ value, isMarked, first, second }) =>
    `${first === second ? `deux fois ${first}` : `${second} et ${first}`}, ${value} ${isMarked ? 'écarté' : 'de côté'}`,
  'kubi.toldNumbers': (numbers) => `chiffres ${numbers}`,

  'kubi.toCross': 'doit cocher',
  'kubi.isDone': 'a fini',

  'kubi.soloWon': (points) => `${pointsOf(points)}. Partie gagnée\u202f!`,
  'kubi.soloEnded': (points) => `${pointsOf(points)}. Il en faut 500 pour gagner.`,
  'kubi.gains': 'Gains',
  'kubi.losses': 'Pertes',

  'kubi.reason.all-done': 'Chaque feuille a huit traits en face d’un chiffre.',

  'kubi.refusal.game-over': () => 'La partie est terminée.',
  'kubi.refusal.not-your-turn': () => 'Ce n’est pas possible maintenant.',
  'kubi.refusal.bad-move': () => 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Ce lancer n’est pas valable\u202f: cinq dés qui montrent chacun de 1 à 6.',
  'kubi.refusal.same-number': () => 'Les trois chiffres doivent être différents.',
  'kubi.refusal.done': () => 'Cette feuille est terminée\u202f: elle a huit traits en face d’un chiffre.',
  'kubi.refusal.already-crossed': () => 'Les trois chiffres de cette feuille sont déjà cochés.',
  'kubi.refusal.cross-first': () => 'Cochez d’abord trois chiffres.',
  'kubi.refusal.already-entered': () => 'Ce lancer est déjà noté sur cette feuille.',
  'kubi.refusal.no-roll': () => 'Lancez d’abord les dés.',
  'kubi.refusal.other-dice': ({ roll }) => `Le lancer était ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Vous devez écarter un de vos chiffres\u202f: ${numbers}.`
      : `Vous devez écarter votre chiffre, le ${numbers}.`,
  'kubi.refusal.no-mark': () =>
    'Aucun de vos chiffres n’est sorti\u202f: le dé mis de côté ne donne donc pas de trait.',
  'kubi.refusal.too-many-numbers': () =>
    'Trois chiffres sont déjà choisis. Décochez-en un avant d’en choisir un autre.',
  'kubi.refusal.too-few-numbers': () => 'Choisissez d’abord trois chiffres différents.',
};
