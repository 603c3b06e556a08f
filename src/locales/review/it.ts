import { named, toPlayer } from '../common/names/it.js';
import type { Amount, Change, Expected, ReviewWords, SummaryFacts } from './terms.js';

const amount = ({ unit, count, shown }: Amount): string =>
  unit === 'chance' ? shown : `${shown} ${count === 1 ? 'punto' : 'punti'}`;

/** What was lost, also of a chance to win. */
const share = (mean: Amount): string =>
  mean.unit === 'chance' ? `${mean.shown} di possibilità di vincere` : amount(mean);

const signed = (change: Change): string => `${{ '-1': '−', 0: '±', 1: '+' }[change.sign]}${amount(change)}`;

const value = (expected: Expected): string => {
  const { isLead, isNegative } = expected;
  if (!isLead) return `${isNegative ? '−' : ''}${amount(expected)}`;
  return expected.count === 0 ? 'parità' : `${amount(expected)} di ${isNegative ? 'svantaggio' : 'vantaggio'}`;
};

const label = ({ unit }: Amount): string => (unit === 'chance' ? 'Probabilità di vincere' : 'Atteso');

const nouns = { dice: 'I dadi', tiles: 'Le tessere' };

function luckText({ who, chance, luck }: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>): string {
  if (luck.sign === 0) {
    const whom = who === undefined ? ' per te' : who && ` per ${named(who)}`;
    return `${nouns[chance]} si sono ${chance === 'dice' ? 'compensati' : 'compensate'}${whom}`;
  }
  const verb = luck.sign > 0 ? 'dato' : 'tolto';
  if (who === undefined) return `${nouns[chance]} ti hanno ${verb} ${amount(luck)}`;
  return `${nouns[chance]} hanno ${verb} ${amount(luck)}${who && ` ${toPlayer(who)}`}`;
}

const rest = ({ play, others, isDuel }: SummaryFacts): string[] => {
  const theirs = isDuel ? 'le mosse dell’altra parte' : 'le mosse degli altri';
  return [
    play.sign === 0 ? 'nessuna scelta ha sprecato nulla' : `scelte meno buone sono costate ${play.shown}`,
    ...(others.sign === 0 ? [] : [`${theirs} hanno ${others.sign > 0 ? 'dato' : 'tolto'} ${others.shown}`]),
  ];
};

export const review: ReviewWords = {
  curve: 'L’andamento della partita',
  legend: { dice: 'Dadi', tiles: 'Tessere', play: 'Scelte' },
  curveOf: (name) => `Mostra la curva: ${name}`,
  progress: (done, total) => `Analisi: ${done} di ${total}`,
  stop: 'Interrompi',
  stopped: 'L’analisi è stata interrotta.',
  goOn: 'Analizza di nuovo',
  failed: 'Questa partita non si può analizzare.',
  decided: 'Che cosa ha deciso',
  moment: (step, what, change, name) => `Passo ${step}: ${what}: ${signed(change)}${name ? ` per ${named(name)}` : ''}`,
  verdicts: { best: 'Mossa migliore', good: 'Buona mossa', slip: 'Imprecisione', blunder: 'Grave errore' },
  counts: {
    best: (count) => `${count} ${count === 1 ? 'mossa migliore' : 'mosse migliori'}`,
    good: (count) => `${count} ${count === 1 ? 'buona' : 'buone'}`,
    slip: (count) => `${count} ${count === 1 ? 'imprecisione' : 'imprecisioni'}`,
    blunder: (count) => `${count} ${count === 1 ? 'grave errore' : 'gravi errori'}`,
  },
  judged: (verdict, loss) =>
    verdict === 'best' ? 'Mossa migliore.' : `${review.verdicts[verdict]}: ${amount(loss)} in meno della migliore.`,
  aboutAsGood: 'Buona più o meno quanto la migliore.',
  better: (name) => `Meglio: ${name}.`,
  expected: (expected) => `${label(expected)}: ${value(expected)}.`,
  expectedInstead: (expected, played) => `${label(expected)}: ${value(expected)} invece di ${value(played)}.`,
  luck: (told) => `${luckText(told)}.`,
  summary: (told) => {
    const { who, unit, chance, luck, play, others, isDuel } = told;
    if (unit === 'points') return `${[luckText(told), ...rest(told)].join('; ')}.`;
    const whose = who === undefined ? 'La tua probabilità di vincere' : `Probabilità di vincere${who && ` (${who})`}`;
    const theirs = `${isDuel ? 'mosse dell’altra parte' : 'mosse degli altri'} ${signed(others)}`;
    const dice = review.legend[chance].toLowerCase();
    return `${whose}: ${dice} ${signed(luck)}, scelte proprie ${signed(play)}, ${theirs}.`;
  },
  showBetter: 'Mostra la mossa migliore',
  backToMove: 'Torna alla mossa',
  tryAnother: 'Prova un’altra mossa',
  tried: (text) => `Il tuo tentativo: ${text}`,
  tryNow: 'Fai una mossa per vedere quanto vale.',
  ownPlay: (games, mean, lastMonth) =>
    `Nelle ultime ${games} partite le mosse più deboli ti sono costate ${share(mean)} a partita${lastMonth ? `; il mese scorso ${lastMonth.shown}` : ''}.`,
  forget: 'Dimentica queste partite',
  asTable: 'Come tabella',
  columns: { step: 'Passo', move: 'Mossa', value: 'Atteso', change: 'Variazione', verdict: 'Giudizio' },
};
