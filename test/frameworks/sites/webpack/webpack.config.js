import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  module: { rules: [{ test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] }] },
  plugins: [new CssPlugin(), new HtmlPlugin({ template: 'src/index.html' })],
};
