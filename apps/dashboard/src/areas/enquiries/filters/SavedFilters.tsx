import { Box, Button, Group, Menu, Text } from '@mantine/core';
import { IconBookmark, IconSettings, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { SavedFilter } from '@vitrine/contract/enquiries/saved-filters';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useUnsavedQuestion } from '../../../ui/dialogs/useUnsavedQuestion.tsx';
import { FailedLine } from '../../../ui/feedback/FailedList.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { tooLong } from '../../../ui/forms/too-long.ts';
import { useReached } from '../../../ui/forms/useReached.ts';
import { createSavedFilter, deleteSavedFilter, listSavedFilters } from '../calls.ts';
import type { Narrowing } from './filter.ts';
import classes from './SavedFilters.module.css';
import type { NarrowingState } from './useGroups.ts';

/** The signed-in user's saved filters of the tenant on screen. */
const useSavedFilters = (enabled = true) => {
  const queryClient = useQueryClient();
  const { key, parent } = useTenant();
  const id = parent?.id ?? 0;
  const queryKey = [...key, 'enquiry-filters'];
  const onSettled = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey });
  const query = useQuery({
    queryKey,
    enabled: enabled && parent !== null,
    queryFn: () => listSavedFilters(id),
  });
  return {
    query,
    filters: query.data ?? [],
    create: useMutation({
      mutationFn: ({ name, filter }: { name: string; filter: Narrowing }) => createSavedFilter(id, name, filter),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (filterId: number) => deleteSavedFilter(id, filterId), onSettled }),
  };
};

type Remove = ReturnType<typeof useSavedFilters>['remove'];

const DeleteFilter = ({ remove, filter, onClose }: { remove: Remove; filter: SavedFilter; onClose: () => void }) => (
  <ConfirmDialog
    title={messages.deleteFilter(filter.name)}
    question={messages.deleteFilterQuestion}
    yes={uiMessages.delete}
    destroys
    busy={remove.isPending}
    error={remove.error}
    onYes={() => remove.mutate(filter.id, { onSuccess: onClose })}
    onClose={onClose}
  />
);

/** Saves the current filters under a name, and deletes saved ones. */
const SavedFiltersModal = ({ narrowing, onClose }: { narrowing: Narrowing; onClose: () => void }) => {
  const { query, filters, create, remove } = useSavedFilters();
  const [name, setName] = useState('');
  const { mayDismiss, question } = useUnsavedQuestion(name !== '');
  const [isMissing, setMissing] = useState(false);
  const [deleting, setDeleting] = useState<SavedFilter | null>(null);
  const stopDeleting = (): void => {
    remove.reset();
    setDeleting(null);
  };
  const serverError = create.error === null ? undefined : errorText(create.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (create.isPending || tooLong(name, enquiryLimits.filterNameMaximum) !== undefined) return;
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    // What is typed while it is saved stays.
    const onSuccess = () => setName((now) => (now === name ? '' : now));
    create.mutate({ name, filter: narrowing }, { onSuccess });
  };
  return (
    <ModalFrame title={messages.filters} width={560} onClose={onClose} mayDismiss={mayDismiss}>
      {(close) => (
        <>
          <form className={classes.form} noValidate onSubmit={submit}>
            <TextField
              label={messages.filterName}
              name="filter_name"
              value={name}
              maximum={enquiryLimits.filterNameMaximum}
              autoComplete="off"
              error={isMissing ? messages.filterNameRequired : serverError}
              onChange={(event) => {
                setMissing(false);
                setName(event.target.value);
              }}
            />
            <Button type="submit" variant="filled" aria-busy={create.isPending}>
              {messages.saveFilter}
            </Button>
          </form>
          {query.isLoadingError && (
            <Box mt={16} pb={12}>
              <FailedLine what={messages.filters} query={query} />
            </Box>
          )}
          <Box component="ul" mt={16} pb={12} className="vt-underlined" aria-label={messages.filters}>
            {filters.map((filter) => (
              <Group key={filter.id} component="li" justify="space-between" wrap="nowrap" gap={12} mih={44}>
                <Text span inherit truncate fz={13.5}>
                  {filter.name}
                </Text>
                <IconButton
                  label={messages.deleteFilter(filter.name)}
                  icon={<IconTrash size={16} stroke={1.6} />}
                  onClick={() => setDeleting(filter)}
                />
              </Group>
            ))}
          </Box>
          {question(close)}
          {deleting !== null && <DeleteFilter remove={remove} filter={deleting} onClose={stopDeleting} />}
        </>
      )}
    </ModalFrame>
  );
};

/** Saved filters: one click applies all of them. They are read once the pointer or the focus reaches the button. */
export const SavedFilters = ({ narrowing, narrow }: NarrowingState) => {
  const { reached, ...onReach } = useReached();
  const { filters } = useSavedFilters(reached);
  const [managing, setManaging] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden="true" />} {...onReach}>
            {messages.filters}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filters.map(({ id, name, filter }) => (
            <Menu.Item key={id} onClick={() => narrow(filter)}>
              {name}
            </Menu.Item>
          ))}
          {filters.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconSettings size={18} stroke={1.6} />} onClick={() => setManaging(true)}>
            {messages.manageFilters}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {managing && <SavedFiltersModal narrowing={narrowing} onClose={() => setManaging(false)} />}
    </>
  );
};
