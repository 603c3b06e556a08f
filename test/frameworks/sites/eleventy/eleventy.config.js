export default function (config) {
  config.addPassthroughCopy({ 'node_modules/tabletop-elements/cdn': 'cdn' });
  config.addGlobalData('layout', 'page.html');
}
