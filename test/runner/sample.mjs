/**
 * What runs in every browser where time is short. For each element, one file for each way in which browsers differ: pressing, dragging,
 * keys and focus, what is said, words, layout, paper, motion, storage, links and errors. A new element has these by giving its files the
 * same names. Beside them all of what elements share, and what is shipped.
 */
const KINDS = [
  'accessible',
  'attributes-bad',
  'click',
  'diagram',
  'drag',
  'embedding',
  'embedding-upgraded',
  'forced-colors',
  'keyboard-focus',
  'keyboard-game',
  'languages-change',
  'languages-spoken',
  'marks',
  'motion',
  'print',
  'replay',
  'replay-links',
  'right-to-left',
  'saved-game',
  'share',
  'sizes',
  'structure',
  'tap',
  'typed-moves',
];

export const SAMPLE = [
  ...KINDS.map((kind) => `test/elements/*/${kind}.test.ts`),
  'test/interaction/*.test.ts',
  'test/ui/*.test.ts',
  'test/package/content-security*.test.ts',
  'test/package/script-tag.test.ts',
];
