import { Box, Text } from '@mantine/core';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextEncoding } from '@vitrine/domain/text/decode-text';
import { Becomes } from '../../../ui/Becomes.tsx';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';
import type { DryRun } from './dry-run.ts';

const MAXIMUM_ROWS = 200;

const Changed = ({ changed }: Pick<DryRun, 'changed'>) => (
  <ListedRows label={catalogueMessages.changes} heads={catalogueMessages.importChangeHeads}>
    {changed.slice(0, MAXIMUM_ROWS).flatMap(({ line, name, changes }) =>
      changes.map(({ column, before, after }) => (
        <tr key={`${line} ${column}`}>
          <td>{line}</td>
          <th scope="row" dir="auto">
            {name}
          </th>
          <td>{column}</td>
          <td dir="auto">
            <Text span inherit c="gray">
              {before || rowMessages.noValue}
            </Text>{' '}
            <Becomes /> {after || rowMessages.noValue}
          </td>
        </tr>
      )),
    )}
  </ListedRows>
);

const Issues = ({ issues }: Pick<DryRun, 'issues'>) => (
  <ListedRows label={catalogueMessages.issues} heads={catalogueMessages.importIssueHeads}>
    {issues.slice(0, MAXIMUM_ROWS).map(({ line, column, text, issue }) => (
      <tr key={`${line} ${column}`}>
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

const Created = ({ created }: Pick<DryRun, 'created'>) => (
  <ListedRows label={catalogueMessages.newItems} heads={catalogueMessages.importNewHeads}>
    {created.slice(0, MAXIMUM_ROWS).map(({ line, item, values, notes }) => (
      <tr key={line}>
        <td>{line}</td>
        <th scope="row" dir="auto">
          {item.name}
        </th>
        <td>
          {values
            .filter(({ column }) => column !== 'Name')
            .map(({ column, text }) => `${column} ${text}`)
            .join(' · ')}
          {notes.map((note) => (
            <Text key={note} inherit c="dimmed">
              {note}
            </Text>
          ))}
        </td>
      </tr>
    ))}
  </ListedRows>
);

/** The result of a dry run: how many rows are new, change, stay or have an issue, then each of them. */
export const ImportPreview = ({ run, encoding }: { run: DryRun; encoding: TextEncoding | null }) => (
  <Box mt={16}>
    <Text role="status" inherit fw={500}>
      {catalogueMessages.importSummary(
        run.created.length,
        run.changed.length,
        run.same,
        new Set(run.issues.map(({ line }) => line)).size,
      )}
    </Text>
    {encoding !== null && (
      <Text mt={4} c="dimmed" fz={13} lh="20px">
        {catalogueMessages.importEncoding(encoding)}
      </Text>
    )}
    {run.unknown.map((head) => (
      <Text key={head} mt={4} c="dimmed" fz={13} lh="20px">
        {catalogueMessages.importUnknownColumn(head)}
      </Text>
    ))}
    {run.kept.map((label) => (
      <Text key={label} mt={4} c="dimmed" fz={13} lh="20px">
        {catalogueMessages.importColumnKept(label)}
      </Text>
    ))}
    {run.restored.map((label) => (
      <Text key={label} mt={4} c="dimmed" fz={13} lh="20px">
        {sheetMessages.restored(label)}
      </Text>
    ))}
    {run.issues.length > 0 && <Issues issues={run.issues} />}
    {run.created.length > 0 && <Created created={run.created} />}
    {run.changed.length > 0 && <Changed changed={run.changed} />}
  </Box>
);
