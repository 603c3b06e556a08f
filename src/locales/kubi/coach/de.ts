import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Sammle viele Striche neben wenigen Summen.',
  loss: 'Ein bis vier Striche neben einer Summe kosten 200 Punkte, fünf kosten nichts mehr.',
  even: 'Fünf Striche: Der sechste bis zehnte bringt jeweils den gedruckten Wert.',
  free: 'Keine deiner Zahlen: Lege einen beliebigen Würfel beiseite. Er bringt keinen Strich.',
  last: 'Sieben Striche neben einer Zahl: Mit dem achten ist dein Zettel fertig.',
};
