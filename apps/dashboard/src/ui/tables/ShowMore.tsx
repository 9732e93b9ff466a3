import { Button, Stack, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useLayoutEffect, useRef } from 'react';
import { focusOn } from './keys/table-keys.ts';

interface ShowMoreProps {
  label: string;
  /** Names the list, as its heading does. */
  what: string;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

const rowsOf = (list: Element | null | undefined): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('tbody > tr, li') ?? []),
];

/** With the last rows the button is gone: the focus goes to the first of them. Returns what to call on a press. */
const useFocusOnLastRows = (hasNextPage: boolean): ((button: Element) => void) => {
  const pressed = useRef<{ list: Element | null | undefined; before: number } | null>(null);
  useLayoutEffect(() => {
    const { list, before } = pressed.current ?? {};
    const row = rowsOf(list)[before ?? 0];
    // The user may have gone elsewhere while they loaded.
    if (!hasNextPage && row !== undefined && document.activeElement === document.body) focusOn(row);
  }, [hasNextPage]);
  return (button) => {
    const list = button.parentElement?.previousElementSibling;
    pressed.current = { list, before: rowsOf(list).length };
  };
};

/** Loads the next rows of the table or list before it, and says so when they did not come; the button then asks again. */
export const ShowMore = ({ label, what, list }: ShowMoreProps) => {
  const noteRows = useFocusOnLastRows(list.hasNextPage);
  if (!list.hasNextPage) return null;
  return (
    <Stack align="center" gap={8} mt={24}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <Text role="alert" size="sm">
          {uiMessages.didNotLoad(what)}
        </Text>
      )}
      <Button
        w={{ base: '100%', sm: 'auto' }}
        aria-busy={list.isFetchingNextPage}
        onClick={({ currentTarget }) => {
          noteRows(currentTarget);
          list.fetchNextPage();
        }}
      >
        {label}
      </Button>
    </Stack>
  );
};
