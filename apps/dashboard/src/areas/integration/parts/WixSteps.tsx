import { Box, Group, Text } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import classes from './Guides.module.css';
import { WIX_DRAWINGS } from './wix-drawings.tsx';

/** The five steps in order, each with a drawing of where to look. */
export const WixSteps = () => (
  <ol className={classes.steps} aria-label={messages.wixGuide}>
    {messages.wixSteps.map(({ title, text }, at) => {
      const Drawing = WIX_DRAWINGS[at];
      return (
        <li key={title} className={classes.step}>
          <Box bd="1px solid var(--vt-line)" bdrs={8} bg="var(--vt-sunken)" style={{ overflow: 'hidden' }}>
            {Drawing && <Drawing />}
          </Box>
          <Group component="h3" gap={8} align="baseline" wrap="nowrap" mt={10} fz={14} fw={500} lh="20px">
            <Text span inherit c="gray" className="vt-digits">
              {at + 1}
            </Text>{' '}
            {title}
          </Group>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </li>
      );
    })}
  </ol>
);
