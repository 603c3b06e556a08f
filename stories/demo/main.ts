import '../../src/index.js';
import { allowOwnWorkers } from './own-workers.js';
import { DemoPage } from './page.js';

allowOwnWorkers();

new DemoPage(document.getElementById('page') as HTMLElement);
