import { IconAlertCircle } from '@tabler/icons-react';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import { configParameter } from '@vitrine/domain/design/config-string';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { RadioRow } from '../../../ui/RadioRow.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import classes from './AddPreset.module.css';
import { PhotoField } from './PhotoField.tsx';
import type { StudioContext } from './studio.ts';
import { type NewPreset, type Source, useAddPreset } from './useAddPreset.ts';
import type { PresetsForm } from './usePresets.ts';

const SOURCES: readonly { value: Source; label: string }[] = [
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
      maxLength={limits.addressMaximum}
      placeholder={messages.addressPlaceholder(configParameter(adding.type))}
      value={adding.address}
      error={adding.issueOf('address')}
      disabled={adding.isMaking}
      onChange={(event) => adding.setAddress(event.target.value)}
    />
    <p className={classes.help}>{messages.addressHelp}</p>
  </div>
);

const Action = ({ adding }: { adding: NewPreset }) => {
  const isPhoto = adding.source === 'photo';
  const idle = isPhoto ? messages.generate : messages.add;
  const working = isPhoto ? messages.generating : messages.drawing;
  return (
    <div className={classes.actions}>
      <Button type="submit" busy={adding.isMaking} disabled={adding.isMaking}>
        {adding.isMaking ? working : idle}
      </Button>
      <p className={classes.help} role="status">
        {adding.isMaking && isPhoto && messages.takesAWhile}
      </p>
    </div>
  );
};

/** A new preset, from a photo where the style finder is on, else from the address of a design. */
export const AddPreset = ({ form, context }: { form: PresetsForm; context: StudioContext }) => {
  const adding = useAddPreset(form, context);
  const issue = adding.issueOf('form');
  return (
    <Section fields title={messages.addTitle}>
      <form
        className={classes.form}
        aria-label={messages.addTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void adding.add();
        }}
      >
        {issue !== undefined && <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={issue} />}
        {context.finds && (
          <RadioRow
            legend={messages.sourceLabel}
            name="preset-source"
            options={SOURCES}
            value={adding.source}
            onChange={adding.chooseSource}
          />
        )}
        <TextField
          label={messages.nameLabel}
          name="preset-name"
          autoComplete="off"
          maxLength={limits.nameMaximum}
          placeholder={messages.namePlaceholder}
          value={adding.name}
          error={adding.issueOf('name')}
          disabled={adding.isMaking}
          onChange={(event) => adding.setName(event.target.value)}
        />
        {adding.source === 'photo' ? <PhotoField adding={adding} /> : <Address adding={adding} />}
        <Action adding={adding} />
      </form>
    </Section>
  );
};
