import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { configParameter } from '@vitrine/domain/design/config-string';
import { type RefObject, useEffect, useRef } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { RadioRow } from '../../../ui/forms/RadioRow.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { StudioContext } from './studio.ts';
import { type NewPreset, useAddPreset } from './useAddPreset.ts';
import type { Source } from './useNewPresetFields.ts';
import type { PresetsForm } from './usePresets.ts';

const sources = (): { value: Source; label: string }[] => [
  { value: 'photo', label: messages.fromPhoto },
  { value: 'address', label: messages.fromAddress },
];

const Address = ({ adding }: { adding: NewPreset }) => (
  <div>
    <TextField
      label={messages.addressLabel}
      name="preset-address"
      inputMode="url"
      autoComplete="off"
      maximum={limits.addressMaximum}
      placeholder={messages.addressPlaceholder(configParameter(adding.type))}
      value={adding.address}
      error={adding.issueOf('address')}
      disabled={adding.isMaking}
      onChange={(event) => adding.setAddress(event.target.value)}
    />
    <Text size="xs" c="gray" mt={6}>
      {messages.addressHelp}
    </Text>
  </div>
);

const Action = ({ adding }: { adding: NewPreset }) => {
  const isPhoto = adding.source === 'photo';
  const idle = isPhoto ? messages.generate : messages.add;
  const working = isPhoto ? messages.generating : messages.drawing;
  return (
    <Group gap={12} wrap="nowrap">
      <Button type="submit" aria-busy={adding.isMaking} disabled={adding.isMaking}>
        {adding.isMaking ? working : idle}
      </Button>
      <Text size="xs" c="gray" role="status">
        {adding.isMaking && isPhoto && messages.takesAWhile}
      </Text>
    </Group>
  );
};

/**
 * The fields are disabled while a preset is made. Then the focus is where it is needed next, unless the user has moved
 * it.
 */
const useFocusAfterMaking = (isMaking: boolean): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const wasMaking = useRef(isMaking);
  useEffect(() => {
    const isDone = wasMaking.current && !isMaking;
    wasMaking.current = isMaking;
    if (!isDone || document.activeElement !== document.body) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? form.current?.querySelector<HTMLElement>('[name="preset-name"]'))?.focus();
  }, [isMaking]);
  return form;
};

/** A new preset, from a photo where the style finder is on, else from the address of a design. */
export const AddPreset = ({ form, context }: { form: PresetsForm; context: StudioContext }) => {
  const adding = useAddPreset(form, context);
  const issue = adding.issueOf('form');
  const fields = useFocusAfterMaking(adding.isMaking);
  return (
    <Section fields title={messages.addTitle}>
      <form
        ref={fields}
        aria-label={messages.addTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void adding.add();
        }}
      >
        <Stack gap={16}>
          {issue !== undefined && <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={issue} />}
          {adding.note !== null && !adding.isMaking && (
            <Banner tone="amber" icon={<IconAlertTriangle size={16} stroke={1.6} />} title={adding.note} />
          )}
          {context.finds && (
            <RadioRow
              legend={messages.sourceLabel}
              name="preset-source"
              options={sources()}
              value={adding.source}
              onChange={adding.chooseSource}
            />
          )}
          <TextField
            label={messages.nameLabel}
            name="preset-name"
            autoComplete="off"
            maximum={limits.nameMaximum}
            placeholder={messages.namePlaceholder}
            value={adding.name}
            error={adding.issueOf('name')}
            disabled={adding.isMaking}
            onChange={(event) => adding.setName(event.target.value)}
          />
          {adding.source === 'photo' ? <PhotoField adding={adding} /> : <Address adding={adding} />}
          <Action adding={adding} />
        </Stack>
      </form>
    </Section>
  );
};
