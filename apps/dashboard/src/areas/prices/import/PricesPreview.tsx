import { Box, Text } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import type { SheetPrices } from '@vitrine/domain/prices/sheets/prices-from-sheet';
import { Becomes } from '../../../ui/Becomes.tsx';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';

const MAXIMUM_ROWS = 200;

const Issues = ({ issues }: Pick<SheetPrices, 'issues'>) => (
  <ListedRows
    label={messages.importIssues}
    heads={[messages.line, messages.columnName, messages.value, messages.issue]}
  >
    {issues.slice(0, MAXIMUM_ROWS).map(({ line, column, text, issue }) => (
      <tr key={line}>
        <td>{line}</td>
        <td>{column}</td>
        <td dir="auto">{text}</td>
        <Text component="td" inherit c="red">
          {issue}
        </Text>
      </tr>
    ))}
  </ListedRows>
);

const Changes = ({ prices, currency }: Pick<SheetPrices, 'prices'> & { currency: string }) => (
  <ListedRows label={messages.importChanges} heads={[messages.line, messages.name, messages.price]}>
    {prices.slice(0, MAXIMUM_ROWS).map(({ line, name, before, after }) => (
      <tr key={line}>
        <td>{line}</td>
        <th scope="row" dir="auto">
          {name}
        </th>
        <td>
          <Text span inherit c="gray">
            {before === null ? messages.noPrice : formatMinor(before, currency)}
          </Text>{' '}
          <Becomes /> {formatMinor(after, currency)}
        </td>
      </tr>
    ))}
  </ListedRows>
);

/** What a file would change: how many prices are new, change or stay, then each issue and each change. */
export const PricesPreview = ({ result, currency }: { result: SheetPrices; currency: string }) => {
  const { prices, same, without, issues } = result;
  const added = prices.filter(({ before }) => before === null).length;
  const isCut = prices.length > MAXIMUM_ROWS || issues.length > MAXIMUM_ROWS;
  return (
    <Box mt={16}>
      <Text role="status" inherit fw={500}>
        {messages.importSummary(added, prices.length - added, same, issues.length)}
      </Text>
      {without > 0 && (
        <Text mt={4} c="dimmed" fz={13} lh="20px">
          {messages.importWithout(without)}
        </Text>
      )}
      {isCut && (
        <Text mt={4} c="dimmed" fz={13} lh="20px">
          {messages.firstShown(MAXIMUM_ROWS)}
        </Text>
      )}
      {issues.length > 0 && <Issues issues={issues} />}
      {prices.length > 0 && <Changes prices={prices} currency={currency} />}
    </Box>
  );
};
