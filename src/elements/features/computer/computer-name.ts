import type { Seat } from '../../../games/game.js';
import type { Term } from '../../../interaction/language.js';
import type { PictureTerms } from '../../../locales/common/terms.js';
import type { Gate } from '../../../match/gate.js';

/** The name of a computer player, numbered where there are several; `undefined` for other seats. */
export function computerName(gate: Pick<Gate, 'players'>, seat: Seat, words: Term<PictureTerms>): string | undefined {
  const computers = gate.players.flatMap(({ kind }, each) => (kind === 'computer' ? [each] : []));
  const index = computers.indexOf(seat);
  return index < 0 ? undefined : words('tabletop.computer', computers.length > 1 ? index + 1 : 0);
}
