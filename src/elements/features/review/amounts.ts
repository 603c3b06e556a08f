/** Numbers of a review as they are written: points with a tenth where it says something, chances in whole per cent. */
import { numberFormat } from '../../../locales/number-format.js';
import type { Amount, Change, Expected } from '../../../locales/review/terms.js';
import type { ReviewUnit } from '../../../opponents/review/review.js';

/** From so many points on, tenths say nothing. */
const WHOLE = 10;

/** @param isExact whether points have a tenth in any case */
export function amountOf(value: number, unit: ReviewUnit, code: string, isExact = false): Amount {
  const size = Math.abs(value);
  if (unit === 'chance') {
    const count = Math.round(size * 100);
    return { unit, count, shown: numberFormat(code, 'percent').format(count / 100) };
  }
  const count = isExact || size < WHOLE ? Math.round(size * 10) / 10 : Math.round(size);
  return { unit, count, shown: numberFormat(code, 'decimal').format(count) };
}

export function changeOf(value: number, unit: ReviewUnit, code: string): Change {
  const amount = amountOf(value, unit, code);
  return { ...amount, sign: amount.count === 0 ? 0 : value > 0 ? 1 : -1 };
}

export function expectedOf(value: number, unit: ReviewUnit, code: string, isLead = false, isExact = false): Expected {
  const amount = amountOf(value, unit, code, isExact);
  return { ...amount, isNegative: value < 0 && amount.count > 0, isLead };
}

/** Two values that are compared: with tenths, where they are the same without. */
export function comparedOf(
  one: number,
  other: number,
  unit: ReviewUnit,
  code: string,
  isLead = false,
): [Expected, Expected] {
  const isExact = amountOf(one, unit, code).shown === amountOf(other, unit, code).shown;
  return [expectedOf(one, unit, code, isLead, isExact), expectedOf(other, unit, code, isLead, isExact)];
}

/** A value beside the scale of a curve. */
export const figureOf = (value: number, unit: ReviewUnit, code: string): string => {
  const { shown } = amountOf(value, unit, code);
  return value < 0 ? `−${shown}` : shown;
};

/** A change as a figure: `+14`, `−9`, `0`. */
export function signedFigure(value: number, unit: ReviewUnit, code: string): string {
  const { sign, shown } = changeOf(value, unit, code);
  return `${sign > 0 ? '+' : sign < 0 ? '−' : ''}${shown}`;
}
