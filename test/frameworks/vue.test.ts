import { appSuite } from './suite.js';

appSuite('vue', 'Mistakes.vue');
