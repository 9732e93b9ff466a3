import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { moveBar } from '@vitrine/domain/builder/robes/edit-panels';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from './robes.module.css';

/** The drawing in its own units: a door about 2 m high. */
const DOOR = { width: 80, height: 200, frame: 4, bar: 3 } as const;
/** Steps of the arrow keys, as shares of the height. */
const STEP = { small: 0.005, large: 0.05 } as const;

interface DoorDrawingProps {
  panels: readonly number[];
  onChange: (panels: readonly number[]) => void;
}

const startsOf = (panels: readonly number[]): number[] =>
  panels.map((_, at) => panels.slice(0, at).reduce((sum, share) => sum + share, 0));

/** A door from the front; the bars between its panels are moved by pointer or by the arrow keys. */
export const DoorDrawing = ({ panels: settled, onChange }: DoorDrawingProps) => {
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const key = settled.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of undo has other panels.
  useEffect(() => setMoved(null), [key]);
  const panels = moved ?? settled;
  const starts = startsOf(panels);
  const inner = DOOR.height - 2 * DOOR.frame;
  const shareAt = (event: PointerEvent): number => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box) return 0;
    return (((event.clientY - box.top) / box.height) * DOOR.height - DOOR.frame) / inner;
  };
  const press = (event: KeyboardEvent, at: number): void => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.large : STEP.small;
    onChange(moveBar(panels, at, (starts[at + 1] ?? 0) + way * step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing.
    <svg
      ref={drawing}
      className={classes.drawing}
      viewBox={`0 0 ${DOOR.width} ${DOOR.height}`}
      role="group"
      aria-label={messages.doorDrawing}
      onPointerMove={(event) => {
        if (dragged !== null) setMoved(moveBar(panels, dragged, shareAt(event)));
      }}
      onPointerUp={() => {
        if (dragged !== null && moved) onChange(moved);
        setDragged(null);
      }}
      onPointerCancel={() => {
        setDragged(null);
        setMoved(null);
      }}
    >
      <rect className={classes.frame} width={DOOR.width} height={DOOR.height} />
      {panels.map((share, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: panels are distinguished by their position only.
          key={at}
          className={classes.panel}
          x={DOOR.frame}
          width={DOOR.width - 2 * DOOR.frame}
          y={DOOR.frame + inner * (starts[at] ?? 0) + (at > 0 ? DOOR.bar / 2 : 0)}
          height={Math.max(
            0,
            inner * share - (at > 0 ? DOOR.bar / 2 : 0) - (at < panels.length - 1 ? DOOR.bar / 2 : 0),
          )}
        />
      ))}
      {panels.slice(1).map((_, at) => {
        const from = starts[at + 1] ?? 0;
        const y = DOOR.frame + inner * from;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are distinguished by their position only.
            key={at}
            role="slider"
            tabIndex={0}
            className={classes.bar}
            aria-orientation="vertical"
            aria-label={messages.bar(at + 1)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(from * 1000) / 10}
            aria-valuetext={messages.barAt(String(Math.round(from * 1000) / 10))}
            onKeyDown={(event) => press(event, at)}
            onPointerDown={(event) => {
              drawing.current?.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
              setDragged(at);
            }}
          >
            <rect className={classes.reach} x={0} width={DOOR.width} y={y - 8} height={16} />
            <rect className={classes.barLine} x={0} width={DOOR.width} y={y - DOOR.bar / 2} height={DOOR.bar} />
          </g>
        );
      })}
    </svg>
  );
};
