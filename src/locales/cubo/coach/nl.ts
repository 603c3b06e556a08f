import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Lijnen als 2 3 4 of 5 5 5 leveren punten op.',
  line: 'Een lijn levert het hoogste getal op: 2 3 4 is 4 punten waard.',
  double: 'Een lijn in één kleur telt dubbel. Wit past bij elke kleur.',
  call: 'Je vierkant staat. Neem een dobbelsteen uit het midden, of geen.',
  exchange: 'Ruil de nieuwe voor een gekleurde van jou, of doe niets.',
};
