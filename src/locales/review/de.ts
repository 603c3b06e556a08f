import type { Amount, Change, Expected, ReviewWords, SummaryFacts } from './terms.js';

const amount = ({ unit, count, shown }: Amount): string =>
  unit === 'chance' ? shown : `${shown} ${count === 1 ? 'Punkt' : 'Punkte'}`;

/** What was lost, also of a chance to win. */
const share = (mean: Amount): string => (mean.unit === 'chance' ? `${mean.shown} Gewinnchance` : amount(mean));

const signed = (change: Change): string => `${{ '-1': '−', 0: '±', 1: '+' }[change.sign]}${amount(change)}`;

const value = (expected: Expected): string => {
  const { isLead, isNegative } = expected;
  if (!isLead) return `${isNegative ? '−' : ''}${amount(expected)}`;
  return expected.count === 0 ? 'Gleichstand' : `${amount(expected)} ${isNegative ? 'Rückstand' : 'Vorsprung'}`;
};

const label = ({ unit }: Amount): string => (unit === 'chance' ? 'Gewinnchance' : 'Erwartet');

const nouns = { dice: 'Die Würfel', tiles: 'Die Steine' };

function luckText({ who, chance, luck }: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>): string {
  const name = who ?? 'dir';
  if (luck.sign === 0) return `${nouns[chance]} glichen sich${name && ` für ${who ?? 'dich'}`} aus`;
  return `${nouns[chance]} ${luck.sign > 0 ? 'gaben' : 'nahmen'} ${name && `${name} `}${amount(luck)}`;
}

const rest = ({ play, others, isDuel }: SummaryFacts): string[] => {
  const theirs = isDuel ? 'die Züge der anderen Seite' : 'die Züge der anderen';
  return [
    play.sign === 0 ? 'keine Entscheidung verschenkte etwas' : `schwächere Entscheidungen kosteten ${play.shown}`,
    ...(others.sign === 0 ? [] : [`${theirs} ${others.sign > 0 ? 'gaben' : 'nahmen'} ${others.shown}`]),
  ];
};

export const review: ReviewWords = {
  curve: 'Verlauf der Partie',
  legend: { dice: 'Würfel', tiles: 'Steine', play: 'Entscheidungen' },
  curveOf: (name) => `Kurve von ${name} zeigen`,
  progress: (done, total) => `Analyse: ${done} von ${total}`,
  stop: 'Abbrechen',
  stopped: 'Die Analyse wurde abgebrochen.',
  goOn: 'Erneut analysieren',
  failed: 'Diese Partie lässt sich nicht analysieren.',
  decided: 'Was entschied',
  moment: (step, what, change, name) => `Schritt ${step}: ${what}: ${signed(change)}${name ? ` für ${name}` : ''}`,
  verdicts: { best: 'Bester Zug', good: 'Guter Zug', slip: 'Ungenauigkeit', blunder: 'Patzer' },
  counts: {
    best: (count) => (count === 1 ? '1 bester Zug' : `${count} beste Züge`),
    good: (count) => `${count} ${count === 1 ? 'guter' : 'gute'}`,
    slip: (count) => `${count} ${count === 1 ? 'Ungenauigkeit' : 'Ungenauigkeiten'}`,
    blunder: (count) => `${count} Patzer`,
  },
  judged: (verdict, loss) =>
    verdict === 'best' ? 'Bester Zug.' : `${review.verdicts[verdict]}: ${amount(loss)} weniger als der beste.`,
  aboutAsGood: 'Etwa so gut wie der beste Zug.',
  better: (name) => `Besser: ${name}.`,
  expected: (expected) => `${label(expected)}: ${value(expected)}.`,
  expectedInstead: (expected, played) => `${label(expected)}: ${value(expected)} statt ${value(played)}.`,
  luck: (told) => `${luckText(told)}.`,
  summary: (told) => {
    const { who, unit, chance, luck, play, others, isDuel } = told;
    if (unit === 'points') return `${[luckText(told), ...rest(told)].join('; ')}.`;
    const whose = who === undefined ? 'Deine Gewinnchance' : who ? `Gewinnchance von ${who}` : 'Gewinnchance';
    const theirs = `Züge der anderen${isDuel ? ' Seite' : ''} ${signed(others)}`;
    return `${whose}: ${review.legend[chance]} ${signed(luck)}, eigene Entscheidungen ${signed(play)}, ${theirs}.`;
  },
  showBetter: 'Besseren Zug zeigen',
  backToMove: 'Zurück zum Zug',
  tryAnother: 'Anderen Zug ausprobieren',
  tried: (text) => `Dein Versuch: ${text}`,
  tryNow: 'Mach einen Zug und sieh, was er wert ist.',
  ownPlay: (games, mean, lastMonth) =>
    `In deinen letzten ${games} Partien kosteten dich schwächere Züge ${share(mean)} pro Partie${lastMonth ? `; im letzten Monat ${lastMonth.shown}` : ''}.`,
  forget: 'Diese Partien vergessen',
  asTable: 'Als Tabelle',
  columns: { step: 'Schritt', move: 'Zug', value: 'Erwartet', change: 'Änderung', verdict: 'Urteil' },
};
