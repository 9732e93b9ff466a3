import { Box, Text } from '@mantine/core';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import type { ImportReport } from '@vitrine/contract/translations/schemas';
import { ListedRows } from '../../../ui/tables/ListedRows.tsx';

/** Entries of each list that are shown: a file can have thousands. */
const MAXIMUM_LISTED = 100;

interface ReportLine {
  place: string;
  source: string;
  text: string;
  note?: string;
}

interface EntriesProps {
  label: string;
  count: number;
  entries: readonly ReportLine[];
}

const Entries = ({ label, count, entries }: EntriesProps) => {
  if (count === 0) return null;
  const listed = entries.slice(0, MAXIMUM_LISTED);
  const hasNotes = listed.some(({ note }) => note);
  return (
    <Box component="section" mt={20} aria-label={label}>
      <Text component="h3" inherit fw={600} mb={4} className="vt-digits">
        {label}
      </Text>
      <ListedRows label={label} heads={[messages.word, messages.translation, ...(hasNotes ? [messages.status] : [])]}>
        {listed.map(({ place, source, text, note }) => (
          <tr key={place}>
            <th scope="row" dir="auto" title={place}>
              {source}
            </th>
            <td dir="auto">{text}</td>
            {hasNotes && <td dir="auto">{note}</td>}
          </tr>
        ))}
      </ListedRows>
      {count > listed.length && (
        <Text inherit c="dimmed" className="vt-digits">
          {messages.importMore(count - listed.length)}
        </Text>
      )}
    </Box>
  );
};

/** What a file would change, what was made for another text, what is unknown, and what cannot be taken. */
export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const { counts, changed, outdated, unknown, invalid } = report;
  const rest = [
    ...(counts.unchanged > 0 ? [messages.importUnchanged(counts.unchanged)] : []),
    ...(counts.empty > 0 ? [messages.importEmpty(counts.empty)] : []),
  ];
  const isNothing = counts.changed + counts.outdated + counts.unknown + counts.invalid === 0;
  return (
    <>
      {isNothing && (
        <Text role="status" inherit mt={16} fw={500}>
          {messages.importNothing}
        </Text>
      )}
      <Entries
        label={messages.importInvalid(counts.invalid)}
        count={counts.invalid}
        entries={invalid.map((entry) => ({ ...entry, note: entry.message }))}
      />
      <Entries
        label={messages.importOutdated(counts.outdated)}
        count={counts.outdated}
        entries={outdated.map((entry) => ({ ...entry, note: messages.importSourceNow(entry.source_now) }))}
      />
      <Entries label={messages.importUnknown(counts.unknown)} count={counts.unknown} entries={unknown} />
      <Entries
        label={messages.importChanged(counts.changed)}
        count={counts.changed}
        entries={changed.map((entry) => ({
          ...entry,
          ...(entry.before !== null && { note: messages.importBefore(entry.before) }),
        }))}
      />
      {rest.length > 0 && (
        <Text inherit mt={16} c="dimmed" className="vt-digits">
          {rest.join(', ')}
        </Text>
      )}
    </>
  );
};
