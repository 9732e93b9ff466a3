import { Button, Stack, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';

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

/** Loads the next rows of a list below it, and says so when they did not come; the button then asks again. */
export const ShowMore = ({ label, what, list }: ShowMoreProps) =>
  list.hasNextPage && (
    <Stack align="center" gap={8} mt={24}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <Text role="alert" size="sm">
          {uiMessages.didNotLoad(what)}
        </Text>
      )}
      <Button w={{ base: '100%', sm: 'auto' }} aria-busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </Stack>
  );
