import type { RobeChoices } from '@vitrine/domain/design/robe-choose';
import type { RobeDesign } from '@vitrine/domain/design/robe-design';
import { createContext, useContext } from 'react';
import type { RobeView } from '../robe-view.ts';

interface RobeGiven {
  choices: RobeChoices;
  robe: RobeDesign;
  scene: RobeView | null;
}

export const RobeContext = createContext<RobeGiven | null>(null);

/** The wardrobe that the panel is about, and what may be chosen of it. */
export function useRobe(): RobeGiven {
  const robe = useContext(RobeContext);
  if (!robe) throw new Error("A wardrobe's panel needs a wardrobe around it");
  return robe;
}
