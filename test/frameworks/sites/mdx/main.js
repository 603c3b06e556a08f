import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Page from './page.mdx';

createRoot(document.querySelector('#app')).render(createElement(Page));
