import { Box, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type BulkPrice, changePrices } from '@vitrine/domain/prices/bulk-price';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { counted } from '../../../ui/counted.ts';
import type { PriceActions } from '../editor/usePriceEdits.ts';
import classes from './BulkPrices.module.css';
import { BULK_KINDS, type BulkKind, readBulkPrice } from './bulk-input.ts';

const kinds = () => BULK_KINDS.map((value) => ({ value, label: messages.bulk[value] }));

interface BulkPricesProps {
  rows: readonly PriceRow[];
  currency: string;
  priceOf: (article: string) => number | null;
  actions: PriceActions;
  onClear: () => void;
}

/** Replaces the toolbar while articles are selected, and changes their prices. Each change is one step to undo. */
export const BulkPrices = ({ rows, currency, priceOf, actions, onClear }: BulkPricesProps) => {
  const [kind, setKind] = useState<BulkKind>('percent');
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<{ text: string; atInput: boolean } | null>(null);
  const change = (bulk: BulkPrice): void => {
    const { prices, outOfRange } = changePrices(
      rows.map(({ article, filePrice, fileCurrency }) => ({
        ...{ article, price: priceOf(article) },
        filePrice: fileCurrency === currency ? filePrice : null,
      })),
      bulk,
    );
    if (outOfRange > 0) setIssue({ text: messages.bulkBelowZero(counted(outOfRange, 'price')), atInput: true });
    else setIssue(prices.length === 0 ? { text: messages.bulkNothing, atInput: false } : null);
    if (prices.length > 0) actions.set(prices);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const bulk = readBulkPrice(kind, text, currency);
    if (bulk === undefined) setIssue({ text: messages.bulkInvalid, atInput: true });
    else change(bulk);
  };
  return (
    <section className={classes.bar} aria-label={messages.selected}>
      <Text role="status" inherit mr={8} fw={500} className="vt-digits">
        {catalogueMessages.selected(rows.length)}
      </Text>
      <Group component="form" gap={8} wrap="nowrap" miw={0} {...{ onSubmit: submit }}>
        <NativeSelect
          miw={0}
          aria-label={messages.bulkHow}
          data={kinds()}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as BulkKind);
            setIssue(null);
          }}
        />
        <TextInput
          w={110}
          className="vt-digits"
          aria-label={messages.bulkAmount}
          inputMode="decimal"
          placeholder={messages.bulkHelp[kind]}
          error={issue?.atInput === true}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIssue(null);
          }}
        />
        <Button type="submit">{messages.bulkApply}</Button>
      </Group>
      <Button onClick={() => change({ kind: 'file' })}>{messages.bulk.file}</Button>
      <Button onClick={() => change({ kind: 'remove' })}>{messages.bulk.remove}</Button>
      <Text span role="alert" size="xs" c="red">
        {issue?.text}
      </Text>
      <Box component="span" ml="auto">
        <IconButton label={uiMessages.clearSelection} icon={<IconX size={16} stroke={1.6} />} onClick={onClear} />
      </Box>
    </section>
  );
};
