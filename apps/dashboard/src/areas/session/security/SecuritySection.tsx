import { Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SecuritySection.module.css';

interface SectionProps {
  title: string;
  badge?: ReactNode;
  help?: string;
  /** At the right of the title; below the text on phones. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One part of the page, a line above it. */
export const Section = ({ title, badge, help, actions, children }: SectionProps) => (
  <section className={classes.section} aria-label={title}>
    <div className={classes.head}>
      <div>
        <Group gap={10} wrap="nowrap">
          <Text component="h2" size="lg" fw={600} lts="-0.012em">
            {title}
          </Text>
          {badge}
        </Group>
        {help !== undefined && (
          <Text inherit maw={440} mt={2} c="dimmed" fz={13}>
            {help}
          </Text>
        )}
      </div>
      {actions !== undefined && (
        <Flex gap={8} wrap={{ base: 'wrap', sm: 'nowrap' }} flex="none">
          {actions}
        </Flex>
      )}
    </div>
    {children}
  </section>
);
