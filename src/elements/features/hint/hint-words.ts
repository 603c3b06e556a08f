/** What hints of all games say: the steps, and how good a move is. */
import { numberFormat } from '../../../locales/number-format.js';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { HintTexts } from '../../../locales/hint.js';
import type { Unit } from '../../../opponents/opponent.js';
import type { HintStep } from '../../base/events.js';
import type { HintLanguage, HintMoment, HintSource } from './hint-source.js';
import { sentence } from '../../play/phrases.js';

/** Outcomes beyond this are certain: the opponent has seen the end. */
export const CERTAIN = 0.99;
/** Smaller differences are written as none. */
const LEAST = 0.05;

/** A step of a hint in words. */
export function describeHint<State, Move, Terms extends CommonTerms, Texts extends HintTexts>(
  step: HintStep,
  moment: HintMoment<State, Move>,
  source: HintSource<State, Move, Terms, Texts>,
  language: HintLanguage<Terms, Texts>,
): string {
  const words = language.words as Term<CommonTerms>;
  const nameOf = (move: Move) => source.nameOf(move, moment, language);
  if (step === 'where') return source.where(moment, language);
  if (step === 'what') return `${sentence(nameOf(moment.best.move), words)}.`;
  const compared = describeComparison(moment, source.unit, nameOf, { words, texts: language.texts });
  return [...source.why(moment, language), ...compared].join(' ');
}

/** How much better the best move is than the next best; or that there is no other. */
function describeComparison<State, Move>(
  { best, next, isOnly }: HintMoment<State, Move>,
  unit: Unit,
  nameOf: (move: Move) => string,
  { words, texts }: HintLanguage<CommonTerms, HintTexts>,
): readonly string[] {
  if (isOnly) return [texts.onlyMove];
  const code = words('$code');
  if (unit === 'outcome') return describeChances(best.value, next && { ...next, name: nameOf(next.move) }, code, texts);
  if (!next) return [];
  const ahead = best.value - next.value;
  const name = nameOf(next.move);
  if (ahead < (next.error ?? 0)) return [texts.aboutAsGood(name)];
  if (ahead < LEAST) return [texts.asGood(name)];
  // From ten on, tenths say nothing.
  const digits = ahead < 10 ? 1 : 0;
  const points = Number(ahead.toFixed(digits));
  return [texts.better(points, numberFormat(code, 'decimal').format(points), name)];
}

function describeChances(
  value: number,
  next: { readonly value: number; readonly error?: number; readonly name: string } | undefined,
  code: string,
  texts: HintTexts,
): readonly string[] {
  if (value >= CERTAIN) return [texts.wins];
  if (value <= -CERTAIN) return [texts.loses];
  const percent = (outcome: number) =>
    numberFormat(code, 'percent').format(Math.max(0, Math.min(1, (outcome + 1) / 2)));
  const chance = texts.chance(percent(value));
  if (!next) return [chance];
  const isAboutAsGood = value - next.value < (next.error ?? 0);
  return [chance, isAboutAsGood ? texts.aboutAsGood(next.name) : texts.nextChance(next.name, percent(next.value))];
}
