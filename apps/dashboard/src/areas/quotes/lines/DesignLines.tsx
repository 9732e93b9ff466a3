import { Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { DesignLines, QuoteLine } from '@vitrine/contract/quotes/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { withDesignLines } from '@vitrine/domain/quotes/design-lines';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';
import { calculateDesignLines } from '../calls.ts';
import type { OpenQuote } from '../editor/open-quote.ts';
import { compareLines } from './compare-lines.ts';
import { quantityText } from './read-cells.ts';

const textOf = (line: QuoteLine | null, currency: string, none: string): string => {
  if (line === null) return none;
  const price = line.unit_price === null ? messages.noPrice : formatMinor(line.unit_price, currency);
  const discount = line.discount === 0 ? '' : ` − ${writeRate(line.discount)} %`;
  return `${quantityText(line.quantity)} ${partsMessages.units[line.unit]} × ${price}${discount}`;
};

const Named = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Banner tone="amber" icon={<IconAlertTriangle size={18} stroke={1.6} />} title={title}>
      {names.join(', ')}
    </Banner>
  );

interface DialogProps {
  open: OpenQuote;
  calculated: DesignLines;
  onClose: () => void;
}

/** What the calculation changes, before it does. */
const DesignLinesDialog = ({ open, calculated, onClose }: DialogProps) => {
  const { edits, quote } = open;
  const changes = compareLines(edits.content.lines, calculated.lines);
  const taxChanges = calculated.tax_included !== edits.content.tax_included;
  const isSame = changes.length === 0 && !taxChanges;
  const apply = (): void => {
    edits.actions.change((content) => ({
      ...content,
      tax_included: calculated.tax_included,
      lines: withDesignLines(content.lines, calculated.lines),
    }));
    onClose();
  };
  return (
    <ModalFrame
      title={messages.recalculateTitle}
      sentence={isSame ? messages.recalculateSame : messages.recalculateHelp}
      width={720}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{isSame ? uiMessages.close : uiMessages.cancel}</Button>
          {!isSame && (
            <Button variant="filled" data-autofocus onClick={apply}>
              {messages.recalculateYes}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap={16}>
        <Named title={messages.gone} names={calculated.gone} />
        <Named title={messages.unpriced} names={calculated.unpriced} />
        {taxChanges && (
          <Text size="sm">{calculated.tax_included ? messages.taxThenIncluded : messages.taxThenAdded}</Text>
        )}
        {changes.length > 0 && (
          <>
            <Text size="sm" c="dimmed">
              {messages.recalculateLosses}
            </Text>
            <ListedRows
              label={messages.recalculateTitle}
              heads={[messages.line, messages.lineBefore, messages.lineAfter]}
            >
              {changes.map(({ name, before, after }) => (
                <tr key={(after ?? before)?.id}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  <td>{textOf(before, quote.currency, '–')}</td>
                  <td>{textOf(after, quote.currency, messages.removed)}</td>
                </tr>
              ))}
            </ListedRows>
          </>
        )}
      </Stack>
    </ModalFrame>
  );
};

/** Calculates the lines of the design by today's prices, and replaces them once that is confirmed. */
export const DesignLinesButton = ({ open, icon }: { open: OpenQuote; icon: ReactNode }) => {
  const [calculated, setCalculated] = useState<DesignLines | null>(null);
  const calculating = useChange(() => calculateDesignLines(open.quote.id), {
    failed: messages.recalculateFailed,
    onSuccess: setCalculated,
  });
  return (
    <>
      <Button
        leftSection={icon}
        aria-busy={calculating.isPending}
        onClick={() => !calculating.isPending && calculating.mutate()}
      >
        {calculating.isPending ? messages.recalculating : messages.recalculate}
      </Button>
      {calculated && <DesignLinesDialog open={open} calculated={calculated} onClose={() => setCalculated(null)} />}
    </>
  );
};
