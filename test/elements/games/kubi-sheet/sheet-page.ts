/** The page object by its former name, for tests outside of this folder. */
export { KubiPage as SheetPage } from './page.js';
