import { Box, Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ModalFrame } from '../../../ui/ModalFrame.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Narrowing } from '../narrow.ts';
import { useSavedFilters } from '../useSavedFilters.ts';
import classes from './SavedFiltersModal.module.css';

/** Keeps what the list is narrowed to now under a name, and deletes what was kept. */
export const SavedFiltersModal = ({ narrowing, onClose }: { narrowing: Narrowing; onClose: () => void }) => {
  const { filters, saveDraft, remove } = useSavedFilters();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = saveDraft.error === null ? undefined : errorText(saveDraft.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saveDraft.isPending) return;
    setMissing(name.trim() === '');
    if (name.trim() !== '') saveDraft.mutate({ name, filter: narrowing }, { onSuccess: () => setName('') });
  };
  return (
    <ModalFrame title={messages.filters} width={560} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextField
          label={messages.filterName}
          name="filter_name"
          value={name}
          maxLength={enquiryLimits.filterNameMaximum}
          autoComplete="off"
          error={isMissing ? messages.filterNameRequired : refused}
          onChange={(event) => {
            setMissing(false);
            setName(event.target.value);
          }}
        />
        <Button type="submit" variant="filled" aria-busy={saveDraft.isPending}>
          {messages.saveFilter}
        </Button>
      </form>
      {remove.error !== null && (
        <Text role="alert" size="sm" mt={12} c="red">
          {errorText(remove.error)}
        </Text>
      )}
      <Box component="ul" mt={16} pb={12} aria-label={messages.filters}>
        {filters.map((filter) => (
          <li key={filter.id} className={classes.filter}>
            <Text span inherit truncate fz={13.5}>
              {filter.name}
            </Text>
            <IconButton
              label={messages.deleteFilter(filter.name)}
              icon={<IconTrash size={16} stroke={1.6} />}
              onClick={() => remove.mutate(filter.id)}
            />
          </li>
        ))}
      </Box>
    </ModalFrame>
  );
};
