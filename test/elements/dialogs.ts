import { accessibleThings } from './accessibility-tree.js';
import type { GamePage } from './game-page.js';

/** What lies over the page, if anything. */
export const dialogOf = (page: GamePage): HTMLDialogElement | null => page.find<HTMLDialogElement>('dialog[open]');

/** Waits for the dialog that has been asked for. */
export async function awaitDialog(page: GamePage): Promise<HTMLDialogElement> {
  await page.until(() => dialogOf(page) !== null);
  const dialog = dialogOf(page);
  if (!dialog) throw new Error('nothing has opened');
  return dialog;
}

/** Opens with a real click what a tool opens over the page. */
export async function openByTool(page: GamePage, tool: string): Promise<HTMLDialogElement> {
  await page.until(() => page.button(tool) !== undefined);
  // The card at the end of a game comes a moment later, and takes tools along.
  await page.element.updateComplete;
  await page.clickButton(tool);
  return awaitDialog(page);
}

/** Opens the tab of the share dialog that has the record. */
export async function openEmbedTab(page: GamePage): Promise<void> {
  await page.until(() => page.find('#share-embed') !== null);
  page.find('#share-embed')?.click();
  await page.until(() => page.find('dialog textarea') !== null);
}

/** Closes it as a reader without a mouse does. */
export async function closeByKey(page: GamePage): Promise<void> {
  await page.press('Escape');
  await page.until(() => page.find('dialog') === null);
}

/** The dialogs of which assistive technology gets to know, by their names. */
export const spokenDialogs = (): Promise<string[]> => accessibleThings(({ role }) => role?.value === 'dialog');
