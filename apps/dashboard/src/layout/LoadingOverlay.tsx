import { Loader } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { makeInert } from '../ui/dialogs/make-inert.ts';
import { useModalStack } from '../ui/dialogs/modal-stack.ts';
import classes from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  message: string;
  /** Also covers modals and the menu. */
  everything?: boolean;
}

const POSITIONED = ['relative', 'absolute', 'fixed', 'sticky'];

const siblingsOf = (element: Element): Element[] =>
  [...(element.parentElement?.children ?? [])].filter((other) => other !== element);

/** What the browser places the overlay over: all that is beside it, up to the first positioned element. */
const besideOf = (overlay: Element): Element[] => {
  const { parentElement } = overlay;
  if (parentElement === null) return [];
  const ends = parentElement === document.body || POSITIONED.includes(getComputedStyle(parentElement).position);
  return [...siblingsOf(overlay), ...(ends ? [] : besideOf(parentElement))];
};

/**
 * The page and its open modals. They are taken one by one, because a notification that opens meanwhile, above the
 * overlay, is put beside them. What is announced has no control, and an inert region says nothing.
 */
const everythingBelow = (overlay: Element): Element[] =>
  siblingsOf(overlay)
    .filter((other) => !other.matches('[data-everything], [aria-live]'))
    .flatMap((other) => (other.hasAttribute('data-portal') ? [...other.children] : [other]));

const Card = ({ message, everything, ref }: LoadingOverlayProps & { ref: RefObject<HTMLDivElement | null> }) => (
  <div ref={ref} className={classes.overlay} role="status" data-everything={everything || undefined}>
    <div className={classes.card}>
      <Loader />
      {message}
    </div>
  </div>
);

/** Gives the focus back to the control that had it, unless it went elsewhere meanwhile. */
const useFocusBack = (): void => {
  const [held] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && held instanceof HTMLElement) held.focus({ preventScroll: true });
    },
    [held],
  );
};

const OverScreen = ({ message }: LoadingOverlayProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useFocusBack();
  useLayoutEffect(() => (ref.current ? makeInert(besideOf(ref.current)) : undefined), []);
  return <Card ref={ref} message={message} />;
};

const OverEverything = ({ message }: LoadingOverlayProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useModalStack({ covers: true });
  // A layout effect ends before the stack returns the focus: an inert control takes none.
  useLayoutEffect(() => (ref.current ? makeInert(everythingBelow(ref.current)) : undefined), []);
  return createPortal(<Card ref={ref} message={message} everything />, document.body);
};

/** Covers the screen during a request, with a card that names it. What it covers is inert meanwhile. */
export const LoadingOverlay = ({ message, everything = false }: LoadingOverlayProps) =>
  everything ? <OverEverything message={message} /> : <OverScreen message={message} />;
