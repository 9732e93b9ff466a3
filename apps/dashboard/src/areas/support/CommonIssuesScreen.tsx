import { Box, Stack } from '@mantine/core';
import { COMMON_ISSUES, supportMessages as messages } from '@vitrine/contract/support/messages';
import { Section } from '../../ui/Section.tsx';
import classes from './CommonIssuesScreen.module.css';
import { Contacts } from './parts/Contacts.tsx';

/** Whom to ask, and what usually helps: the Common Issues tab, and the body of the Support page. */
export const CommonIssuesScreen = () => (
  <>
    <Contacts />
    <Section title={messages.issues}>
      <ul className={classes.issues} aria-label={messages.issues}>
        {COMMON_ISSUES.map(({ title, cause, steps }) => (
          <li key={title}>
            <details className={classes.issue}>
              <summary className={classes.title}>{title}</summary>
              <Box px={16} maw={640} pb={16} c="dimmed" fz={13.5} lh="20px">
                <p>{cause}</p>
                <Stack component="ol" gap={4} mx={0} mt={8} mb={0} pl={20} c="var(--vt-ink)">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Stack>
              </Box>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
