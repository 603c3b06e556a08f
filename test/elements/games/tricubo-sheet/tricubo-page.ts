/** The page object by its former place, for tests outside of this folder. */
export { TricuboPage } from './page.js';
