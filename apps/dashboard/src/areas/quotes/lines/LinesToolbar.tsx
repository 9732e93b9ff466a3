import { Button, Group } from '@mantine/core';
import { IconCalculator, IconPlus, IconTool, IconTruckDelivery } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { LineKind } from '@vitrine/contract/quotes/limits';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteLine } from '@vitrine/contract/quotes/schemas';
import { type FormEvent, useState } from 'react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { OpenQuote } from '../editor/open-quote.ts';
import { DesignLinesButton } from './DesignLines.tsx';
import { focusLine } from './LinesTable.tsx';
import classes from './LinesToolbar.module.css';
import { addLine, changeAllLines } from './line-changes.ts';
import { readRate } from './read-cells.ts';

const ICON = { size: 16, stroke: 1.6 };

/** Adds lines, and calculates those of the design again. */
export const AddLines = ({ open }: { open: OpenQuote }) => {
  const { edits, quote } = open;
  const isFull = edits.content.lines.length >= limits.linesMaximum;
  const add = (kind: LineKind, name: string): void => {
    const id = crypto.randomUUID();
    edits.actions.change(addLine(id, kind, name));
    focusLine(id);
  };
  return (
    <Group gap={8} mt={12}>
      <Button leftSection={<IconPlus {...ICON} />} disabled={isFull} onClick={() => add('own', '')}>
        {messages.addLine}
      </Button>
      <Button
        leftSection={<IconTruckDelivery {...ICON} />}
        disabled={isFull}
        onClick={() => add('delivery', messages.delivery)}
      >
        {messages.addDelivery}
      </Button>
      <Button leftSection={<IconTool {...ICON} />} disabled={isFull} onClick={() => add('fitting', messages.fitting)}>
        {messages.addFitting}
      </Button>
      {quote.design && <DesignLinesButton open={open} icon={<IconCalculator {...ICON} />} />}
      {isFull && <span role="status">{messages.linesFull}</span>}
    </Group>
  );
};

interface RateFormProps {
  open: OpenQuote;
  label: string;
  field: 'discount' | 'tax_rate';
  issue: string;
}

/** One rate for all lines. */
const RateForm = ({ open, label, field, issue }: RateFormProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const read = text.trim() === '' ? { error: issue } : readRate(text, issue);
    setError('error' in read ? read.error : undefined);
    if ('error' in read) return;
    open.edits.actions.change(changeAllLines({ [field]: read.value } as Partial<QuoteLine>));
    setText('');
  };
  return (
    <form className={classes.rate} noValidate onSubmit={apply}>
      <TextField
        label={label}
        name={field}
        inputMode="decimal"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
        error={error}
        beside={<Button type="submit">{messages.apply}</Button>}
      />
    </form>
  );
};

/** What applies to all lines. */
export const AllLines = ({ open }: { open: OpenQuote }) => {
  const { edits, readOnly } = open;
  const included = edits.content.tax_included;
  const toggle = (): void => edits.actions.change((content) => ({ ...content, tax_included: !included }));
  return (
    <div className={classes.all}>
      {!readOnly && edits.content.lines.length > 0 && (
        <>
          <RateForm open={open} label={messages.discountAll} field="discount" issue={messages.discountInvalid} />
          <RateForm open={open} label={messages.taxAll} field="tax_rate" issue={messages.rateInvalid} />
        </>
      )}
      <Switch label={messages.taxIncluded} on={included} onToggle={toggle}>
        {messages.taxIncluded}
      </Switch>
    </div>
  );
};
