import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { mixLimits } from '@vitrine/contract/floors/limits';
import type { Design } from '@vitrine/domain/design/design';
import { MIX } from '@vitrine/domain/design/floors/keys';
import { addFlake, type Mix } from '@vitrine/domain/design/floors/mix';
import { readMix, writeMix } from '@vitrine/domain/design/floors/mix-text';
import { byId, mixOfBlend, offeredFlakes } from '@vitrine/domain/design/floors/offered';
import { useEffect, useRef, useState } from 'react';
import { writeCount } from '../../../i18n/plural.ts';
import { useKindTexts, useSession, useViewer } from '../../../panel/viewer-context.ts';
import { Dot } from './Contents.tsx';
import { getFlakeColour } from './flake-colour.ts';
import { MixRow } from './MixRow.tsx';

/** Milliseconds of pause after which a slider changes the floor. */
const PAUSE = 140;

/** Lets the visitor mix flakes: which ones, how much of each, and their size. */
export function Mixer({ file }: { file: FloorsFile }) {
  const texts = useKindTexts();
  const { floors } = texts;
  const { mix, change, reset } = useMix(file);
  const flakes = offeredFlakes(file);
  const free = flakes.filter(({ id }) => !mix.some((part) => part.id === String(id)));
  const full = mix.length >= mixLimits.flakes;
  const { list, focusRow } = useRowFocus(mix);
  const add = (id: string): void => {
    focusRow(mix.length);
    change(addFlake(mix, id, 'm'));
  };
  return (
    <div className="mixer">
      <p>{floors.mixIntro}</p>
      <ul ref={list} className="mix" aria-label={floors.flakes}>
        {mix.map((part, index) => (
          <MixRow
            key={part.id}
            mix={mix}
            part={part}
            flake={byId(file.flakes, part.id)}
            onChange={change}
            onRemove={() => focusRow(Math.min(index, mix.length - 2))}
          />
        ))}
      </ul>
      {full && <p>{writeCount(texts.tag, floors.mixFull, mixLimits.flakes)}</p>}
      {!full && free.length > 0 && (
        <fieldset className="adding">
          <legend>{floors.addFlake}</legend>
          {free.map((flake) => (
            <button
              key={flake.id}
              type="button"
              className="colour"
              aria-label={floors.add(flake.name)}
              title={flake.name}
              onClick={() => add(String(flake.id))}
            >
              <Dot colour={getFlakeColour(flake)} pixels={30} />
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" className="outlined" disabled={reset === null} onClick={() => reset?.()}>
        {floors.mixReset}
      </button>
    </div>
  );
}

/** The button of an added or removed flake is gone: the focus goes on in the row that is now there. */
function useRowFocus(mix: Mix) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    const row = next.current === null ? null : list.current?.children[next.current];
    next.current = null;
    row?.querySelector<HTMLElement>('select')?.focus();
  }, [mix.length]);
  const focusRow = (index: number): void => {
    next.current = index;
  };
  return { list, focusRow };
}

/** A key that differs between designs with different mixes. */
const mixKey = ({ blend, mix }: Design): string => (blend === MIX ? `${MIX} ${mix}` : (blend ?? ''));

/** The mix that the visitor edits, which the design follows after a pause, and the way back to the first blend. */
function useMix(file: FloorsFile) {
  const viewer = useViewer();
  const { design } = useSession();
  const blend = useRef(String(file.blends[0]?.id ?? ''));
  if (design.blend && design.blend !== MIX) blend.current = design.blend;
  const [typed, setTyped] = useState<{ mix: Mix; over: string } | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; apply: () => void } | null>(null);
  const stopWaiting = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  useEffect(() => () => waiting.current?.apply(), []);
  const now = (): string => mixKey(viewer.store.get().design);
  const change = (mix: Mix): void => {
    const over = now();
    setTyped({ mix, over });
    stopWaiting();
    const apply = (): void => {
      stopWaiting();
      // A choice elsewhere in the meantime counts more.
      if (now() === over) viewer.choose('mix', writeMix(mix));
    };
    waiting.current = { timer: setTimeout(apply, PAUSE), apply };
  };
  const reset = (): void => {
    stopWaiting();
    setTyped(null);
    viewer.choose('blend', blend.current);
  };
  const key = mixKey(design);
  const making = typed && [typed.over, `${MIX} ${writeMix(typed.mix)}`].includes(key) ? typed.mix : null;
  const settled = design.blend === MIX ? readMix(design.mix ?? '') : mixOfBlend(file, byId(file.blends, design.blend));
  return { mix: making ?? settled ?? [], change, reset: design.blend === MIX || making ? reset : null };
}
