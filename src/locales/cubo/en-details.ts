import type { CuboDetailTerms } from './terms.js';

export const enDetails: CuboDetailTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'cubo.soFar': (points) => `Score ${points}`,
  'cubo.holds': (die) => `has taken ${die}`,
  'cubo.stage.in-hand': 'dice in hand',
  'cubo.stage.called': 'has called',
  'cubo.stage.decided': 'covered',
  'cubo.stage.late': 'too late',
};
