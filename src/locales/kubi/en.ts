import { en as common } from '../common/en.js';
import { signed } from '../common/figures.js';
import type { KubiPictureTerms } from './terms.js';

export const en: KubiPictureTerms = {
  ...common,

  'kubi.player': (number) => `Player ${number}`,
  'kubi.sheet': (name) => `${name}’s Kubi sheet`,

  'kubi.goal': 'Aim for six or more marks on a few sums.',
  'kubi.rollNumber': (number) => `Roll ${number}`,
  'kubi.endRule': 'eight of one number ends it',
  'kubi.countdown': 'Discards',
  'kubi.uncrossed': 'a number',
  'kubi.left': (left) => `${left} left`,
  'kubi.finished': 'done',

  'kubi.sums': 'Sums',
  'kubi.sum': 'Sum',
  'kubi.value': 'each',
  'kubi.marks': 'Marks',
  'kubi.paying': '6th to 10th',
  'kubi.points': 'Points',
  'kubi.total': 'Total',
  'kubi.tally': (marks) => (marks === 1 ? '1 mark' : `${marks} marks`),
  'kubi.full': 'full',
  'kubi.next': (points) => `next ${signed(points)}`,
  'kubi.pencilTally': (marks, pencilled) => `${en['kubi.tally'](marks)} and ${pencilled} in pencil`,
  'kubi.pencilled': (now, then) => (now ? `${now}, in pencil ${then}` : `in pencil ${then}`),
  'kubi.roll': (dice) => `Dice: ${dice}`,
  'kubi.markedLast': 'marked last',
  'kubi.discard': 'Discard',
  'kubi.leftOut': 'Set aside',
};
