import { appSuite } from './suite.js';

appSuite('plain');
