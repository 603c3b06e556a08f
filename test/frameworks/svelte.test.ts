import { appSuite } from './suite.js';

appSuite('svelte', 'Mistakes.svelte');
