import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type Recipe, recipeOf } from '@vitrine/domain/design/floors/recipe';
import { useMemo } from 'react';

/** What the design's floor is made of; the very same while that does not change. */
export function useRecipe(file: FloorsFile, design: Design): Recipe {
  const recipe = recipeOf(file, design);
  return useMemo(() => recipe, [recipe.key]);
}
