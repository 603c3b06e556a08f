import { nl as common } from '../common/nl.js';
import type { CuboPictureTerms } from './terms.js';

/** As they stand before `dobbelsteen` and before a number: `de rode dobbelsteen`, `de rode 3`. */
const COLOURS = { r: 'rode', b: 'blauwe', w: 'witte' };
const KINDS = { street: 'straat', lane: 'laan' };

export const nl: CuboPictureTerms = {
  ...common,

  'cubo.player': (number) => `Speler ${number}`,
  'cubo.square': (name) => `Vierkant van ${name}`,
  'cubo.die': (colour, value) => `${COLOURS[colour]} ${value ?? 'dobbelsteen'}`,

  'cubo.players': 'Spelers',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Rij' : 'Kolom'} ${name}: ${
      kind ? `${KINDS[kind]}${isDouble ? ' in één kleur, verdubbeld' : ''}, ` : ''
    }${points}`,
  'cubo.worth': (points) => `Waarde: ${points}`,
  'cubo.middle': 'Midden',
  'cubo.empty': 'leeg',
  'cubo.soFar': (points) => `Score: ${points}`,
  'cubo.holds': (die) => `heeft de ${die} genomen`,

  'cubo.round': (round, rounds) => `Ronde ${round} van ${rounds}`,

  'cubo.stage.in-hand': 'dobbelstenen in de hand',
  'cubo.stage.called': 'heeft geroepen',
  'cubo.stage.decided': 'afgedekt',
  'cubo.stage.late': 'te laat',
};
