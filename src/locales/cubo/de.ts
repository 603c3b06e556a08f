import { de as common } from '../common/de.js';
import type { CuboPictureTerms } from './terms.js';

const COLOURS = { r: 'rot', b: 'blau', w: 'weiß' };
const KINDS = { street: 'Straße', lane: 'Drilling' };

export const de: CuboPictureTerms = {
  ...common,

  'cubo.player': (number) => `Person ${number}`,
  'cubo.square': (name) => `Quadrat von ${name}`,
  'cubo.die': (colour, value) => (value === null ? `${COLOURS[colour]}er Würfel` : `${COLOURS[colour]}e ${value}`),

  'cubo.players': 'Mitspielende',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Reihe' : 'Spalte'} ${name}: ${
      kind ? `${KINDS[kind]}${isDouble ? ' in einer Farbe, verdoppelt' : ''}, ` : ''
    }${points}`,
  'cubo.worth': (points) => `Wert: ${points}`,
  'cubo.middle': 'Mitte',
  'cubo.empty': 'leer',
  'cubo.soFar': (points) => `Punktestand ${points}`,
  'cubo.holds': (die) => `hat die ${die} genommen`,

  'cubo.round': (round, rounds) => `Runde ${round} von ${rounds}`,

  'cubo.stage.in-hand': 'Würfel in der Hand',
  'cubo.stage.called': 'hat gerufen',
  'cubo.stage.decided': 'abgedeckt',
  'cubo.stage.late': 'zu spät',
};
