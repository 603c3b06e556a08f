import type { CuboDetailTerms } from './terms.js';

export const enDetails: CuboDetailTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Row' : 'Column'} ${name}: ${kind ? `${kind}${isDouble ? ' in one colour, doubled' : ''}, ` : ''}${points}`,
  'cubo.worth': (points) => `Worth ${points}`,
  'cubo.middle': 'Middle',
  'cubo.empty': 'empty',
  'cubo.soFar': (points) => `Score ${points}`,
  'cubo.holds': (die) => `has taken ${die}`,
  'cubo.stage.in-hand': 'dice in hand',
  'cubo.stage.called': 'has called',
  'cubo.stage.decided': 'covered',
  'cubo.stage.late': 'too late',
};
