import { isSide, toPlayer } from '../common/names/fr.js';
import type { Amount, Change, Expected, ReviewWords, SummaryFacts } from './terms.js';

const amount = ({ unit, count, shown }: Amount): string =>
  unit === 'chance' ? shown : `${shown} ${count < 2 ? 'point' : 'points'}`;

/** What was lost, also of a chance to win. */
const share = (mean: Amount): string => (mean.unit === 'chance' ? `${mean.shown} de chances de gagner` : amount(mean));

const signed = (change: Change): string => `${{ '-1': '−', 0: '±', 1: '+' }[change.sign]}${amount(change)}`;

const value = (expected: Expected): string => {
  const { isLead, isNegative } = expected;
  if (!isLead) return `${isNegative ? '−' : ''}${amount(expected)}`;
  return expected.count === 0 ? 'égalité' : `${amount(expected)} ${isNegative ? 'de retard' : 'd’avance'}`;
};

const label = ({ unit }: Amount): string => (unit === 'chance' ? 'Chances de gagner' : 'Résultat attendu');

const nouns = { dice: 'Les dés', tiles: 'Les tuiles' };

/** `pour les Noirs`, `pour Ann` */
const forPlayer = (name: string): string => `pour ${isSide(name) ? `les ${name}` : name}`;

function luckText({ who, chance, luck }: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>): string {
  if (luck.sign === 0) {
    const whom = who === undefined ? ' pour vous' : who && ` ${forPlayer(who)}`;
    return `${nouns[chance]} se sont équilibré${chance === 'dice' ? 's' : 'es'}${whom}`;
  }
  const verb = luck.sign > 0 ? 'donné' : 'pris';
  if (who === undefined) return `${nouns[chance]} vous ont ${verb} ${amount(luck)}`;
  return `${nouns[chance]} ont ${verb} ${amount(luck)}${who && ` ${toPlayer(who)}`}`;
}

const rest = ({ play, others, isDuel }: SummaryFacts): string[] => {
  const theirs = isDuel ? 'les coups de l’autre camp' : 'les coups des autres';
  return [
    play.sign === 0 ? 'aucun choix n’a rien coûté' : `des choix moins bons en ont coûté ${play.shown}`,
    ...(others.sign === 0 ? [] : [`${theirs} en ont ${others.sign > 0 ? 'donné' : 'pris'} ${others.shown}`]),
  ];
};

export const review: ReviewWords = {
  curve: 'Le cours de la partie',
  legend: { dice: 'Dés', tiles: 'Tuiles', play: 'Choix' },
  curveOf: (name) => `Montrer la courbe\u202f: ${name}`,
  progress: (done, total) => `Analyse\u202f: ${done} sur ${total}`,
  stop: 'Arrêter',
  stopped: 'L’analyse a été arrêtée.',
  goOn: 'Analyser à nouveau',
  failed: 'Cette partie ne peut pas être analysée.',
  decided: 'Ce qui a décidé',
  moment: (step, what, change, name) =>
    `Étape ${step}\u202f: ${what}\u202f: ${signed(change)}${name ? ` ${forPlayer(name)}` : ''}`,
  verdicts: { best: 'Meilleur coup', good: 'Bon coup', slip: 'Imprécision', blunder: 'Gaffe' },
  counts: {
    best: (count) => `${count} ${count < 2 ? 'meilleur coup' : 'meilleurs coups'}`,
    good: (count) => `${count} ${count < 2 ? 'bon' : 'bons'}`,
    slip: (count) => `${count} ${count < 2 ? 'imprécision' : 'imprécisions'}`,
    blunder: (count) => `${count} ${count < 2 ? 'gaffe' : 'gaffes'}`,
  },
  judged: (verdict, loss) =>
    verdict === 'best'
      ? 'Meilleur coup.'
      : `${review.verdicts[verdict]}\u202f: ${amount(loss)} de moins que le meilleur.`,
  aboutAsGood: 'À peu près aussi bon que le meilleur coup.',
  better: (name) => `Mieux\u202f: ${name}.`,
  expected: (expected) => `${label(expected)}\u202f: ${value(expected)}.`,
  expectedInstead: (expected, played) => `${label(expected)}\u202f: ${value(expected)} au lieu de ${value(played)}.`,
  luck: (told) => `${luckText(told)}.`,
  summary: (told) => {
    const { who, unit, chance, luck, play, others, isDuel } = told;
    if (unit === 'points') return `${[luckText(told), ...rest(told)].join('\u202f; ')}.`;
    const whose = who === undefined ? 'Vos chances de gagner' : `Chances de gagner${who && ` (${who})`}`;
    const theirs = `${isDuel ? 'coups de l’autre camp' : 'coups des autres'} ${signed(others)}`;
    const dice = review.legend[chance].toLowerCase();
    return `${whose}\u202f: ${dice} ${signed(luck)}, propres choix ${signed(play)}, ${theirs}.`;
  },
  showBetter: 'Montrer le meilleur coup',
  backToMove: 'Revenir au coup',
  tryAnother: 'Essayer un autre coup',
  tried: (text) => `Votre essai\u202f: ${text}`,
  tryNow: 'Jouez un coup pour voir ce qu’il vaut.',
  ownPlay: (games, mean, lastMonth) =>
    `Sur vos ${games} dernières parties, des coups moins bons vous ont coûté ${share(mean)} par partie${lastMonth ? `\u202f; le mois dernier, ${lastMonth.shown}` : ''}.`,
  forget: 'Oublier ces parties',
  asTable: 'En tableau',
  columns: { step: 'Étape', move: 'Coup', value: 'Attendu', change: 'Écart', verdict: 'Verdict' },
};
