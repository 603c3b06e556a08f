export default {
  title: 'Triad in Docusaurus',
  url: 'https://example.org',
  baseUrl: '/',
  clientModules: ['./src/games.js'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
