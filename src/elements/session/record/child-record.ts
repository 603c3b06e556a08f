import { isServer } from 'lit';
import { GameError } from '../../../games/game-error.js';
import type { Mode } from '../../base/mode.js';

/** The text of the `<script type="text/plain">` in an element, or in a paragraph that Markdown has put around it; `undefined` without one. */
export function childRecord(element: Element): string | undefined {
  const script = isServer ? null : element.querySelector(':is(:scope, :scope > p) > script[type="text/plain"]');
  return script?.textContent.trim();
}

/** What is known of the record of an element. */
interface RecordSource {
  readonly mode: Mode;
  /** What {@link childRecord} returns. */
  readonly child: string | undefined;
  /** The number of plies to step through. */
  readonly length: number;
}

/**
 * Finds a record that has got lost, as in frameworks that drop scripts from their templates. Call only if no other record is given.
 * @throws GameError `record-missing`
 */
export function checkRecordIsThere({ mode, child, length }: RecordSource): void {
  // The parser may not have reached the record yet.
  if (isServer || document.readyState === 'loading') return;
  const remedy = 'if a framework has removed its text, use the record attribute';
  if (child === '') throw new GameError('record-missing', `the <script type="text/plain"> is empty; ${remedy}`);
  if (mode === 'replay' && length === 0)
    throw new GameError(
      'record-missing',
      'mode="replay" needs a record: the record attribute, or a <script type="text/plain">, which some frameworks remove',
    );
}
