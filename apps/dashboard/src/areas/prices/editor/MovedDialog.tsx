import { Button, Text } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceList, PriceListChange } from '@vitrine/contract/prices/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { formatMinor } from '@vitrine/domain/prices/money';
import { type PriceChanges, savedPrice } from '@vitrine/domain/prices/price-changes';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';
import type { MovedList } from './useSavePrices.ts';

const MAXIMUM_LISTED = 100;

const sentenceOf = ({ user, at, kind, count }: PriceListChange): string => {
  const when = longDate(at, new Date());
  return kind === 'prices' ? messages.movedBy(user, when, counted(count, 'price')) : messages.movedSettings(user, when);
};

interface MovedDialogProps {
  moved: MovedList;
  /** As this user opened it. */
  list: PriceList;
  changes: PriceChanges;
  rows: readonly PriceRow[];
  onKeep: () => void;
  onClose: () => void;
}

/** Says who saved the list meanwhile, and which prices both changed. Own changes are kept in any case. */
export const MovedDialog = ({ moved, list, changes, rows, onKeep, onClose }: MovedDialogProps) => {
  const theirs = moved.list.prices;
  const clashes = rows.filter(
    ({ article }) =>
      changes.has(article) &&
      savedPrice(theirs, article) !== savedPrice(list.prices, article) &&
      savedPrice(theirs, article) !== changes.get(article),
  );
  const text = (price: number | null): string =>
    price === null ? messages.noPrice : formatMinor(price, list.currency);
  return (
    <ModalFrame
      title={messages.movedTitle}
      sentence={messages.movedHelp}
      width={560}
      role="alertdialog"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{uiMessages.cancel}</Button>
          <Button variant="filled" data-autofocus onClick={onKeep}>
            {messages.movedKeep}
          </Button>
        </>
      )}
    >
      {moved.history.length === 0 ? (
        <Text inherit>{messages.moved}</Text>
      ) : (
        moved.history.map((change) => (
          <Text key={change.id} inherit dir="auto">
            {sentenceOf(change)}
          </Text>
        ))
      )}
      {clashes.length > 0 && (
        <ListedRows label={messages.movedClashes} heads={[messages.movedClashes, messages.theirs, messages.yours]}>
          {clashes.slice(0, MAXIMUM_LISTED).map(({ article, name }) => (
            <tr key={article}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{text(savedPrice(theirs, article))}</td>
              <td>{text(changes.get(article) ?? null)}</td>
            </tr>
          ))}
        </ListedRows>
      )}
    </ModalFrame>
  );
};
