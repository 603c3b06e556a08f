/** Formats of a language, each made once: that takes as long as using it a thousand times. */
function kept<Kind extends string, Format>(make: (code: string, kind: Kind) => Format) {
  const made = new Map<string, Format>();
  return (code: string, kind: Kind): Format => {
    const name = `${code} ${kind}`;
    const format = made.get(name) ?? make(code, kind);
    made.set(name, format);
    return format;
  };
}

export const numberFormat = kept((code, style: 'decimal' | 'percent') => new Intl.NumberFormat(code, { style }));

export const listFormat = kept((code, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(code, { type }));
