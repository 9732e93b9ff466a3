import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { FieldErrors } from '../../../ui/forms/FieldErrors.tsx';
import { ErrorMessage } from '../../../ui/forms/TextField.tsx';
import classes from './SizesForm.module.css';
import { type SizesFormState, type SizesTarget, useSizesForm } from './useSizesForm.ts';

const Side = ({ form, at, side }: { form: SizesFormState; at: number; side: keyof ImageSize }) => {
  const { error, ...field } = form.getInputProps(`sizes.${at}.${side}`);
  return (
    <TextInput
      {...field}
      // Not the kit's text field, which has its error in the empty field too: it would be cut in one as narrow as this.
      error={error && <ErrorMessage>{String(error)}</ErrorMessage>}
      label={messages[side]}
      inputMode="numeric"
      flex={1}
      miw={0}
    />
  );
};

/** The open sizes, one a row; changes are saved together. */
export const SizesForm = (target: SizesTarget) => {
  const { form, isChanged, isSaving, save, rows, discard } = useSizesForm(target);
  const { sizes } = form.values;
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={12} maw={440}>
        {sizes.map((_, at) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: fields of a form are named by their place in the list.
            key={at}
            role="group"
            aria-label={messages.size(at + 1)}
            gap={8}
            wrap="nowrap"
            align="flex-start"
          >
            <Side form={form} at={at} side="width" />
            <span className={classes.beside} aria-hidden="true">
              ×
            </span>
            <Side form={form} at={at} side="height" />
            <Box className={classes.beside}>
              <IconButton
                type="button"
                label={messages.remove(at + 1)}
                icon={<IconTrash size={16} stroke={1.6} />}
                onClick={() => rows.remove(at)}
              />
            </Box>
          </Group>
        ))}
        <FieldErrors sentences={typeof form.errors.sizes === 'string' ? form.errors.sizes.split('\n') : undefined} />
        {sizes.length < limits.sizesMost && (
          <Button
            style={{ alignSelf: 'flex-start' }}
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.6} />}
            ref={rows.addButton}
            onClick={() => rows.add({ width: '', height: '' })}
          >
            {messages.add}
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {messages.forAll}
        </Text>
        <Group gap={8}>
          <Button
            type="submit"
            variant="filled"
            w={{ base: '100%', sm: 'auto' }}
            disabled={!isChanged}
            aria-busy={isSaving}
          >
            {messages.save}
          </Button>
          {isChanged && (
            <Button w={{ base: '100%', sm: 'auto' }} disabled={isSaving} onClick={discard}>
              {messages.discard}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
};
