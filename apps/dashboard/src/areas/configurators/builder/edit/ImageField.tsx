import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ImageChooser, type ImageChooserProps } from './ImageChooser.tsx';

interface ImageFieldProps extends ImageChooserProps {
  title?: string;
  help: string;
  /** What else can be done with the image. */
  children?: ReactNode;
}

/** An image of a form: what it is for, the image with its button, and what else can be done with it. */
export const ImageField = ({ title, help, children, ...chooser }: ImageFieldProps) => (
  <div>
    {title && (
      <Text size="sm" fw={500}>
        {title}
      </Text>
    )}
    <Text size="sm" c="dimmed" mb={8}>
      {help}
    </Text>
    <ImageChooser {...chooser} />
    {children}
  </div>
);
