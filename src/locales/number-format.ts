const known: Record<string, Intl.NumberFormat> = {};

/** The format of numbers in a language, made once: that takes as long as to use it a thousand times. */
export const numberFormat = (code: string, style: 'decimal' | 'percent'): Intl.NumberFormat =>
  (known[code + style] ??= new Intl.NumberFormat(code, { style }));
