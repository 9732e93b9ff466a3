import { Group, Slider, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { floorBuilderMessages as messages } from '@vitrine/contract/configurators/floor-builder-messages';
import type { FloorDraft } from '@vitrine/domain/builder/draft';
import { setMask } from '@vitrine/domain/builder/floors/edit-room';
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { RadioRow } from '../../../../ui/forms/RadioRow.tsx';
import { usePhone } from '../../../../ui/page/usePhone.ts';
import { useBuilder } from '../edit/builder.ts';
import { drawPaintedMask, showMask } from './draw-mask.ts';
import classes from './RoomStage.module.css';
import { useDraftImages } from './useDraftImages.ts';
import { useRoom } from './useRoom.ts';

type Tool = 'paint' | 'erase';

const allTools = () =>
  [
    { value: 'paint', label: messages.paint },
    { value: 'erase', label: messages.erase },
  ] as const;
const PAINT = [31, 160, 130] as const;
const FIRST_SIZE = 6;

/** The mask as paint over the photo. One stroke is one step of undo. */
const useMaskCanvas = () => {
  const { draft, change, addDrawn } = useBuilder<FloorDraft>();
  const { read } = useDraftImages();
  const { size } = useRoom();
  const canvas = useRef<HTMLCanvasElement>(null);
  const own = useRef<string | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const path = draft.file.scene?.mask ?? null;
  const hash = path === null ? null : (draft.images[path]?.hash ?? path);
  const reader = useRef(read);
  reader.current = read;
  useEffect(() => {
    // What was painted here is on the canvas already.
    if (hash !== null && hash === own.current) return;
    own.current = null;
    let isHere = true;
    const show = async (): Promise<void> => {
      const mask = path === null ? null : await reader.current(path);
      if (!isHere || !canvas.current) return;
      if (mask) showMask(canvas.current, mask, PAINT);
      else canvas.current.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height);
    };
    void show();
    return () => {
      isHere = false;
    };
  }, [path, hash]);
  const save = (): void => {
    const painted = canvas.current;
    if (!painted) return;
    saving.current = saving.current.then(async () => {
      // Also when the screen has closed meanwhile: the canvas still has what was painted.
      await addDrawn(await drawPaintedMask(painted, size), ({ facts }) => {
        own.current = facts.hash;
        change((before) => setMask(before, facts));
      });
    });
  };
  return { canvas, save, size };
};

/** Paints and erases what is floor over the photo, with a round brush. */
export const MaskBrush = ({ photo }: { photo: string }) => {
  const { canvas, save, size } = useMaskCanvas();
  const [tool, setTool] = useState<Tool>('paint');
  const [brush, setBrush] = useState(FIRST_SIZE);
  const ring = useRef<HTMLDivElement>(null);
  const last = useRef<readonly [number, number] | null>(null);
  const isOnPhone = usePhone();
  const width = Math.min(size.width, limits.maskWidth);
  const height = Math.max(1, Math.round((width * size.height) / Math.max(1, size.width)));
  const pointOf = (event: PointerEvent): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
  };
  const draw = (event: PointerEvent): void => {
    const plane = canvas.current?.getContext('2d');
    if (!plane || !last.current) return;
    const point = pointOf(event);
    plane.globalCompositeOperation = tool === 'paint' ? 'source-over' : 'destination-out';
    plane.strokeStyle = `rgb(${PAINT.join()})`;
    plane.lineCap = 'round';
    plane.lineWidth = (brush / 100) * width;
    plane.beginPath();
    plane.moveTo(...last.current);
    plane.lineTo(...point);
    plane.stroke();
    last.current = point;
  };
  const follow = (event: PointerEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const edge = `${(brush / 100) * box.width}px`;
    Object.assign(ring.current?.style ?? {}, {
      left: `${event.clientX - box.left}px`,
      top: `${event.clientY - box.top}px`,
      width: edge,
      height: edge,
    });
  };
  const end = (): void => {
    if (last.current) save();
    last.current = null;
  };
  if (isOnPhone) {
    return (
      <Text size="sm" p={24}>
        {messages.brushDesk}
      </Text>
    );
  }
  return (
    <div className={classes.board}>
      <Group gap={24} className={classes.tools} align="center">
        <RadioRow legend={messages.tool} name="brush-tool" options={allTools()} value={tool} onChange={setTool} />
        <div className={classes.brushSize}>
          <Text size="sm" fw={500}>
            {messages.brushSize}
          </Text>
          <Slider
            thumbLabel={messages.brushSize}
            min={1}
            max={30}
            value={brush}
            onChange={setBrush}
            label={(value) => `${value} %`}
          />
        </div>
      </Group>
      <div className={classes.frame}>
        <div
          className={classes.photo}
          style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = pointOf(event);
            draw(event);
          }}
          onPointerMove={(event) => {
            follow(event);
            draw(event);
          }}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <img src={photo} alt={messages.brushArea} draggable={false} />
          <canvas ref={canvas} width={width} height={height} data-testid="mask" />
          <div ref={ring} className={classes.ring} />
        </div>
      </div>
    </div>
  );
};
