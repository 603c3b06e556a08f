import type { Amount, Change, Expected, ReviewWords, SummaryFacts } from './terms.js';

const amount = ({ unit, count, shown }: Amount): string =>
  unit === 'chance' ? shown : `${shown} ${count === 1 ? 'punt' : 'punten'}`;

/** What was lost, also of a chance to win. */
const share = (mean: Amount): string => (mean.unit === 'chance' ? `${mean.shown} winstkans` : amount(mean));

const signed = (change: Change): string => `${{ '-1': '−', 0: '±', 1: '+' }[change.sign]}${amount(change)}`;

const value = (expected: Expected): string => {
  const { isLead, isNegative } = expected;
  if (!isLead) return `${isNegative ? '−' : ''}${amount(expected)}`;
  return expected.count === 0 ? 'gelijk' : `${amount(expected)} ${isNegative ? 'achter' : 'voor'}`;
};

const label = ({ unit }: Amount): string => (unit === 'chance' ? 'Winstkans' : 'Verwacht');

const nouns = { dice: 'De dobbelstenen', tiles: 'De stenen' };

function luckText({ who, chance, luck }: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>): string {
  const name = who ?? 'je';
  if (luck.sign === 0) return `${nouns[chance]} waren${name && ` voor ${who ?? 'jou'}`} in evenwicht`;
  if (luck.sign > 0) return `${nouns[chance]} gaven ${name && `${name} `}${amount(luck)}`;
  return `${nouns[chance]} kostten ${name && `${name} `}${amount(luck)}`;
}

const rest = ({ play, others, isDuel }: SummaryFacts): string[] => {
  const theirs = isDuel ? 'de zetten van de ander' : 'de zetten van de anderen';
  return [
    play.sign === 0 ? 'geen keuze gaf iets weg' : `zwakkere keuzes kostten er ${play.shown}`,
    ...(others.sign === 0 ? [] : [`${theirs} ${others.sign > 0 ? 'gaven' : 'kostten'} er ${others.shown}`]),
  ];
};

export const review: ReviewWords = {
  curve: 'Het verloop van de partij',
  legend: { dice: 'Dobbelstenen', tiles: 'Stenen', play: 'Keuzes' },
  curveOf: (name) => `Toon de lijn van ${name}`,
  progress: (done, total) => `Analyse: ${done} van ${total}`,
  stop: 'Stoppen',
  stopped: 'De analyse is gestopt.',
  goOn: 'Opnieuw analyseren',
  failed: 'Deze partij kan niet worden geanalyseerd.',
  decided: 'Wat besliste',
  moment: (step, what, change, name) => `Stap ${step}: ${what}: ${signed(change)}${name ? ` voor ${name}` : ''}`,
  verdicts: { best: 'Beste zet', good: 'Goede zet', slip: 'Onnauwkeurigheid', blunder: 'Blunder' },
  counts: {
    best: (count) => `${count} beste ${count === 1 ? 'zet' : 'zetten'}`,
    good: (count) => `${count} goede`,
    slip: (count) => `${count} ${count === 1 ? 'onnauwkeurigheid' : 'onnauwkeurigheden'}`,
    blunder: (count) => `${count} ${count === 1 ? 'blunder' : 'blunders'}`,
  },
  judged: (verdict, loss) =>
    verdict === 'best' ? 'Beste zet.' : `${review.verdicts[verdict]}: ${amount(loss)} minder dan de beste.`,
  aboutAsGood: 'Ongeveer even goed als de beste zet.',
  better: (name) => `Beter: ${name}.`,
  expected: (expected) => `${label(expected)}: ${value(expected)}.`,
  expectedInstead: (expected, played) => `${label(expected)}: ${value(expected)} in plaats van ${value(played)}.`,
  luck: (told) => `${luckText(told)}.`,
  summary: (told) => {
    const { who, unit, chance, luck, play, others, isDuel } = told;
    if (unit === 'points') return `${[luckText(told), ...rest(told)].join('; ')}.`;
    const whose = who === undefined ? 'Jouw winstkans' : who ? `Winstkans van ${who}` : 'Winstkans';
    const theirs = `zetten van de ${isDuel ? 'ander' : 'anderen'} ${signed(others)}`;
    const dice = review.legend[chance].toLowerCase();
    return `${whose}: ${dice} ${signed(luck)}, eigen keuzes ${signed(play)}, ${theirs}.`;
  },
  showBetter: 'Toon de betere zet',
  backToMove: 'Terug naar de zet',
  tryAnother: 'Andere zet proberen',
  tried: (text) => `Jouw poging: ${text}`,
  tryNow: 'Doe een zet en zie wat die waard is.',
  ownPlay: (games, mean, lastMonth) =>
    `In je laatste ${games} partijen kostten zwakkere zetten je ${share(mean)} per partij${lastMonth ? `; vorige maand ${lastMonth.shown}` : ''}.`,
  forget: 'Deze partijen vergeten',
  asTable: 'Als tabel',
  columns: { step: 'Stap', move: 'Zet', value: 'Verwacht', change: 'Verschil', verdict: 'Oordeel' },
};
