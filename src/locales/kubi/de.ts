import { de as common } from '../common/de.js';
import { signed } from '../common/figures.js';
import type { KubiPictureTerms } from './terms.js';

export const de: KubiPictureTerms = {
  ...common,

  'kubi.player': (number) => `Person ${number}`,
  'kubi.sheet': (name) => `Kubi-Zettel von ${name}`,

  'kubi.goal': 'Lieber wenige Summen mit vielen Strichen.',
  'kubi.rollNumber': (number) => `Wurf ${number}`,
  'kubi.endRule': 'acht bei einer Zahl: Schluss',
  'kubi.countdown': 'Strichmenge',
  'kubi.uncrossed': 'eine Zahl',
  'kubi.left': (left) => `noch ${left}`,
  'kubi.finished': 'fertig',

  'kubi.sums': 'Summen',
  'kubi.sum': 'Summe',
  'kubi.value': 'je',
  'kubi.marks': 'Striche',
  'kubi.paying': '6. bis 10.',
  'kubi.points': 'Punkte',
  'kubi.total': 'Gesamt',
  'kubi.tally': (marks) => (marks === 1 ? '1 Strich' : `${marks} Striche`),
  'kubi.full': 'voll',
  'kubi.next': (points) => `nächster ${signed(points)}`,
  'kubi.pencilTally': (marks, pencilled) => `${de['kubi.tally'](marks)} und ${pencilled} mit Bleistift`,
  'kubi.pencilled': (now, then) => (now ? `${now}, mit Bleistift ${then}` : `mit Bleistift ${then}`),
  'kubi.roll': (dice) => `Würfel: ${dice}`,
  'kubi.markedLast': 'zuletzt eingetragen',
  'kubi.discard': 'Strichmenge',
  'kubi.leftOut': 'Beiseite',
};
