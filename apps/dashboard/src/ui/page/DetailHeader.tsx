import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackLink, PageHeader } from './PageHeader.tsx';
import { usePhone } from './usePhone.ts';

interface DetailHeaderProps {
  title: string;
  /** The list that it is from. */
  back: { to: string; label: string };
  badge: ReactNode;
  actions: ReactNode;
}

/** The head of one thing of a list. On phones the way back and the badge have a line of their own. */
export const DetailHeader = ({ title, back, badge, actions }: DetailHeaderProps) => {
  const phone = usePhone();
  const link = <BackLink to={back.to}>{back.label}</BackLink>;
  return (
    <>
      <PageHeader
        title={title}
        path={link}
        badge={badge}
        actions={actions}
        phoneAction={
          <Group gap={8} wrap="nowrap">
            {actions}
          </Group>
        }
      />
      {phone && (
        <Group justify="space-between" gap={8} wrap="nowrap">
          {link}
          {badge}
        </Group>
      )}
    </>
  );
};
