'use client';
import 'tabletop-elements/cubo-grid.js';
import type { ReactNode } from 'react';

export const Square = ({ position, children }: { readonly position: string; readonly children: ReactNode }) => (
  <cubo-grid mode="diagram" position={position}>
    {children}
  </cubo-grid>
);
