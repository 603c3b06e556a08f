import { changeOf, comparedOf, expectedOf, amountOf } from '../../src/elements/features/review/amounts.js';
import type { ReviewWords, SummaryFacts } from '../../src/locales/review/terms.js';

/** Every sentence, by its moment. */
export function review(words: ReviewWords, code: string): Record<string, string> {
  const points = (value: number) => changeOf(value, 'points', code);
  const chance = (value: number) => changeOf(value, 'chance', code);
  const told: SummaryFacts = {
    who: 'Ann',
    unit: 'points',
    chance: 'dice',
    luck: points(14),
    play: points(-9),
    others: points(0),
    isDuel: false,
  };
  const alone: SummaryFacts = { ...told, who: '' };
  const yours: SummaryFacts = { ...told, who: undefined };
  const won: SummaryFacts = {
    ...told,
    unit: 'chance',
    luck: chance(0.03),
    play: chance(-0.4),
    others: chance(0.62),
    isDuel: true,
  };
  const { legend, verdicts, counts, columns, judged, moment } = words;
  const each = (prefix: string, texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));
  const lead = (value: number) => words.expected(expectedOf(value, 'points', code, true));
  return {
    curve: words.curve,
    ...each('legend', legend),
    curveOf: words.curveOf('Ann'),
    progress: words.progress(12, 40),
    stop: words.stop,
    stopped: words.stopped,
    goOn: words.goOn,
    failed: words.failed,
    decided: words.decided,
    momentForAnn: moment(17, '6 6 6', points(14), 'Ann'),
    momentAlone: moment(3, '6 6 6', points(-1), undefined),
    momentOfChance: moment(1200, 'b1–e4', chance(-0.384), 'Bob'),
    ...each('verdicts', verdicts),
    ...Object.fromEntries(
      Object.entries(counts).flatMap(([verdict, count]) => [1, 2].map((n) => [`counts.${verdict}.${n}`, count(n)])),
    ),
    judgedBest: judged('best', amountOf(0, 'points', code)),
    judgedGood: judged('good', amountOf(0.4, 'points', code)),
    judgedSlip: judged('slip', amountOf(1, 'points', code)),
    judgedBlunder: judged('blunder', amountOf(0.32, 'chance', code)),
    aboutAsGood: words.aboutAsGood,
    better: words.better('c6–d5'),
    expected: words.expected(expectedOf(-1234.4, 'points', code)),
    expectedChance: words.expected(expectedOf(0.62, 'chance', code)),
    ahead: lead(12),
    behind: lead(-1),
    level: lead(0.01),
    instead: words.expectedInstead(...comparedOf(34.4, 34.2, 'points', code)),
    insteadOfChance: words.expectedInstead(...comparedOf(0.62, 0.5, 'chance', code)),
    luckGave: words.luck(told),
    luckTook: words.luck({ ...told, luck: points(-1), chance: 'tiles' }),
    luckEven: words.luck({ ...told, luck: points(0.01) }),
    luckGaveYou: words.luck(yours),
    luckTookYou: words.luck({ ...yours, luck: points(-1.5) }),
    luckEvenYou: words.luck({ ...yours, luck: points(0), chance: 'tiles' }),
    luckAlone: words.luck(alone),
    luckTookAlone: words.luck({ ...alone, luck: points(-2) }),
    luckEvenAlone: words.luck({ ...alone, luck: points(0) }),
    summary: words.summary(told),
    summaryYou: words.summary({ ...yours, others: points(5) }),
    summaryDuel: words.summary({ ...told, play: points(0), others: points(-5), isDuel: true }),
    summaryAlone: words.summary(alone),
    summaryChance: words.summary(won),
    summaryChanceYou: words.summary({ ...won, who: undefined, isDuel: false }),
    summaryChanceAlone: words.summary({ ...won, who: '', luck: chance(0) }),
    showBetter: words.showBetter,
    backToMove: words.backToMove,
    tryAnother: words.tryAnother,
    tried: words.tried(judged('best', amountOf(0, 'points', code))),
    tryNow: words.tryNow,
    ownPlay: words.ownPlay(30, amountOf(3.24, 'points', code), amountOf(5, 'points', code)),
    ownPlayOfChance: words.ownPlay(2, amountOf(0.04, 'chance', code), undefined),
    forget: words.forget,
    asTable: words.asTable,
    ...each('columns', columns),
  };
}
