import { icon } from '../../../../ui/icons.js';

/** Icons of the zoom tools. */
export const tableIcons = {
  zoomIn: icon('M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21M7.5 10.5h6M10.5 7.5v6'),
  zoomOut: icon('M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21M7.5 10.5h6'),
  whole: icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
} as const;
