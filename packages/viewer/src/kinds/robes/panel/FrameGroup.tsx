import { partWith } from '@vitrine/domain/design/robes/robe-offer';
import { framePlace } from '@vitrine/domain/translations/places';
import { useState } from 'react';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import { useRobe } from './robe-context.ts';
import { Tiles } from './Tiles.tsx';

/** Finishes of the frame, one style at a time; those without a style with each. */
export function FrameGroup() {
  const texts = useKindTexts();
  const { nameOf } = useViewer();
  const { choices, robe } = useRobe();
  const { frames } = choices.offer;
  const chosenStyle = partWith(frames, robe.frame)?.frameStyle || '';
  const [picked, setPicked] = useState({ style: chosenStyle, frame: robe.frame });
  // A frame that is chosen elsewhere, as by a preset, is shown.
  const style = picked.frame === robe.frame ? picked.style : chosenStyle || picked.style;
  const styles = [...new Set(frames.flatMap(({ frameStyle }) => frameStyle || []))];
  const isFiltered = styles.length > 1;
  const shown = isFiltered ? frames.filter(({ frameStyle }) => (frameStyle || style) === style) : frames;
  return (
    <div className="choices">
      {isFiltered && (
        <fieldset className="chips" aria-label={texts.panel.ranges(texts.robes.frame)}>
          {styles.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              part="chip"
              aria-pressed={name === style}
              onClick={() => setPicked({ style: name, frame: robe.frame })}
            >
              <bdi>{nameOf(name, framePlace(name))}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      <Tiles part="frame" label={texts.robes.frame} parts={shown} chosen={robe.frame} />
    </div>
  );
}
