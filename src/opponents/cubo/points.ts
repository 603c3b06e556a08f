/* Written by `npm run train:cubo`. */
import type { CuboOptions } from '../../games/cubo/index.js';

interface Points {
  /** The points of no round to six rounds to come with four red dice, for whoever rolls as if a roll cost a point. */
  readonly rounds: readonly number[];
  /** The mean of what a single roll can be brought to, with none to four dice left in the middle. */
  readonly means: readonly number[];
  /** Packed, by the dice in the middle: how far what such a seat ends a round with is above the value from which on it does not roll. */
  readonly more: string;
}

export const POINTS: Readonly<Record<CuboOptions['streets'], Points>> = {
  ordered: {
    rounds: [0, 31.218, 62.608, 94.047, 125.511, 156.985, 188.461],
    means: [14.709, 17.348, 18.868, 20.331, 21.323],
    more: 'UVhlXGRoWFprW11lYWVsXF9iZGBoWFprW11aY2Fma1xdW2JdZWFlbGFoWWVcbFxfYl9kYmRgYGhUXFRcXlxkYWdUXF5cY15cZGFnZGVWYVpnVFxeXGFeXGNjXmhhZW1haFplXW1haFpoXVplXV1tXl9jX2RjX2RkY2VgYGBkVkpVW19tSktdZmJVVVpiW19iX2dtTUxdZmNMZmxcXVxeZmRjV1VbYlVeY1tdYltfYl9ZYl9nZ25aU2ZbYV9TY1hfZGZkaVlbY1xhYV9YZFhfZWRjaFhYYltfYWVoZGlaZFpeaWJaW1pcWlZcYmJiYGZdXWRpWV1kYGZpXWBkamRaXWlgWV9YYWZqWF1iZmFYW2Zeal9gZWtgV1tlXmtlWl1aZF1qYGBZVWZdXlxfZlpaWlxdXVRYXlRXXGZfZlpaWlxaWVNWWlNVWmRcXl1UWF1iZlRgWF9VV1VeV1xmZl9ca2JdZFxrX1thYGJWX1xdVWdkWlxsX1thYF9UXlpbVGVhWWBjVmBcVmNhYFVcXlZoVmBoZVtbXGZea2JfW15mXmJoa1pcY2JTW19eW15nXmNpZ1dbX15nWGNcaWxaXGNaYlZcWGNcVFxUZVxgXl5cXU5YWl1uUk5cZGRaU1hiWlxgXWVvTllNXWNjW0pZYGhPZGlcXWJcY2FkWE1nVFlgTmBka1toY2haVFtfWWJhWl1UZ11hXWVhWl1UWVtgZ1lcXVdhXWNZXVhlY2tjamJZXGBjXVpXWGBmbmNgYWVjZFtcYl1hX2JoYVdfZWJkUltOXWNkTktaYGFRZWpcXmNcZGJmTkpgZWtbS11jallhX2VrZVlca2BbXFlkYWNcWmNgYlxlYFldYldZWlVdZGBrWmpiYGpiaWFsWl5hWlhVal5iZGhbXWJdYVlcYVtbXWBkXVVcYl9eWk9oVFlhUWFlbFtNY2hbVVtfWmJiU2RjWVxfZV9gWl1jXlhcWlJVXGVgWGloW2BiamVZXmBoWGNfXFNlYFliYlxaYGNoXGtdYWRbXF9lYWVYY1tpWl1UZ11hXmViWl1VWlxhU1ldXVdiXGJbWVpXY1lXWFVbUlNlWWNhWmNXYFxfXFdfXFxZVVxfVWVYXWFVV2ZgXWNZXVhlZGtaamJaXGBjXVpXWWBmZWFiV2BiYmBVXl9iZVlbV2NmYFhbb2RhYWZkZltdYl5iYGJpYldgZltl',
  },
  'any-order': {
    rounds: [0, 39.587, 79.371, 119.206, 159.069, 198.944, 238.823],
    means: [18.732, 22.045, 23.925, 25.653, 26.836],
    more: 'ZXNvbmdzc2JjZWxvZGJtbnJlZ21zc2JjZWxiXm1jY3FeZWxsb2RibWRkXWJlbW5yZXJ3ZWdtbXNeY2NnZ2NeYmRjcV5nbWdjXmJkXmNYYmVkY3FecXZeZ21tZ15kY29kZF1jZm9kZF1kcV1jZmZvbnJlcndlcnd3ZWhvb292Y1tqZ29tW19ebnFqY2xtZ2Rkb2ttXF9ebnJfXmxkXmNebmpya2NtbWNvZ21kbWdkZGRwZHBra21iXVxbam9dallqa1xcaWxbYGZqZ29ga1lrbGtaamlZYGVraGxdXGpsXG1gamJsW2BmYG5ma2hocGFmZl1maWZeZWZiZmVhZV1rYGZoaWdfZWdjX2FiX2VqXWdpY2dlYmVlaF5iZ2Vda2BrZmBnaWlpZ2FkZXFiYV9fcF1kWGZcZWVYcWdiYV9fcF1fVWZZX2VucGZdZFhmXFhdbGZjXGVlWGVuWHFnZ2JhX2JcY2tfYFpiaWJpZGZcampjYWtfYVpjamFpZGVaamljYmpiaWVmaWJmZV5mXGpqanNqY2JibHFnamlmbGdkZWZmamFpZGltYmZpbGhkZWZmZF5pYGVtX2ZpZmphamVhaF5qZmVpbWJtaWJnamptY19jZW5uYWJdbnJkYmttZWJjb2pvX2NiXWtyZF9aa25iXWllXWBdbGhzY2JgY2tnYmZea2pgXGRiY29lbGFoZV1jYWJjXl5bYl1jXm9cYWtdYnBjbmtrYmpqbGlhaWhsb11jYm9wamdqbnJnY2prc2tdaWxoZGFqY3BlamJsYWRiXmxzXWBbbG9kXWpmXmBebWl1Yl9mXmlrYGRcamhoV2NlXm5hamBhXVpeW2FdW1xZYFteWm5jW2pZYW9ebmtrYmlpbGpgaWhsbl1jYm5vamhqcm5qXWhsb2hbaGlhYGBkXW9haWFtZGJgY2xoZGhebGFhXGVjY29lbWJpYl1cXm9kXVdabmBcWWthXmFXb2lka2lkb11hamNuXWBla2Zeb2VpXmJhbWViXGNqZmVjY2RjYV5kXGtgZGlqZV1jYWJjXl5bYl1jXm9cYWtdYnBjYmBva29wYG5qbm9vYWVra2Fib2ZwY11lXXBlXmFZb2FlV2lgXWJXcGtlb2xsYmpqbWphamltb15kYm9wa2hramhhcGdiaWBvaGFiaWJpcGZraGJjb3NoY2psdWFeam1pZGFqY3Bla2Nt',
  },
};
