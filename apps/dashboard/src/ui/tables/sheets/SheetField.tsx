import { Text, TextInput } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { ErrorMessage } from '../../forms/TextField.tsx';
import classes from './SheetField.module.css';

interface SheetFieldProps {
  help: string;
  /** Why the chosen file cannot be used; null while there is nothing wrong. */
  issue: string | null;
  /** While the chosen file is read: large ones take seconds. */
  isReading: boolean;
  /** What people should know about the chosen file. */
  note: string | null;
  onFile: (file: File) => void;
}

/** Chooses a CSV or Excel file. */
export const SheetField = ({ help, issue, isReading, note, onFile }: SheetFieldProps) => (
  <>
    <TextInput
      className={classes.file ?? ''}
      type="file"
      accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv"
      label={uiMessages.sheetFile}
      description={help}
      error={issue !== null && <ErrorMessage>{issue}</ErrorMessage>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      // Without a value the same file can be chosen again after a correction.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onFile(file);
      }}
    />
    {note !== null && (
      <Text role="status" inherit mt={16}>
        {note}
      </Text>
    )}
    {isReading && (
      <Text role="status" inherit mt={16}>
        {uiMessages.readingFile}
      </Text>
    )}
  </>
);
