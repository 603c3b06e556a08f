import { mount } from 'svelte';
import Article from './Article.svelte';

mount(Article, { target: document.querySelector('#app') });
