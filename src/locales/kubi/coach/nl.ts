import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Verzamel veel streepjes naast weinig sommen.',
  loss: 'Eén tot vier streepjes per som kosten 200 punten, vijf niets.',
  even: 'Vijf streepjes: vanaf het zesde telt elk de gedrukte waarde.',
  free: 'Geen van je getallen: leg een dobbelsteen apart. Geen streepje.',
  last: 'Zeven streepjes naast een getal: bij acht is je scoreblad klaar.',
};
