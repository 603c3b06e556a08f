import { en as common } from '../common/en.js';
import type { CuboPictureTerms } from './terms.js';

const COLOURS = { r: 'red', b: 'blue', w: 'white' };

export const en: CuboPictureTerms = {
  ...common,

  'cubo.player': (number) => `Player ${number}`,
  'cubo.square': (name) => `${name}’s square`,
  'cubo.die': (colour, value) => `${COLOURS[colour]} ${value ?? 'die'}`,

  'cubo.players': 'Players',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Row' : 'Column'} ${name}: ${kind ? `${kind}${isDouble ? ' in one colour, doubled' : ''}, ` : ''}${points}`,
  'cubo.worth': (points) => `Worth ${points}`,
  'cubo.middle': 'Middle',
  'cubo.empty': 'empty',
  'cubo.soFar': (points) => `Score ${points}`,
  'cubo.holds': (die) => `has taken ${die}`,

  'cubo.round': (round, rounds) => `Round ${round} of ${rounds}`,

  'cubo.stage.in-hand': 'dice in hand',
  'cubo.stage.called': 'has called',
  'cubo.stage.decided': 'covered',
  'cubo.stage.late': 'too late',
};
