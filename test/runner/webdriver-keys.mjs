/** The characters that stand for keys in the WebDriver protocol. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** @param name as in KeyboardEvent.key, or `Space` */
export function keyOf(name) {
  const key = KEYS[name] ?? name;
  if ([...key].length !== 1) throw new Error(`no key is called ${name}`);
  return key;
}
