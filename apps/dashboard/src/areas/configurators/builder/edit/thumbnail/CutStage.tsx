import { Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import classes from './CutStage.module.css';
import { drawCut, fitCut, resizeCut, SMALLEST_CUT, type SquarePart } from './draw-cut.ts';

const WHOLE: SquarePart = { left: 0, top: 0, size: 1 };

const percent = (share: number): string => `${share * 100}%`;

interface CutSliderProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

const CutSlider = ({ label, value, least = 0, most, onChange }: CutSliderProps) => {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={500} mb={2}>
        {label}
      </Text>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        min={least}
        max={Math.max(most, least + 0.01)}
        step={0.01}
        value={Math.min(value, Math.max(most, least))}
        label={messages.cutPercent}
        disabled={most <= least}
        onChange={onChange}
      />
    </div>
  );
};

interface CutStageProps {
  bitmap: ImageBitmap;
  cut: SquarePart;
  onChange: (cut: SquarePart) => void;
}

/** An image with the square that becomes the thumbnail: moved and sized by pointer, or with the sliders by keyboard. */
export const CutStage = ({ bitmap, cut, onChange }: CutStageProps) => {
  const stage = useRef<HTMLCanvasElement>(null);
  const result = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; cut: SquarePart; isSize: boolean } | null>(null);
  useEffect(() => {
    if (stage.current) drawCut(stage.current, bitmap, WHOLE);
  }, [bitmap]);
  useEffect(() => {
    if (result.current) drawCut(result.current, bitmap, cut);
  }, [bitmap, cut]);
  const begin = (event: PointerEvent<HTMLElement>, isSize: boolean): void => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, cut, isSize };
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const width = stage.current?.clientWidth ?? 0;
    if (!drag.current || width === 0) return;
    const { x, y, cut: from, isSize } = drag.current;
    const [right, down] = [(event.clientX - x) / width, (event.clientY - y) / width];
    const most = Math.min(1 - from.left, 1 - from.top);
    if (!isSize) onChange(fitCut({ ...from, left: from.left + right, top: from.top + down }));
    else onChange({ ...from, size: Math.max(SMALLEST_CUT, Math.min(most, from.size + Math.max(right, down))) });
  };
  const end = (): void => {
    drag.current = null;
  };
  const edge = limits.thumbnailEdge;
  return (
    <div className={classes.all}>
      <div className={classes.stage}>
        <canvas ref={stage} width={edge * 2} height={edge * 2} />
        <div
          className={classes.frame}
          data-testid="cut-frame"
          style={{
            left: percent(cut.left),
            top: percent(cut.top),
            width: percent(cut.size),
            height: percent(cut.size),
          }}
          onPointerDown={(event) => begin(event, false)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <span
            className={classes.corner}
            onPointerDown={(event) => begin(event, true)}
            onPointerMove={follow}
            onPointerUp={end}
            onPointerCancel={end}
          />
        </div>
      </div>
      <Stack gap={12} className={classes.controls ?? ''}>
        <div>
          <Text size="sm" fw={500} mb={4}>
            {messages.cutResult}
          </Text>
          <canvas
            ref={result}
            className={classes.result}
            width={edge}
            height={edge}
            role="img"
            aria-label={messages.cutResult}
          />
        </div>
        <CutSlider
          label={messages.cutSize}
          value={cut.size}
          least={SMALLEST_CUT}
          most={1}
          onChange={(size) => onChange(resizeCut(cut, size))}
        />
        <CutSlider
          label={messages.cutLeft}
          value={cut.left}
          most={1 - cut.size}
          onChange={(left) => onChange(fitCut({ ...cut, left }))}
        />
        <CutSlider
          label={messages.cutTop}
          value={cut.top}
          most={1 - cut.size}
          onChange={(top) => onChange(fitCut({ ...cut, top }))}
        />
      </Stack>
    </div>
  );
};
