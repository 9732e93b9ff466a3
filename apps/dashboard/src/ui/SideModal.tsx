import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useModalStack } from './modal-stack.ts';
import classes from './SideModal.module.css';
import { usePhone } from './usePhone.ts';

interface SideModalProps {
  title: string;
  /** Called once it has left. */
  onClose: () => void;
  /** Buttons at the right: Cancel, then the action. */
  footer: (close: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
}

const WIDTH = 440;

/** A drawer from the right for one item; it fills the screen on phones (look: Modals are routes). */
export const SideModal = ({ title, onClose, footer, children }: SideModalProps) => {
  const [opened, setOpened] = useState(true);
  const phone = usePhone();
  const isTopmost = useModalStack();
  const close = (): void => setOpened(false);
  return (
    <Drawer.Root
      opened={opened}
      onClose={() => isTopmost() && close()}
      onExitTransitionEnd={onClose}
      position="right"
      size={phone ? '100%' : WIDTH}
      returnFocus={false}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <header className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
          <button type="button" className={classes.close} aria-label="Close" onClick={close}>
            <IconX size={18} stroke={1.6} />
          </button>
        </header>
        <div className={classes.body}>{children(close)}</div>
        <footer className={classes.footer}>{footer(close)}</footer>
      </Drawer.Content>
    </Drawer.Root>
  );
};
