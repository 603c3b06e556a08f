import type { KubiShownTerms } from './terms.js';

export const en: KubiShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'kubi.player': (number) => `Player ${number}`,
  'kubi.sheet': (name) => `Kubi sheet of ${name}`,

  'kubi.countdown': 'Discards',
  'kubi.uncrossed': 'a number',
  'kubi.left': (left) => `${left} left`,
  'kubi.finished': 'done',

  'kubi.sums': 'Sums',
  'kubi.sum': 'Sum',
  'kubi.value': 'Value',
  'kubi.marks': 'Marks',
  'kubi.count': 'Count',
  'kubi.points': 'Points',
  'kubi.total': 'Total',
  'kubi.tally': (marks) => (marks === 1 ? '1 mark' : `${marks} marks`),
  'kubi.full': 'full',
  'kubi.legend': '1 to 4 marks cost 200, 5 count nothing, each from the 6th to the 10th adds the value.',
  'kubi.roll': (dice) => `Dice: ${dice}`,
  'kubi.markedLast': 'marked last',
  'kubi.discard': 'Discard',
  'kubi.leftOut': 'Left out',
};
