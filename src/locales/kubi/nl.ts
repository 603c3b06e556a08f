import { nl as common } from '../common/nl.js';
import { signed } from '../common/figures.js';
import type { KubiPictureTerms } from './terms.js';

export const nl: KubiPictureTerms = {
  ...common,

  'kubi.player': (number) => `Speler ${number}`,
  'kubi.sheet': (name) => `Kubi-scoreblad van ${name}`,

  'kubi.goal': 'Liever weinig sommen met veel streepjes.',
  'kubi.rollNumber': (number) => `Worp ${number}`,
  'kubi.endRule': 'acht bij één getal: einde',
  'kubi.countdown': 'Afgelegd',
  'kubi.uncrossed': 'een getal',
  'kubi.left': (left) => `nog ${left}`,
  'kubi.finished': 'klaar',

  'kubi.sums': 'Sommen',
  'kubi.sum': 'Som',
  'kubi.value': 'elk',
  'kubi.marks': 'Streepjes',
  'kubi.paying': '6e t/m 10e',
  'kubi.points': 'Punten',
  'kubi.total': 'Totaal',
  'kubi.tally': (marks) => (marks === 1 ? '1 streepje' : `${marks} streepjes`),
  'kubi.full': 'vol',
  'kubi.next': (points) => `volgende ${signed(points)}`,
  'kubi.pencilTally': (marks, pencilled) => `${nl['kubi.tally'](marks)} en ${pencilled} met potlood`,
  'kubi.pencilled': (now, then) => (now ? `${now}, met potlood ${then}` : `met potlood ${then}`),
  'kubi.roll': (dice) => `Dobbelstenen: ${dice}`,
  'kubi.markedLast': 'laatst ingevuld',
  'kubi.discard': 'Afgelegd',
  'kubi.leftOut': 'Apart',
};
