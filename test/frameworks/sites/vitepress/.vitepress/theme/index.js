import DefaultTheme from 'vitepress/theme';
import 'tabletop-elements';
import 'tabletop-elements/cdn/tabletop-elements.css';

export default DefaultTheme;
