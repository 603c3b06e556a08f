import type { Amount, Change, Expected, ReviewWords, SummaryFacts } from './terms.js';

const amount = ({ unit, count, shown }: Amount): string =>
  unit === 'chance' ? shown : `${shown} ${count === 1 ? 'point' : 'points'}`;

/** What was lost, also of a chance to win. */
const share = (mean: Amount): string => (mean.unit === 'chance' ? `${mean.shown} of your chances` : amount(mean));

const signed = (change: Change): string => `${{ '-1': '−', 0: '±', 1: '+' }[change.sign]}${amount(change)}`;

const value = (expected: Expected): string => {
  const { isLead, isNegative } = expected;
  if (!isLead) return `${isNegative ? '−' : ''}${amount(expected)}`;
  return expected.count === 0 ? 'level' : `${amount(expected)} ${isNegative ? 'behind' : 'ahead'}`;
};

const label = ({ unit }: Amount): string => (unit === 'chance' ? 'Chance of winning' : 'Expected');

const nouns = { dice: 'The dice', tiles: 'The tiles' };

function luckText({ who, chance, luck }: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>): string {
  const name = who ?? 'you';
  if (luck.sign === 0) return `${nouns[chance]} evened out${name && ` for ${name}`}`;
  if (luck.sign > 0) return `${nouns[chance]} gave ${name && `${name} `}${amount(luck)}`;
  return `${nouns[chance]} took ${amount(luck)}${name && ` from ${name}`}`;
}

const rest = ({ play, others, isDuel }: SummaryFacts): string[] => {
  const theirs = isDuel ? 'the other side’s moves' : 'the others’ moves';
  return [
    play.sign === 0 ? 'no decision gave anything away' : `weaker decisions cost ${play.shown}`,
    ...(others.sign === 0 ? [] : [`${theirs} ${others.sign > 0 ? 'gave' : 'took'} ${others.shown}`]),
  ];
};

export const review: ReviewWords = {
  curve: 'The course of the game',
  legend: { dice: 'Dice', tiles: 'Tiles', play: 'Decisions' },
  curveOf: (name) => `Show the curve of ${name}`,
  progress: (done, total) => `Reviewing: ${done} of ${total}`,
  stop: 'Stop',
  stopped: 'The review was stopped.',
  goOn: 'Review again',
  failed: 'This game can’t be reviewed.',
  decided: 'What decided',
  moment: (step, what, change, name) => `Step ${step}: ${what}: ${signed(change)}${name ? ` for ${name}` : ''}`,
  verdicts: { best: 'Best move', good: 'Good move', slip: 'Slip', blunder: 'Blunder' },
  counts: {
    best: (count) => `${count} best ${count === 1 ? 'move' : 'moves'}`,
    good: (count) => `${count} good`,
    slip: (count) => `${count} ${count === 1 ? 'slip' : 'slips'}`,
    blunder: (count) => `${count} ${count === 1 ? 'blunder' : 'blunders'}`,
  },
  judged: (verdict, loss) =>
    verdict === 'best' ? 'Best move.' : `${review.verdicts[verdict]}: ${amount(loss)} less than the best.`,
  aboutAsGood: 'About as good as the best.',
  better: (name) => `Better: ${name}.`,
  expected: (expected) => `${label(expected)}: ${value(expected)}.`,
  expectedInstead: (expected, played) => `${label(expected)}: ${value(expected)} instead of ${value(played)}.`,
  luck: (told) => `${luckText(told)}.`,
  summary: (told) => {
    const { who, unit, chance, luck, play, others, isDuel } = told;
    if (unit === 'points') return `${[luckText(told), ...rest(told)].join('; ')}.`;
    const whose =
      who === undefined ? 'Your chance of winning' : who ? `${who}’s chance of winning` : 'Chance of winning';
    const theirs = `${isDuel ? 'other side’s moves' : 'others’ moves'} ${signed(others)}`;
    return `${whose}: ${chance} ${signed(luck)}, own decisions ${signed(play)}, ${theirs}.`;
  },
  showBetter: 'Show the better move',
  backToMove: 'Back to the move',
  tryAnother: 'Try another move',
  tried: (text) => `Your try: ${text}`,
  tryNow: 'Make a move to see what it’s worth.',
  ownPlay: (games, mean, lastMonth) =>
    `Over your last ${games} games, weaker moves cost you ${share(mean)} a game${lastMonth ? `; last month ${lastMonth.shown}` : ''}.`,
  forget: 'Forget these games',
  asTable: 'As a table',
  columns: { step: 'Step', move: 'Move', value: 'Expected', change: 'Change', verdict: 'Verdict' },
};
