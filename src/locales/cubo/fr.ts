import { fr as common } from '../common/fr.js';
import type { CuboPictureTerms } from './terms.js';

const COLOURS = { r: 'rouge', b: 'bleu', w: 'blanc' };
const KINDS = { street: 'suite', lane: 'brelan' };
const DOUBLED = { street: 'doublée', lane: 'doublé' };

export const fr: CuboPictureTerms = {
  ...common,

  'cubo.player': (number) => `Joueur ${number}`,
  'cubo.square': (name) => `Carré, ${name}`,
  'cubo.die': (colour, value) => `${value ?? 'dé'} ${COLOURS[colour]}`,

  'cubo.players': 'Joueurs',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Ligne' : 'Colonne'} ${name}\u202f: ${
      kind ? `${KINDS[kind]}${isDouble ? ` d’une seule couleur, ${DOUBLED[kind]}` : ''}, ` : ''
    }${points}`,
  'cubo.worth': (points) => `Valeur\u202f: ${points}`,
  'cubo.middle': 'Milieu',
  'cubo.empty': 'vide',
  'cubo.soFar': (points) => `Score\u202f: ${points}`,
  'cubo.holds': (die) => `a pris le ${die}`,

  'cubo.round': (round, rounds) => `Manche ${round} sur ${rounds}`,

  'cubo.stage.in-hand': 'dés en main',
  'cubo.stage.called': 'a annoncé',
  'cubo.stage.decided': 'couvert',
  'cubo.stage.late': 'trop tard',
};
