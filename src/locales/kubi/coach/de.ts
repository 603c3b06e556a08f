import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Sammle viele Striche neben wenigen Summen.',
  loss: 'Ein bis vier Striche kosten je Summe 200 Punkte, fünf nichts.',
  even: 'Fünf Striche: Ab dem sechsten zählt jeder den gedruckten Wert.',
  free: 'Keine eigene Zahl: Lege einen Würfel beiseite. Kein Strich.',
  last: 'Sieben Striche neben einer Zahl: Der achte beendet den Zettel.',
};
