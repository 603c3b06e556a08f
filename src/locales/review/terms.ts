import type { Verdict } from '../../opponents/review/review.js';

/** So many points, or so many per cent of the chance of winning. */
export interface Amount {
  readonly unit: 'points' | 'chance';
  /** The amount as it is written, which decides on singular and plural; 0 or more. In per cent for chances. */
  readonly count: number;
  /** The amount in the figures of the language, without a sign: `14`, `1.2`, `38%`. */
  readonly shown: string;
}

/** A change for better or worse. */
export interface Change extends Amount {
  /** Nothing that is worth telling. */
  readonly sign: -1 | 0 | 1;
}

/** What somebody can expect: points, points ahead of the best of the others, or a chance of winning. */
export interface Expected extends Amount {
  readonly isNegative: boolean;
  readonly isLead: boolean;
}

/** What became of a seat. */
export interface SummaryFacts {
  /** Whose it is: `undefined` for the reader, empty for somebody alone whom nobody has named. */
  readonly who: string | undefined;
  readonly unit: Amount['unit'];
  /** What chance deals out. */
  readonly chance: 'dice' | 'tiles';
  readonly luck: Change;
  readonly play: Change;
  readonly others: Change;
  /** Whether there is one other player only. */
  readonly isDuel: boolean;
}

/** What the review of a game says, in one language. */
export interface ReviewWords {
  /** The accessible name of the curve. */
  readonly curve: string;
  /** Its legend: what chance did, and what the decisions of the seat did. */
  readonly legend: Readonly<Record<'dice' | 'tiles' | 'play', string>>;
  /** The button that makes the curve of a player strong. */
  readonly curveOf: (name: string) => string;
  readonly progress: (done: number, total: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly failed: string;
  /** The heading above the moments that decided. */
  readonly decided: string;
  /** A moment, by the number of its step. @param what a sentence without its full stop @param name whose change it is, where several play */
  readonly moment: (step: number, what: string, change: Change, name: string | undefined) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** How many decisions there were of a kind. */
  readonly counts: Readonly<Record<Verdict, (count: number) => string>>;
  /** How good a move was, and what it lost. */
  readonly judged: (verdict: Verdict, loss: Amount) => string;
  /** The difference to the best move is smaller than its error. */
  readonly aboutAsGood: string;
  /** @param name the better move, in a few words */
  readonly better: (name: string) => string;
  /** What a move is worth. */
  readonly expected: (value: Expected) => string;
  /** The same, and what was worth less. */
  readonly expectedInstead: (value: Expected, played: Expected) => string;
  /** What chance gave somebody, or took. */
  readonly luck: (facts: Pick<SummaryFacts, 'who' | 'chance' | 'luck'>) => string;
  readonly summary: (facts: SummaryFacts) => string;
  readonly showBetter: string;
  readonly backToMove: string;
  readonly tryAnother: string;
  /** Before what is said of a move that the reader tries. */
  readonly tried: (text: string) => string;
  /** While the reader has not tried a move yet. */
  readonly tryNow: string;
  /** What the weaker moves of the reader cost in the last games, on average, and in those of the month before. */
  readonly ownPlay: (games: number, mean: Amount, lastMonth: Amount | undefined) => string;
  /** The button that forgets these games. */
  readonly forget: string;
  readonly asTable: string;
  readonly columns: Readonly<Record<'step' | 'move' | 'value' | 'change' | 'verdict', string>>;
}
