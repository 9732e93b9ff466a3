import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { OWN_MIX, PART_NAME } from '@vitrine/domain/design/floors/keys';
import { byId, offeredBlends, offeredFinishes, offeredFlakes } from '@vitrine/domain/design/floors/offered';
import type { ComponentType } from 'react';
import { usePrices } from '../../../panel/prices.ts';
import { useKindTexts, useSession } from '../../../panel/viewer-context.ts';
import type { SectionsProps } from '../../kind.ts';
import { BaseColours } from './BaseColours.tsx';
import { BlendTiles } from './BlendTiles.tsx';
import { CloseUp } from './CloseUp.tsx';
import { Contents } from './Contents.tsx';
import { FinishChoice, SizeChoice } from './choices.tsx';
import floorStyles from './floors.css?inline';
import { Mixer } from './Mixer.tsx';
import { type Section, SectionRows } from './SectionRows.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { useRecipe } from './use-recipe.ts';

export const css = floorStyles;

/** The panel's choices of one floor: rows beside the image, tabs under it. */
export const createSections = (file: FloorsFile): ComponentType<SectionsProps> =>
  function FloorSections({ wide }: SectionsProps) {
    const sections = useSections(file);
    return wide ? <SectionRows sections={sections} /> : <SectionTabs sections={sections} />;
  };

function useSections(file: FloorsFile): Section[] {
  const texts = useKindTexts();
  const prices = usePrices();
  const { design } = useSession();
  const finish = byId(file.finishes ?? [], design.finish);
  const recipe = useRecipe(file, design);
  const { floors } = texts;
  const own = (name: string): string => texts.names[name] ?? name;
  const blend = byId(file.blends, design.blend);
  const name = blend?.name ?? own(OWN_MIX);
  return [
    {
      key: 'blend',
      name: own(PART_NAME.blend),
      aside: name,
      folds: true,
      body: <BlendTiles blends={offeredBlends(file)} />,
    },
    { key: 'contents', name: floors.contents, aside: blend?.productName, body: <Contents recipe={recipe} /> },
    ...(offeredFinishes(file).length > 0
      ? [
          {
            key: 'finish',
            name: own(PART_NAME.finish),
            aside: finish && prices.ofChoice({ part: 'finish', id: String(finish.id), price: finish.price || null }),
            body: <FinishChoice finishes={offeredFinishes(file)} />,
          },
        ]
      : []),
    { key: 'closeup', name: floors.closeUp, body: <CloseUp recipe={recipe} name={name} /> },
    { key: 'size', name: own(PART_NAME.size), body: <SizeChoice /> },
    {
      key: 'base',
      name: own(PART_NAME.base),
      aside: own(byId(file.flakes, design.base)?.name ?? 'As the blend'),
      body: <BaseColours flakes={offeredFlakes(file)} recipe={recipe} />,
    },
    { key: 'mix', name: floors.mix, folds: true, folded: true, body: <Mixer file={file} /> },
  ];
}
