import '../../src/index.js';
import { DemoPage } from './page.js';

new DemoPage(document.getElementById('page') as HTMLElement);
