import { createRoot } from 'react-dom/client';
import { Game } from './Game.js';

createRoot(document.querySelector('#app')!).render(<Game />);
