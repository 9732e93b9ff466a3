import { frameMessages } from '@vitrine/contract/screens/frame-messages';
// Mantine's styles: only the components in use, in a layer, so that our style sheets win.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Box, Drawer, MantineProvider } from '@mantine/core';
import { Outlet, useLocation, useMatches, useRouteContext } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLiveEvents } from '../live/live-events.ts';
import { type Session, SessionContext, useSession } from '../session/session.ts';
import { cssVariablesResolver, theme } from '../theme.ts';
import { PhoneMenu } from '../ui/page/PageHeader.tsx';
import { usePhone } from '../ui/page/usePhone.ts';
import classes from './AppShell.module.css';
import { type FoldedGroups, useFoldedGroups } from './menu/folded-groups.ts';
import { Sidebar } from './menu/Sidebar.tsx';
import { NotificationModal } from './NotificationModal.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the view; navigation uses it. */
    name?: string;
  }
}

/** For reseller users these names get the prefix. */
const OF_RESELLERS = /^(org)?(Integration|Customisation)/;

/** The name of the current view. */
const useViewName = (): string | undefined => {
  const { user } = useSession();
  const name = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.name)?.staticData.name,
  });
  return user.reseller && name !== undefined && OF_RESELLERS.test(name) ? `Reseller${name}` : name;
};

const SHEET_ID = 'sheet';

const PANEL_WIDTH = 304;
const PANEL_MS = 200;

interface MenuPanelProps extends FoldedGroups {
  opened: boolean;
  onClose: () => void;
}

const MenuPanel = ({ opened, onClose, ...groups }: MenuPanelProps) => (
  <Drawer.Root
    opened={opened}
    onClose={onClose}
    position="left"
    size={PANEL_WIDTH}
    styles={{ content: { background: 'var(--vt-canvas)' } }}
    transitionProps={{ duration: PANEL_MS, transition: 'slide-right' }}
  >
    <Drawer.Overlay />
    <Drawer.Content aria-label={frameMessages.menu}>
      <Sidebar onClose={onClose} {...groups} />
    </Drawer.Content>
  </Drawer.Root>
);

const Frame = () => {
  const phone = usePhone();
  const { pathname } = useLocation();
  const viewName = useViewName();
  useLiveEvents();
  const groups = useFoldedGroups();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  // Choosing a view closes the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it.
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <PhoneMenu value={openMenu}>
      <div className={classes.frame}>
        <a href={`#${SHEET_ID}`} className={classes.skip}>
          {uiMessages.skip}
        </a>
        {phone ? (
          <MenuPanel opened={menuOpen} onClose={() => setMenuOpen(false)} {...groups} />
        ) : (
          <Box component="aside" mih={0}>
            <Sidebar {...groups} />
          </Box>
        )}
        <main id={SHEET_ID} className={classes.sheet} tabIndex={-1} data-view={viewName}>
          <Outlet />
        </main>
      </div>
    </PhoneMenu>
  );
};

interface AppShellProps {
  /** Over everything else. */
  over?: ReactNode;
  /** Replaces the menu and the page. */
  instead?: ReactNode;
}

/** The frame of every signed-in screen: menu at the left, page at the right. */
export const AppShell = ({ over, instead }: AppShellProps) => {
  const { session } = useRouteContext({ strict: false }) as { session: Session };
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      deduplicateInlineStyles
    >
      <SessionContext value={session}>
        {instead ?? <Frame />}
        <NotificationModal />
        {over}
        <OfflineNotice />
      </SessionContext>
    </MantineProvider>
  );
};
