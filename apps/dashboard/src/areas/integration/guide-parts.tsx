import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** How the parts of the drawings look, as attributes of SVG elements. */
export const PAPER = { fill: 'var(--vt-surface)', stroke: 'var(--vt-line-strong)' };
export const SUNKEN = { fill: 'var(--vt-canvas)' };
export const SOFT = { fill: 'var(--vt-line-strong)' };
export const INK = { fill: 'var(--vt-ink)' };
export const ACCENT = { fill: 'var(--vt-accent)' };
export const ACCENT_SOFT = { fill: 'var(--vt-accent-soft)', stroke: 'var(--vt-accent-line)' };

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const STROKE = { ...LINE, stroke: 'var(--vt-line-strong)' };
export const DASHED = { ...LINE, stroke: 'var(--vt-line-control)', strokeDasharray: '4 4' };
export const ACCENT_LINE = { ...LINE, stroke: 'var(--vt-accent)', strokeWidth: 1.6 };
export const ON_ACCENT = { ...LINE, stroke: 'var(--vt-on-accent)', strokeWidth: 2 };

/** A drawing fills its frame. */
export const DRAWING = { style: { width: '100%', height: 'auto' } };

interface GuideStepProps {
  drawing: ReactNode;
  number?: number;
  title: string;
  text: string;
}

/** A step or part of a guide: a drawing with a title and a sentence. */
export const GuideStep = ({ drawing, number, title, text }: GuideStepProps) => (
  <li>
    <Box bd="1px solid var(--vt-line)" bdrs={8} bg="var(--vt-sunken)" style={{ overflow: 'hidden' }}>
      {drawing}
    </Box>
    <Group component="h3" gap={8} align="baseline" wrap="nowrap" mt={10} fz={14} fw={500} lh="20px">
      {number !== undefined && (
        <Text span inherit c="gray" className="vt-digits">
          {number}
        </Text>
      )}{' '}
      {title}
    </Group>
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  </li>
);
