import { appSuite } from './suite.js';

appSuite('react');
