import { Box, Group } from '@mantine/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { BackLink, PageHeader } from './PageHeader.tsx';
import { usePhone } from './usePhone.ts';

/** The element of the head that is for its actions. */
const ActionsSlot = createContext<Element | null>(null);

/** Renders actions in the head, from what is below it: only that has what they act on. */
export const HeadActions = ({ children }: { children: ReactNode }) => {
  const slot = useContext(ActionsSlot);
  return slot && createPortal(children, slot);
};

interface DetailPageProps {
  title: string;
  /** The list that it is from. */
  back: { to: string; label: string };
  /** Undefined until it is known. */
  badge: ReactNode;
  children: ReactNode;
}

/**
 * One thing of a list: its head, and what is below it. The head is the same element while the thing loads and after, so
 * that a press during the change is still a click. On phones the way back and the badge have a line of their own.
 */
export const DetailPage = ({ title, back, badge, children }: DetailPageProps) => {
  const phone = usePhone();
  const [slot, setSlot] = useState<Element | null>(null);
  const link = <BackLink to={back.to}>{back.label}</BackLink>;
  const actions = <Group ref={setSlot} gap={8} wrap="nowrap" flex="none" />;
  return (
    <>
      <PageHeader title={title} path={link} badge={badge} actions={actions} phoneAction={actions} />
      {phone && (
        <Group justify="space-between" gap={8} wrap="nowrap">
          {link}
          {/* The margins of the link move its middle down by half of this. */}
          <Box mt={12}>{badge}</Box>
        </Group>
      )}
      <ActionsSlot value={slot}>{children}</ActionsSlot>
    </>
  );
};
