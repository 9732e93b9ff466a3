import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { robeChoices } from '@vitrine/domain/design/robes/robes-model';
import { type ComponentType, useMemo } from 'react';
import { useSession, useViewer } from '../../../panel/viewer-context.ts';
import type { SectionsProps } from '../../kind.ts';
import type { RobeView } from '../robe-view.ts';
import { RobeControls } from './RobeControls.tsx';
import { RobeRows } from './RobeRows.tsx';
import { RobeTabs } from './RobeTabs.tsx';
import { RobeContext } from './robe-context.ts';
import css from './robes.css?inline';
import { useGroups } from './use-groups.tsx';

export { css };

/** The panel of a wardrobe: size, doors, frame, trim, inside and prices. */
export function createSections(file: SlidingRobeFile): ComponentType<SectionsProps> {
  return function Sections({ wide }: SectionsProps) {
    const viewer = useViewer();
    const { design } = useSession();
    const scene = viewer.scene as RobeView | null;
    // Another viewer has other data of the same file: a preview shows changes in place.
    const choices = useMemo(() => robeChoices(file), [viewer]);
    const value = useMemo(() => ({ choices, robe: readDesign(design), scene }), [choices, design, scene]);
    return (
      <RobeContext value={value}>
        <Groups wide={wide} />
        {scene && <RobeControls scene={scene} />}
      </RobeContext>
    );
  };
}

function Groups({ wide }: SectionsProps) {
  const groups = useGroups();
  return wide ? <RobeRows groups={groups} /> : <RobeTabs groups={groups} />;
}
