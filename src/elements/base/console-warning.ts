import type { GameError } from '../../games/game-error.js';

/** The attributes that errors without a place of their own are about. */
const ATTRIBUTES: Partial<Record<GameError['code'], string>> = {
  'bad-seats': 'seats',
  'bad-position': 'position',
  'bad-ply': 'ply',
  'save-damaged': 'persist',
  'src-failed': 'src',
  'save-foreign': 'persist',
  'save-refused': 'persist',
  'save-conflict': 'persist',
};

/**
 * Warns the author of the page in the console about a mistake, with the element, the attribute and the reason.
 * @param isOfRecord whether a record was being loaded
 */
export function warn(element: Element, error: GameError, isOfRecord: boolean): void {
  console.warn(`<${element.localName} ${attributeOf(error, isOfRecord)}>: ${error.message}`, element);
}

function attributeOf({ code, details }: GameError, isOfRecord: boolean): string {
  const own = code === 'bad-attribute' || code === 'bad-ply' || code === 'save-damaged';
  if ((isOfRecord && !own) || code.startsWith('record-')) return 'record';
  return ATTRIBUTES[code] ?? String(details['place']).replace(/\..*/s, '');
}
