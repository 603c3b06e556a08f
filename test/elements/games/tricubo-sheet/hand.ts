import { choosing, reduce } from '../../../../src/elements/games/tricubo-sheet/input/interaction.js';
import type {
  Action,
  Choosing,
  Interaction,
  Step,
} from '../../../../src/elements/games/tricubo-sheet/input/interaction.js';
import { tricubo } from '../../../../src/games/tricubo/index.js';
import type { Die, Field, Row, TricuboState } from '../../../../src/games/tricubo/index.js';
import type { Seat } from '../../../../src/games/game.js';

/** What a seat has to choose from, nothing of it chosen yet. */
export const begin = (state: TricuboState, seat: Seat = 0): Choosing => choosing(tricubo.moves(state, seat));

/** What happens when a player does this, one thing after the other, as long as no move is made. */
export function after(interaction: Interaction, ...actions: readonly Action[]): Step {
  let step: Step = { interaction };
  for (const action of actions) if (!step.move) step = reduce(step.interaction, action);
  return step;
}

export const press = (die: Die): Action => ({ name: 'press', die });
export const row = (which: Row): Action => ({ name: 'row', row: which });
export const field = (which: Field): Action => ({ name: 'field', field: which });
export const interim = (which: Row): Action => ({ name: 'interim', row: which });
export const confirm: Action = { name: 'confirm' };
export const clear: Action = { name: 'clear' };

/** Chooses the move that is written like this from those in words. */
export function choose({ moves }: Choosing, text: string): Action {
  const move = moves.find((each) => tricubo.makeMove(each) === text);
  if (!move) throw new Error(`there is no move ${text}`);
  return { name: 'choose', move };
}

/** What has been chosen: the die, the rows that are ticked, and what would be made, `_` where nothing is: `M 1,2 M:1,2`. */
export function chosen(interaction: Interaction): string {
  if (interaction.name !== 'choosing') return interaction.name;
  const { die, rows, move } = interaction;
  return [die, rows.join(), move && tricubo.makeMove(move)].map((each) => each || '_').join(' ');
}

/** The same of a step, and what it makes or why it is refused: `M 1,2 M:1,2 makes M:1,2`. */
export function told({ interaction, move, refusal }: Step): string {
  const made = move && `makes ${tricubo.makeMove(move)}`;
  return [chosen(interaction), made, refusal && `refuses ${Object.values(refusal).join(' ')}`]
    .filter(Boolean)
    .join(' ');
}
