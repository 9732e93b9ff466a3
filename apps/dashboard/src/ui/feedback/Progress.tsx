import { Box, Progress as MantineProgress, Text } from '@mantine/core';

interface ProgressProps {
  /** The running work, as text. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

const HUNDRED = 100;

/** A thin bar that fills, with its label above it. */
export const Progress = ({ label, share }: ProgressProps) => (
  <Box miw={0}>
    <Text size="sm" mb={6} c="dimmed" className="vt-digits">
      {label}
    </Text>
    <MantineProgress aria-label={label} value={Math.round(Math.min(1, Math.max(0, share)) * HUNDRED)} />
  </Box>
);
