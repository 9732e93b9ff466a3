import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { createContext, type ReactNode, useContext } from 'react';
import classes from './PageHeader.module.css';
import { usePhone } from './usePhone.ts';

/** Opens the navigation panel; the shell provides it, page headers offer it below 800 px. */
export const PhoneMenu = createContext<() => void>(() => undefined);

const usePhoneMenu = (): (() => void) => useContext(PhoneMenu);

interface PageHeaderProps {
  title: string;
  /** Path of the page, above the title. */
  path?: ReactNode;
  badge?: ReactNode;
  /** Who else is at the page, beside the actions. */
  people?: ReactNode;
  actions?: ReactNode;
  /** The one action of the 56 px bar. */
  phoneAction?: ReactNode;
}

/** Title left, actions right or in a second line; below 800 px a bar with the menu icon, the title and at most one action. */
export const PageHeader = ({ title, path, badge, people, actions, phoneAction }: PageHeaderProps) => {
  const phone = usePhone();
  const openMenu = usePhoneMenu();
  if (phone)
    return (
      <header className={classes.bar}>
        <ActionIcon variant="plain" size="lg" aria-label={uiMessages.openTheMenu} onClick={openMenu}>
          <IconMenu2 size={20} stroke={1.8} />
        </ActionIcon>
        <Text component="h1" size="lg" truncate flex={1} miw={0} fw={600} lts="-0.012em">
          {title}
        </Text>
        {people}
        {phoneAction}
      </header>
    );
  return (
    <Group component="header" gap="12px 24px" justify="space-between" flex="none" mih={36}>
      <Box flex="1 1 240px" miw={0}>
        {path}
        <Group gap="4px 12px">
          <Text component="h1" truncate maw="100%" fz={24} fw={600} lh="32px" lts="-0.022em">
            {title}
          </Text>
          {badge}
        </Group>
      </Box>
      {(people !== undefined || actions !== undefined) && (
        <Group gap={8} wrap="nowrap" flex="none">
          {people}
          {actions}
        </Group>
      )}
    </Group>
  );
};

/** A link back to the parent screen, with its title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} activeOptions={{ exact: true }} className={classes.back}>
    <IconArrowLeft size={16} stroke={1.6} aria-hidden="true" />
    {children}
  </Link>
);
