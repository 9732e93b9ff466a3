import { Box, Stack, Text } from '@mantine/core';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { customisationMessages } from '@vitrine/contract/customisation/messages';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import type { Recipients } from '@vitrine/contract/notifications/schemas';
import type { ReactNode } from 'react';
import { counted } from '../../ui/counted.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { UnsavedBar } from '../../ui/feedback/UnsavedBar.tsx';
import { DefaultRecipient, NewRecipient, RecipientRow } from './recipient-rows.tsx';
import { addressesOf, type RecipientsTarget, useRecipients, useStored, withAddress } from './useRecipients.ts';

const MAXIMUM = configuratorLimits.notificationAddresses;

/** The list exists only on this screen: leaving it loses unsaved changes. */
const NOWHERE = (): boolean => false;

const Titled = ({ children }: { children: ReactNode }) => (
  <Box component="section" maw={520} pt={28} pb={96} aria-labelledby="recipients-title">
    <Text id="recipients-title" component="h2" size="lg" fw={600} lts="-0.012em">
      {messages.title}
    </Text>
    <Text size="sm" c="dimmed" mt={2} mb={16}>
      {messages.help(MAXIMUM)}
    </Text>
    {children}
  </Box>
);

interface OpenedProps {
  stored: Recipients;
  target: RecipientsTarget;
  queryKey: readonly unknown[];
}

const Opened = ({ stored, target, queryKey }: OpenedProps) => {
  const { list, newKey, change, check, issues, changes, saving, save, cancel } = useRecipients(
    stored,
    target,
    queryKey,
  );
  const remove = (key: number): void => change(list.filter((each) => each.key !== key));
  return (
    <>
      <Titled>
        {list.length === 0 ? (
          <DefaultRecipient fallback={stored.fallback} />
        ) : (
          <Stack component="ul" gap={8} aria-label={messages.title}>
            {list.map((recipient, at) => (
              <RecipientRow
                key={recipient.key}
                label={messages.recipient(at + 1)}
                address={recipient.address}
                issue={issues.get(recipient.key)}
                onChange={(address) =>
                  change(list.map((each) => (each.key === recipient.key ? { ...each, address } : each)))
                }
                onLeave={() => check(recipient.key)}
                onRemove={() => remove(recipient.key)}
              />
            ))}
          </Stack>
        )}
        {list.length < MAXIMUM ? (
          <NewRecipient
            draftKey={newKey}
            others={addressesOf(list)}
            onAdd={(address) => change(withAddress(list, address))}
          />
        ) : (
          <Text size="sm" c="dimmed" mt={16}>
            {messages.listFull(MAXIMUM)}
          </Text>
        )}
      </Titled>
      {changes > 0 && (
        <UnsavedBar
          count={counted(changes, 'change')}
          action={saving ? customisationMessages.deploying : customisationMessages.saveAndDeploy}
          busy={saving}
          onCancel={cancel}
          onAction={save}
        />
      )}
      <LeaveGuard pending={changes > 0} keeps={NOWHERE} onDiscard={cancel} onSave={save} />
    </>
  );
};

/** Who is notified when a visitor saves a design. */
export const EnquiryRecipientsScreen = () => {
  const { target, queryKey, query } = useStored();
  if (query.data) return <Opened key={queryKey.join('/')} stored={query.data} target={target} queryKey={queryKey} />;
  return (
    <Titled>
      <NotLoaded what={messages.theList} query={query} skeleton={<RowsSkeleton label={messages.fetching} />} />
    </Titled>
  );
};
