import { Flex, Group, Text } from '@mantine/core';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { useState } from 'react';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import { isPhone } from '../../../ui/usePhone.ts';
import type { Values } from '../values.ts';
import { ViewerForm } from './ViewerForm.tsx';
import { WIDTHS } from './widths.ts';

interface FormPreviewProps {
  values: Values;
  logos: Customisation['logos'];
}

/** The form that visitors get, with what is typed beside it. */
export const FormPreview = ({ values, logos }: FormPreviewProps) => {
  const [width, setWidth] = useState(() => (isPhone() ? 'phone' : 'desktop'));
  return (
    <section aria-label={messages.preview}>
      <Group gap={8} justify="space-between">
        <Text size="sm" c="dimmed">
          {messages.formNote}
        </Text>
        <PillTabs label="Width" pills={WIDTHS} chosen={width} onChoose={setWidth} controls="form-preview" />
      </Group>
      <Flex
        id="form-preview"
        role="tabpanel"
        aria-label={messages.preview}
        justify="safe center"
        p={{ base: 12, sm: 20 }}
        mt={12}
        bd="1px solid var(--vt-line)"
        bdrs={12}
        bg="var(--vt-sunken)"
        style={{ overflowX: 'auto' }}
      >
        <ViewerForm values={values} logos={logos} seen="form" width={width} />
      </Flex>
    </section>
  );
};
