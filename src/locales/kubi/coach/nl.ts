import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Verzamel veel streepjes naast een paar sommen.',
  loss: 'Eén tot en met vier streepjes naast een som kosten 200 punten, vijf kosten niets meer.',
  even: 'Vijf streepjes: het zesde tot en met het tiende leveren elk de gedrukte waarde op.',
  free: 'Geen van je getallen: leg een dobbelsteen naar keuze apart. Die levert geen streepje op.',
  last: 'Zeven streepjes naast een getal: bij het achtste is je scoreblad klaar.',
};
