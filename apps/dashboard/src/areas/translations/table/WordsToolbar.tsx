import { Button, Flex, Group, NativeSelect } from '@mantine/core';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { SHOWS, type Show } from './filters.ts';

interface WordsToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  show: Show;
  onShow: (show: Show) => void;
  counts: Record<Show, number>;
  onFill: () => void;
  filling: boolean;
}

/** Search and filter of the words. */
export const WordsToolbar = ({ query, onQuery, show, onShow, counts, onFill, filling }: WordsToolbarProps) => {
  const phone = usePhone();
  return (
    <Group gap={8} mt={phone ? 12 : 16} mb={phone ? 4 : 8} wrap="wrap" flex="none">
      <Flex w={phone ? '100%' : 'auto'} miw={0}>
        <SearchField label={messages.search} query={query} onQuery={onQuery} {...(!phone && { help: messages.keys })} />
      </Flex>
      <NativeSelect
        aria-label={messages.show}
        data={SHOWS.map((value) => ({ value, label: `${messages.shows[value]} (${counts[value]})` }))}
        value={show}
        onChange={({ currentTarget }) => onShow(currentTarget.value as Show)}
      />
      <Button onClick={onFill} aria-busy={filling}>
        {messages.fillIdentical}
      </Button>
    </Group>
  );
};
