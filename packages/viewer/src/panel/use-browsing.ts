import { useState } from 'react';
import type { ChoiceLayer } from '../viewer.ts';

/** The open layer and the ranges that filter it. They stay while the form is open. */
export interface Browsing {
  open: string | null;
  openLayer: (layer: string | null) => void;
  rangeOf: (layer: string) => string | null;
  /** Filters a layer; null shows all of it. */
  setRange: (layer: string, range: string | null) => void;
}

/** Starts at the layer with ranges (most visitors come for it), else at the first. */
export function useBrowsing(layers: readonly ChoiceLayer[]): Browsing {
  const first = layers.find(({ ranges }) => ranges.length > 0) ?? layers[0];
  const [open, openLayer] = useState<string | null>(first?.key ?? null);
  const [ranges, setRanges] = useState<Readonly<Record<string, string | null>>>({});
  return {
    open,
    openLayer,
    rangeOf: (layer) => ranges[layer] ?? null,
    setRange: (layer, range) => setRanges({ ...ranges, [layer]: range }),
  };
}
