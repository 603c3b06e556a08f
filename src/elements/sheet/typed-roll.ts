/**
 * Reads a typed roll.
 * @param areDigitsEnough whether `13466` means `roll 13466`
 * @returns the roll in notation, a refusal if its dice are wrong, or `undefined` if the text is no roll
 */
export function typedRoll(
  text: string,
  count: number,
  areDigitsEnough: boolean,
): string | { readonly code: 'bad-roll' } | undefined {
  const areDigits = areDigitsEnough && /^[\s,1-6]+$/.test(text);
  if (!areDigits && !/^\s*roll/i.test(text)) return undefined;
  const roll = areDigits ? `roll ${text}` : text;
  const isWhole = new RegExp(`^\\s*roll([\\s,]*[1-6]){${count}}[\\s,]*$`, 'i').test(roll);
  return isWhole ? roll : { code: 'bad-roll' };
}
