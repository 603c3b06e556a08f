import 'tabletop-elements';
import 'tabletop-elements/cdn/tabletop-elements.css';
