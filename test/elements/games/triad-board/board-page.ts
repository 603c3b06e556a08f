export { TriadPage as BoardPage } from './page.js';
