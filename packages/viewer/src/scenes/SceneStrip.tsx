import type { OfferedScene } from '@vitrine/domain/design/offered-scenes';
import { placeOf } from '@vitrine/domain/translations/places';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Swatch } from '../panel/choices/Swatch.tsx';
import { reveal } from '../panel/reveal.ts';
import { useViewer } from '../panel/viewer-context.ts';
import { sceneChangerOf } from './change-scene.ts';
import type { Scenes } from './open-scenes.ts';
import css from './scenes.css?inline';

/** Pixels that a thumbnail is shown with on a dense screen. */
const THUMBNAIL = 128;

interface SceneStripProps {
  scenes: Scenes;
  /** The element of the image. */
  container: HTMLElement;
}

/** The scenes as radio buttons that look like them, in one row that scrolls sideways. */
export function SceneStrip({ scenes, container }: SceneStripProps) {
  const viewer = useViewer();
  const { panel } = viewer.texts;
  const nameOf = ({ id, name }: OfferedScene): string => viewer.nameOf(name, placeOf('scene', id, 'name'));
  const changer = sceneChangerOf(viewer, scenes, container);
  const [chosen, setChosen] = useState(changer.selected);
  const [announcement, announce] = useState('');
  const strip = useRef<HTMLDivElement>(null);
  const name = useId();
  useLayoutEffect(() => viewer.addStyles(css), [viewer]);
  // Changed data of the back-office's preview has scenes of its own.
  useLayoutEffect(() => setChosen(changer.selected), [changer]);
  useLayoutEffect(() => {
    changer.listener = {
      selected: setChosen,
      arrived: (scene) => announce(panel.sceneShown(nameOf(scene))),
    };
  });
  useEffect(() => {
    const follow = () => {
      const asked = viewer.element.getAttribute('scene');
      if (asked === scenes.requestedId) return;
      const target = scenes.offered.find(({ id }) => id === asked) ?? scenes.offered[0];
      if (target) changer.change(target, 'host');
    };
    // The attribute may have changed while the strip was not there, as while the form was open.
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(viewer.element, { attributes: true, attributeFilter: ['scene'] });
    return () => observer.disconnect();
  }, [viewer, scenes, changer]);
  useLayoutEffect(() => {
    const shown = strip.current?.querySelector<HTMLElement>('.scene:has(input:checked)');
    if (strip.current && shown) reveal(strip.current, shown);
  }, [chosen.scene]);
  return (
    <div className="scenes" part="scenes">
      <div ref={strip} className="scene-strip" role="radiogroup" aria-label={panel.scenes}>
        {scenes.offered.map((scene) => (
          <SceneTile
            key={scene.id}
            group={name}
            scene={scene}
            label={nameOf(scene)}
            chosen={scene === chosen.scene}
            waiting={chosen.waiting}
            onChoose={() => changer.change(scene, 'visitor')}
          />
        ))}
      </div>
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

interface SceneTileProps {
  /** Name that the radio buttons share. */
  group: string;
  scene: OfferedScene;
  label: string;
  chosen: boolean;
  waiting: boolean;
  onChoose: () => void;
}

function SceneTile({ group, scene, label, chosen, waiting, onChoose }: SceneTileProps) {
  return (
    <label className="scene" part="scene">
      <input type="radio" className="hidden-input" name={group} checked={chosen} onChange={onChoose} />
      <span className="tile-frame scene-frame">
        <Swatch path={scene.thumbnail} pixels={THUMBNAIL} className="tile-image" />
        {chosen && waiting && (
          <span className="tick">
            <span className="spinner" />
          </span>
        )}
      </span>
      <span className="scene-name" dir="auto">
        {label}
      </span>
    </label>
  );
}
