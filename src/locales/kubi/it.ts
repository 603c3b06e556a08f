import { it as common } from '../common/it.js';
import { signed } from '../common/figures.js';
import { ofPlayer } from '../common/names/it.js';
import type { KubiPictureTerms } from './terms.js';

export const it: KubiPictureTerms = {
  ...common,

  'kubi.player': (number) => `Giocatore ${number}`,
  'kubi.sheet': (name) => `Foglio di Kubi ${ofPlayer(name)}`,

  'kubi.goal': 'Meglio poche somme con molti segni.',
  'kubi.rollNumber': (number) => `Lancio ${number}`,
  'kubi.endRule': 'otto di un numero: fine',
  'kubi.countdown': 'Scarti',
  'kubi.uncrossed': 'un numero',
  'kubi.left': (left) => `ancora ${left}`,
  'kubi.finished': 'finito',

  'kubi.sums': 'Somme',
  'kubi.sum': 'Somma',
  'kubi.value': 'l’uno',
  'kubi.marks': 'Segni',
  'kubi.paying': 'dal 6º al 10º',
  'kubi.points': 'Punti',
  'kubi.total': 'Totale',
  'kubi.tally': (marks) => (marks === 1 ? '1 segno' : `${marks} segni`),
  'kubi.full': 'pieno',
  'kubi.next': (points) => `il prossimo ${signed(points)}`,
  'kubi.pencilTally': (marks, pencilled) => `${it['kubi.tally'](marks)} e ${pencilled} a matita`,
  'kubi.pencilled': (now, then) => (now ? `${now}, a matita ${then}` : `a matita ${then}`),
  'kubi.roll': (dice) => `Dadi: ${dice}`,
  'kubi.markedLast': 'ultimo segno',
  'kubi.discard': 'Scarto',
  'kubi.leftOut': 'Da parte',
};
