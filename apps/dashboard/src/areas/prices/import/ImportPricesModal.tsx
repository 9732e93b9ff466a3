import { Button } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { counted } from '../../../ui/counted.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { NumberChoices } from '../../../ui/tables/NumberChoices.tsx';
import { SheetField } from '../../../ui/tables/sheets/SheetField.tsx';
import { type OpenList, useOpenList } from '../editor/open-list.ts';
import { PricesPreview } from './PricesPreview.tsx';
import { useImportPrices } from './useImportPrices.ts';

const ImportPrices = ({ open }: { open: OpenList }) => {
  const { tenant, list, actions } = open;
  const leave = useCloseModal(tenant.paths.priceList(list.id));
  const { read, isReading, sheet, result, issue, numbers, choices, chooseNumbers } = useImportPrices(open);
  const prices = result?.prices ?? [];
  const add = (close: () => void): void => {
    actions.set(prices.map(({ article, after }) => [article, after]));
    close();
  };
  return (
    <ModalFrame
      title={messages.importTitle}
      sentence={messages.importSentence}
      width={720}
      onClose={leave}
      footer={(close) => (
        <>
          <Button onClick={close}>{uiMessages.cancel}</Button>
          {prices.length > 0 && (
            <Button variant="filled" onClick={() => add(close)}>
              {messages.importApply(counted(prices.length, 'price'))}
            </Button>
          )}
        </>
      )}
    >
      <SheetField
        help={messages.importHint}
        issue={issue}
        isReading={isReading}
        note={sheet?.note ?? null}
        onFile={read}
      />
      {numbers && choices.length > 0 && <NumberChoices choices={choices} chosen={numbers} onChoose={chooseNumbers} />}
      {result && <PricesPreview result={result} currency={list.currency} />}
    </ModalFrame>
  );
};

/** Import over the table: a file is compared with the list, then its prices become unsaved changes. */
export const ImportPricesModal = () => {
  const open = useOpenList();
  return open && <ImportPrices open={open} />;
};
