/**
 * What runs in every browser where time is short, in about three minutes for Firefox and five for WebKit. For each element, one file for each
 * way in which browsers differ most: pressing, dragging, touching, keys and focus, links of a replay. A new element has these by giving its
 * files the same names. Beside them what fits a narrow screen, where there is most to fit, and what is shipped: by one script tag, under a
 * strict policy, in a frame.
 */
const KINDS = ['click', 'drag', 'keyboard-focus', 'keyboard-game', 'replay', 'tap'];

export const SAMPLE = [
  ...KINDS.map((kind) => `test/elements/*/${kind}.test.ts`),
  'test/elements/tricubo-sheet/sizes.test.ts',
  'test/package/content-security-page.test.ts',
  'test/package/embed-frame.test.ts',
  'test/package/script-tag.test.ts',
];
