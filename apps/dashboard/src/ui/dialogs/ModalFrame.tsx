import { ActionIcon, Drawer, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { usePhone } from '../page/usePhone.ts';
import classes from './ModalFrame.module.css';
import { useModalStack } from './modal-stack.ts';

/**
 * Keeps clicks from a modal that continue the double click on what opened it: the second one would close it, or press
 * a button that has come under the pointer. Returns a handler for the capture of clicks.
 */
const useOwnClicks = (): ((event: MouseEvent) => void) => {
  const hasOwn = useRef(false);
  return useCallback((event) => {
    if (event.detail < 2) hasOwn.current = true;
    if (hasOwn.current) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
};

/** 400 question, 440 drawer for one item, 560 form, 720 comparison, 1008 image with table. */
type ModalWidth = 400 | 440 | 560 | 720 | 1008;

type WithClose = ReactNode | ((close: () => void) => ReactNode);

export interface ModalFrameProps {
  title: string;
  /** Before the title, in the colour of the result. */
  icon?: ReactNode;
  /** One sentence under the title. */
  sentence?: string;
  width: ModalWidth;
  /** Called after the closing transition. */
  onClose: () => void;
  /** Asked before Escape, the cross or a click beside it closes it; false leaves it open. */
  mayDismiss?: (() => boolean) | undefined;
  /** At the right of the title, before the cross. */
  headEnd?: ReactNode;
  /** A line under the head, for bodies that scroll or reach the edges. */
  divided?: boolean;
  /** A drawer from the right. */
  side?: boolean;
  /** Questions and notifications are closed by their buttons and stay small on phones. */
  small?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Cannot be closed while a request runs. Its own footer disables Cancel itself. */
  locked?: boolean;
  /** Its content arrives later: it begins near the top, where its head stays while it grows. Others are centred. */
  grows?: boolean;
  /** Above everything else, including loading overlays. */
  above?: boolean;
  /** The focus then goes to the first invalid field, where there is one. */
  toInvalid?: boolean;
  /** Buttons at the right: Cancel, then the action. */
  footer?: WithClose;
  children?: WithClose;
}

const ABOVE = 500;

const render = (part: WithClose, close: () => void): ReactNode => (typeof part === 'function' ? part(close) : part);

/** The frame of every modal: title, one sentence, body, buttons. Fills the screen on phones. */
export const ModalFrame = ({
  title,
  icon,
  sentence,
  width,
  onClose,
  mayDismiss = () => true,
  headEnd,
  divided = false,
  side = false,
  small = false,
  role = 'dialog',
  locked = false,
  grows = false,
  above = false,
  toInvalid = false,
  footer,
  children,
}: ModalFrameProps) => {
  const [opened, setOpened] = useState(true);
  const phone = usePhone();
  const isTopmost = useModalStack({ toInvalid });
  const onClickCapture = useOwnClicks();
  const close = (): void => setOpened(false);
  const dismiss = (): void => (mayDismiss() ? close() : undefined);
  // Mantine gives every modal the role dialog; questions and notifications are alertdialogs.
  const withRole = useCallback((content: HTMLElement | null) => content?.setAttribute('role', role), [role]);
  const fills = phone && !small;
  const { Title, Body } = side ? Drawer : Modal;
  const frame = {
    opened,
    onClose: () => isTopmost() && !locked && dismiss(),
    onExitTransitionEnd: onClose,
    returnFocus: false,
    classNames: { content: classes.content ?? '' },
    ...(above && { zIndex: ABOVE }),
  };
  const content = {
    ref: withRole,
    onClickCapture,
    'data-fills': fills || undefined,
    'data-side': side || undefined,
    'data-divided': divided || side || undefined,
  };
  const parts = (
    <>
      <header className={classes.head}>
        {icon}
        <Title className={classes.title ?? ''}>{title}</Title>
        {headEnd !== undefined && <div className={classes.end}>{headEnd}</div>}
        {!small && (
          <ActionIcon className={classes.close ?? ''} aria-label={uiMessages.close} disabled={locked} onClick={dismiss}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        )}
      </header>
      {sentence !== undefined && <Body className={classes.sentence ?? ''}>{sentence}</Body>}
      {children !== undefined && <div className={classes.body}>{render(children, close)}</div>}
      {footer !== undefined && <footer className={classes.footer}>{render(footer, close)}</footer>}
    </>
  );
  return side ? (
    <Drawer.Root {...frame} position="right" size={phone ? '100%' : width}>
      <Drawer.Overlay onClickCapture={onClickCapture} />
      <Drawer.Content {...content}>{parts}</Drawer.Content>
    </Drawer.Root>
  ) : (
    <Modal.Root {...frame} fullScreen={fills} centered={!grows} size={width}>
      <Modal.Overlay onClickCapture={onClickCapture} />
      <Modal.Content {...content}>{parts}</Modal.Content>
    </Modal.Root>
  );
};
