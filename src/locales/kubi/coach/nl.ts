import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Verzamel veel streepjes naast een paar sommen.',
  loss: 'Eén tot vier streepjes per som kosten 200 punten, vijf niets.',
  even: 'Vijf streepjes: vanaf het zesde telt elk de gedrukte waarde.',
  free: 'Geen van je getallen: leg een dobbelsteen weg, zonder streepje.',
  last: 'Zeven streepjes naast een getal: het achtste beëindigt je blad.',
};
