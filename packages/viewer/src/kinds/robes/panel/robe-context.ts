import type { RobeChoices } from '@vitrine/domain/design/robes/robe-choose';
import type { RobeDesign } from '@vitrine/domain/design/robes/robe-design';
import { createContext, useContext } from 'react';
import type { RobeView } from '../robe-view.ts';

interface RobeContextValue {
  choices: RobeChoices;
  robe: RobeDesign;
  scene: RobeView | null;
}

export const RobeContext = createContext<RobeContextValue | null>(null);

/** The wardrobe of the panel, with its choices. */
export function useRobe(): RobeContextValue {
  const robe = useContext(RobeContext);
  if (!robe) throw new Error("A wardrobe's panel needs a wardrobe around it");
  return robe;
}
