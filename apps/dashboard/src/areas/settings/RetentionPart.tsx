import { Box, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { RETENTION_MONTHS, type RetentionMonths } from '@vitrine/contract/enquiries/limits';
import { mayManageRetention } from '@vitrine/domain/policies/enquiries';
import { useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { useSession } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { FieldsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { changeRetention, readRetention } from './calls.ts';

const periods = () => RETENTION_MONTHS.map((months) => ({ value: String(months), label: messages.olderThan(months) }));

const useRetention = (organisationId: number) => {
  const queryKey = ['enquiry-retention', organisationId];
  const query = useQuery({ queryKey, queryFn: () => readRetention(organisationId) });
  const changing = useChange((months: RetentionMonths | null) => changeRetention(organisationId, months), {
    success: ({ months }) => [
      messages.retentionSaved,
      months === null ? messages.retentionOff : messages.retentionOn(months),
    ],
    failed: messages.retentionFailed,
    replaces: queryKey,
  });
  return { query, changing };
};

const Period = ({ organisationId }: { organisationId: number }) => {
  const { query, changing } = useRetention(organisationId);
  const retention = query.data;
  const [chosen, setChosen] = useState<RetentionMonths | null | undefined>();
  const [asking, setAsking] = useState(false);
  if (retention === undefined)
    return (
      <Section title={messages.retention} help={messages.retentionHelp}>
        <NotLoaded
          what={messages.retention}
          query={query}
          skeleton={<FieldsSkeleton label={messages.fetchingRetention} fields={2} />}
        />
      </Section>
    );
  const months = chosen === undefined ? retention.months : chosen;
  const isNew = months !== retention.months;
  const count = retention.due.find((due) => due.months === months)?.count ?? 0;
  const save = (): void =>
    changing.mutate(months, {
      // What is chosen while it is saved stays.
      onSuccess: () => setChosen((now) => (now === months ? undefined : now)),
      onSettled: () => setAsking(false),
    });
  const submit = (): void => {
    if (changing.isPending) return;
    if (months === null) save();
    else setAsking(true);
  };
  return (
    <Section title={messages.retention} help={messages.retentionHelp}>
      <Stack align="flex-start" gap={12} maw={440}>
        <NativeSelect
          label={messages.deleteAfter}
          name="retention"
          w="100%"
          data={[{ value: '', label: messages.deleteNever }, ...periods()]}
          value={months === null ? '' : String(months)}
          onChange={({ currentTarget: { value } }) =>
            setChosen(RETENTION_MONTHS.find((each) => String(each) === value) ?? null)
          }
        />
        <Text size="sm" c="dimmed" role="status" display={months === null ? 'none' : 'block'}>
          {months === null ? null : isNew ? messages.wouldDelete(count) : messages.willDelete(count)}
        </Text>
        <Button disabled={!isNew} aria-busy={changing.isPending} onClick={submit}>
          {messages.saveRetention}
        </Button>
      </Stack>
      {asking && months !== null && (
        <ConfirmDialog
          title={messages.retentionTitle}
          question={`${messages.retentionOn(months)} ${messages.wouldDelete(count)}`}
          yes={messages.retentionYes}
          destroys
          busy={changing.isPending}
          onYes={save}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
};

/** Retention of enquiries in months, with the number due tonight; for users who manage the organisation. */
export const RetentionPart = ({ organisationId }: { organisationId: number }) => {
  const { user } = useSession();
  if (!mayManageRetention(user)) return null;
  return (
    <Box mt={36}>
      <Period key={organisationId} organisationId={organisationId} />
    </Box>
  );
};
