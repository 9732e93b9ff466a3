import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import { scatter } from '@vitrine/domain/design/floors/scatter';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../panel/icons.tsx';
import { useKindTexts } from '../../../panel/viewer-context.ts';

/** Millimetres of floor on a CSS pixel, where a CSS pixel is 1/96 inch. */
const LIFE_SIZE = 25.4 / 96;
const SMALL = { width: 328, height: 148, scale: 1 } as const;
const LARGE = { width: 900, height: 620, scale: 2.4 } as const;
const SLICE = 8;
/** Milliseconds to wait, because the room loads first. */
const LATER = 250;

/** Shows the flakes about life size, and larger on request. */
export function CloseUp({ recipe, name }: { recipe: Recipe; name: string }) {
  const { floors } = useKindTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = floors.closeUpOf(name);
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  // Without a form, which frames of site builders may block.
  const close = () => dialog.current?.close();
  return (
    <div>
      <button
        type="button"
        className="close-up"
        part="close-up"
        aria-label={`${label}. ${floors.enlarge}`}
        onClick={open}
      >
        <FlakeCanvas recipe={recipe} {...SMALL} />
        <span className="close-up-sign">
          <Icon shape="expand" size={16} />
        </span>
      </button>
      <dialog ref={dialog} className="close-up-large" aria-label={label} onClose={() => setOpen(false)}>
        {isOpen && <FlakeCanvas recipe={recipe} {...LARGE} />}
        <div className="close-up-foot">
          <p dir="auto">{name}</p>
          <button type="button" className="outlined" onClick={close}>
            {floors.close}
          </button>
        </div>
      </dialog>
    </div>
  );
}

type CanvasProps = { recipe: Recipe; width: number; height: number; scale: number };

/** A canvas of flakes, `scale` times life size. Scatters them in slices, so that the page stays responsive. */
function FlakeCanvas({ recipe, width, height, scale }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const plane = canvas.current?.getContext('2d');
    if (!plane) return;
    const dense = Math.min(2, window.devicePixelRatio || 1);
    const edge = Math.max(width, height);
    const work = scatter(recipe, Math.round(edge * dense), (edge * LIFE_SIZE) / scale);
    let timer: ReturnType<typeof setTimeout>;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      if (!step.done) {
        timer = setTimeout(slice);
        return;
      }
      const { data, pixels } = step.value;
      plane.canvas.width = Math.round(width * dense);
      plane.canvas.height = Math.round(height * dense);
      plane.putImageData(new ImageData(data, pixels, pixels), 0, 0);
    };
    timer = setTimeout(slice, LATER);
    return () => clearTimeout(timer);
  }, [recipe, width, height, scale]);
  return <canvas ref={canvas} width={width} height={height} className="flake-canvas" />;
}
