import { Button, Stack, Text } from '@mantine/core';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import { firstCorners } from '@vitrine/domain/builder/floors/edit-room';
import { type Corners, cornersIssue, type Point } from '@vitrine/domain/builder/floors/floor-corners';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { announce } from '../../../../ui/feedback/announce.ts';
import classes from './RoomStage.module.css';
import { useRoom } from './useRoom.ts';

/** Around the photo and its corners, as a part of its width. */
const MARGIN = 0.06;
/** How far outside the photo corners can be, as a part of its width. */
const OUTSIDE = 1.5;
/** Steps of the arrow keys, as parts of the photo's width. */
const STEP = { small: 0.001, large: 0.02 } as const;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo and all corners, with a margin. While a corner is dragged, it stays as it is. */
const viewAround = (corners: Corners, { width, height }: { width: number; height: number }): string => {
  const margin = MARGIN * width;
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(0, ...across) - margin, Math.min(0, ...down) - margin];
  const [right, bottom] = [Math.max(width, ...across) + margin, Math.max(height, ...down) + margin];
  return [left, top, right - left, bottom - top].join(' ');
};

const replaced = (corners: Corners, at: number, point: Point): Corners =>
  corners.map((corner, index) => (index === at ? point : corner)) as unknown as Corners;

/** The four corners of the floor on the photo, moved by pointer or by the arrow keys. */
export const CornersEditor = ({ photo }: { photo: string }) => {
  const { size, found, moveCorners } = useRoom();
  const { width, height } = size;
  const [moved, setMoved] = useState<Corners | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const latest = useRef(0);
  const moving = useRef<Promise<void>>(Promise.resolve());
  const corners = moved ?? found?.corners ?? null;
  if (!corners) {
    return (
      <Stack gap={12} p={24} align="start">
        <Text size="sm">{messages.keptMeasures}</Text>
        <Button onClick={() => moveCorners(firstCorners(size))}>{messages.setCorners}</Button>
      </Stack>
    );
  }
  const outside = OUTSIDE * width;
  const within = ([x, y]: Point): Point => [
    Math.round(Math.min(width + outside, Math.max(-outside, x))),
    Math.round(Math.min(height + outside, Math.max(-outside, y))),
  ];
  const pointAt = (event: PointerEvent): Point | null => {
    const matrix = drawing.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return within([x, y]);
  };
  /** One after the other, and of quick moves the last. Until that is a step of undo, the moved corners stay in view. */
  const commit = async (next: Corners): Promise<void> => {
    setMoved(next);
    latest.current += 1;
    const turn = latest.current;
    moving.current = moving.current.then(() => (turn === latest.current ? moveCorners(next) : undefined));
    await moving.current;
    if (turn === latest.current) setMoved(null);
  };
  const press = (event: KeyboardEvent, at: number): void => {
    const arrow = ARROWS[event.key];
    const [x, y] = corners[at] ?? [0, 0];
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(width * (event.shiftKey ? STEP.large : STEP.small)));
    const point = within([x + arrow[0] * step, y + arrow[1] * step]);
    void commit(replaced(corners, at, point));
    announce(messages.cornerAt(messages.corner[at] ?? '', ...point));
  };
  const issue = cornersIssue(corners);
  return (
    <div className={classes.board}>
      <p className={classes.help} role={issue ? 'alert' : undefined} data-wrong={issue !== null || undefined}>
        {issue === null ? messages.cornersHelp : issue === 'crossing' ? messages.cornersCrossing : messages.cornersFlat}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing. */}
      <svg
        ref={drawing}
        className={classes.drawing}
        viewBox={viewAround(found?.corners ?? corners, size)}
        role="group"
        aria-label={messages.showCorners}
        aria-busy={moved !== null}
        onPointerMove={(event) => {
          const point = dragged === null ? null : pointAt(event);
          if (dragged !== null && point) setMoved(replaced(corners, dragged, point));
        }}
        onPointerUp={() => {
          if (dragged !== null && moved) void commit(moved);
          setDragged(null);
        }}
        onPointerCancel={() => {
          setDragged(null);
          setMoved(null);
        }}
      >
        <image href={photo} width={width} height={height} preserveAspectRatio="none" />
        <polygon className={classes.area} data-wrong={issue !== null || undefined} points={corners.join(' ')} />
        {corners.map(([x, y], at) => (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be in a drawing.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in this order.
            key={at}
            role="button"
            tabIndex={0}
            className={classes.handle}
            aria-label={messages.cornerAt(messages.corner[at] ?? '', x, y)}
            onKeyDown={(event) => press(event, at)}
            onPointerDown={(event) => {
              event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
              setDragged(at);
            }}
          >
            <circle cx={x} cy={y} r={width * 0.03} className={classes.reach} />
            <circle cx={x} cy={y} r={width * 0.012} className={classes.dot} />
          </g>
        ))}
      </svg>
    </div>
  );
};
