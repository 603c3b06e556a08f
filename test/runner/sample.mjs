/**
 * What runs in every browser where time is short, in about four minutes. For each element, one file for each way in which browsers differ
 * most: pressing, dragging, touching, keys and focus, typing, what fits a narrow screen, links of a replay, a reader's own colours. A new
 * element has these by giving its files the same names. Beside them what is shipped: by one script tag, under a strict policy, in a frame.
 */
const KINDS = [
  'click',
  'drag',
  'forced-colors',
  'keyboard-focus',
  'keyboard-game',
  'replay',
  'sizes',
  'tap',
  'typed-moves',
];

export const SAMPLE = [
  ...KINDS.map((kind) => `test/elements/*/${kind}.test.ts`),
  'test/package/content-security-page.test.ts',
  'test/package/embed-frame.test.ts',
  'test/package/script-tag.test.ts',
];
