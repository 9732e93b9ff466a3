import { Button, Checkbox, Slider, Stack, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import '@mantine/core/styles/Slider.layer.css';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import { useEffect, useRef, useState } from 'react';
import { ModalFrame } from '../../../../ui/dialogs/ModalFrame.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { type Crop, drawTexture, squareOf } from './draw-texture.ts';
import classes from './robes.module.css';

interface TextureCropProps {
  photo: Blob;
  /** Of the material. */
  name: string;
  /** @param tile the real width of the texture in millimetres */
  onUse: (file: File, tile: number) => void;
  onClose: () => void;
}

const { textureWidths } = robeLimits;
const FIRST: Crop = { size: 100, across: 50, down: 50 };
const sliders = () =>
  [
    { field: 'size', label: messages.cropSize, min: 10 },
    { field: 'across', label: messages.cropAcross, min: 0 },
    { field: 'down', label: messages.cropDown, min: 0 },
  ] as const;

const useBitmap = (photo: Blob): ImageBitmap | null => {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isHere = true;
    createImageBitmap(photo, { imageOrientation: 'from-image' }).then(
      (decoded) => isHere && setBitmap(decoded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [photo]);
  return bitmap;
};

/** A square part of a photo becomes a texture that repeats. */
export const TextureCrop = ({ photo, name, onUse, onClose }: TextureCropProps) => {
  const bitmap = useBitmap(photo);
  const [crop, setCrop] = useState(FIRST);
  const [isMirrored, setIsMirrored] = useState(true);
  const [width, setWidth] = useState<number>(robeLimits.tile / 2);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const plane = canvas.current?.getContext('2d');
    if (!plane || !bitmap) return;
    plane.canvas.width = bitmap.width;
    plane.canvas.height = bitmap.height;
    plane.drawImage(bitmap, 0, 0);
    const [x, y, edge] = squareOf(bitmap, crop);
    plane.fillStyle = 'rgb(0 0 0 / 55%)';
    plane.beginPath();
    plane.rect(0, 0, bitmap.width, bitmap.height);
    plane.rect(x, y, edge, edge);
    plane.fill('evenodd');
  }, [bitmap, crop]);
  const use = async (): Promise<void> => {
    if (!bitmap) return;
    onUse(await drawTexture(bitmap, crop, { isMirrored, name }), isMirrored ? width * 2 : width);
  };
  return (
    <ModalFrame
      title={messages.cropTitle}
      sentence={messages.textureHelp}
      width={560}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{uiMessages.cancel}</Button>
          <Button variant="filled" onClick={use}>
            {messages.useTexture}
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        <canvas ref={canvas} className={classes.crop} role="img" aria-label={messages.cropTitle} />
        {sliders().map(({ field, label, min }) => (
          <div key={field}>
            <Text size="sm" fw={500}>
              {label}
            </Text>
            <Slider
              thumbLabel={label}
              min={min}
              max={100}
              value={crop[field]}
              label={(value) => `${value} %`}
              onChange={(value) => setCrop((before) => ({ ...before, [field]: value }))}
            />
          </div>
        ))}
        <NumberField
          label={messages.cropWidth}
          value={width}
          {...textureWidths}
          issue={messages.millimetresWrong(textureWidths.min, textureWidths.max)}
          onCommit={setWidth}
        />
        <Checkbox
          label={messages.mirrorEdges}
          checked={isMirrored}
          onChange={(event) => setIsMirrored(event.currentTarget.checked)}
        />
      </Stack>
    </ModalFrame>
  );
};
