import { it as common } from '../common/it.js';
import { ofPlayer } from '../common/names/it.js';
import type { CuboPictureTerms } from './terms.js';

const COLOURS = { r: 'rosso', b: 'blu', w: 'bianco' };
const KINDS = { street: 'scala', lane: 'tris' };
const DOUBLED = { street: 'raddoppiata', lane: 'raddoppiato' };

// The name of a die begins with its number, and the article depends on it: `il 3 rosso`, `l’1 rosso`.
export const isOne = (die: string): boolean => /^1/.test(die);
export const the = (die: string): string => (isOne(die) ? `l’${die}` : `il ${die}`);

export const it: CuboPictureTerms = {
  ...common,

  'cubo.player': (number) => `Giocatore ${number}`,
  'cubo.square': (name) => `Quadrato ${ofPlayer(name)}`,
  'cubo.die': (colour, value) => `${value ?? 'dado'} ${COLOURS[colour]}`,

  'cubo.players': 'Giocatori',

  'cubo.line': ({ name, kind, isDouble, points }) =>
    `${/\d/.test(name) ? 'Riga' : 'Colonna'} ${name}: ${
      kind ? `${KINDS[kind]}${isDouble ? ` di un solo colore, ${DOUBLED[kind]}` : ''}, ` : ''
    }${points}`,
  'cubo.worth': (points) => `Valore: ${points}`,
  'cubo.middle': 'Centro del tavolo',
  'cubo.empty': 'vuoto',
  'cubo.soFar': (points) => `Punteggio: ${points}`,
  'cubo.holds': (die) => `ha preso ${the(die)}`,

  'cubo.round': (round, rounds) => `Manche ${round} di ${rounds}`,

  'cubo.stage.in-hand': 'dadi in mano',
  'cubo.stage.called': 'ha annunciato',
  'cubo.stage.decided': 'coperto',
  'cubo.stage.late': 'troppo tardi',
};
