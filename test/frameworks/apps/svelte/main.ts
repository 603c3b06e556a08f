import { mount } from 'svelte';
import Game from './Game.svelte';

mount(Game, { target: document.querySelector('#app')! });
