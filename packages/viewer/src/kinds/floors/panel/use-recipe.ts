import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type Recipe, recipeOf } from '@vitrine/domain/design/floors/recipe';
import { useMemo } from 'react';

/** The recipe of the design's floor; the same object until it changes. */
export function useRecipe(file: FloorsFile, design: Design): Recipe {
  const recipe = recipeOf(file, design);
  return useMemo(() => recipe, [recipe.key]);
}
