import { whenPainted } from '../../../interaction/when-painted.js';
import type { Level } from '../../../opponents/level.js';
import { isBlank } from '../../base/attributes.js';
import type { AnyContext } from '../../play/play-context.js';
import { readersLevel } from '../../play/reader-settings.js';
import { changeUsualLevel } from '../../session/usual-level.js';
import type { Feature } from '../feature.js';
import { atLevel } from './at-level.js';

/** Offers the reader another level of the computer after games won or lost in a row, where the page names no level. */
export const level: Feature = {
  isWanted: (context) => context.isPlayed && isAgainstComputers(context) && !isNamed(context),
  start: (context) => {
    takeLevel(context, readersLevel(context.match.game.id));
    return {};
  },
  load: async () => {
    await whenPainted();
    const { LevelOffer } = await import('./level-offer.js');
    return { start: (context) => new LevelOffer(context) };
  },
};

/** The reader meets the level that was reached before, in a game in which nobody has moved yet and for which nobody has chosen. */
function takeLevel({ match, session, element }: AnyContext, level: Level): void {
  changeUsualLevel(element, level);
  const isBegun = match.entries.some(({ actor }) => actor !== 'chance');
  if (!isBegun && !session.choice.current) match.gate.players = atLevel(match.gate.players, level);
}

/** Whether one person plays against computer players, for no lesson and with nobody elsewhere. */
function isAgainstComputers({ match, session, extras, isShared }: AnyContext): boolean {
  const others = match.gate.players.filter(({ kind }) => kind !== 'human');
  return (
    extras.opponent !== undefined &&
    others.length === match.seats - 1 &&
    others.length > 0 &&
    others.every(({ kind }) => kind === 'computer') &&
    !session.leading.policy &&
    !isShared
  );
}

/** Whether the page says how well the computer plays. */
const isNamed = ({ settings: { level, seats } }: AnyContext): boolean =>
  !isBlank(level) || (typeof seats === 'string' && seats.includes('computer:'));
