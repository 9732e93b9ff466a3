import { Flex, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** Errors of a control without a text field, one per line, announced; a long list scrolls. */
export const FieldErrors = ({ sentences }: { sentences: readonly string[] | undefined }) => (
  <div role="alert">
    {sentences !== undefined && sentences.length > 0 && (
      <Stack component="ul" gap={4} mah={160} mt={6} style={{ overflowY: 'auto' }}>
        {sentences.map((sentence) => (
          <Flex key={sentence} component="li" gap={6} c="red" fz={12} lh="16px" className="vt-anywhere">
            <IconAlertCircle size={14} stroke={1.6} style={{ flex: 'none', marginTop: 1 }} aria-hidden="true" />
            {sentence}
          </Flex>
        ))}
      </Stack>
    )}
  </div>
);
