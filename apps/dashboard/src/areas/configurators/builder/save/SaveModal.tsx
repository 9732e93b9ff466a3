import { Button, Group, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import { ITEM_FIELDS, type ItemFieldName } from '@vitrine/contract/catalogue/item-fields';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { versionLimits } from '@vitrine/contract/versions/limits';
import type { Draft } from '@vitrine/domain/builder/draft';
import { isDraftBlocked } from '@vitrine/domain/builder/is-draft-blocked';
import { type FieldConflict, mergeFiles } from '@vitrine/domain/builder/merge-files';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { copyImageFolder } from '@vitrine/domain/versions/copy-versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { nextMajorVersion } from '@vitrine/domain/versions/next-major-version';
import { type ComponentType, useMemo, useState } from 'react';
import { useClearedErrors } from '../../../../layout/Notifications.tsx';
import { useConfigurator } from '../../../../tenant/useConfigurators.ts';
import { newestVersion } from '../../../../tenant/useOpenedConfigurator.ts';
import { useVersionFile } from '../../../../tenant/version-file.ts';
import { FormModal } from '../../../../ui/dialogs/FormModal.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { FieldErrors } from '../../../../ui/forms/FieldErrors.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { tooLong } from '../../../../ui/forms/too-long.ts';
import { type Source, useBuilder } from '../edit/builder.ts';
import { blockSentence } from './block-sentence.ts';
import { compileDraft, intoFolder } from './compile-files.ts';
import { SendingFooter } from './SendingFooter.tsx';
import { SpaceNotice } from './SpaceNotice.tsx';
import { UsesNotice } from './UsesNotice.tsx';
import { useSaveVersion } from './useSaveVersion.ts';

/** Two data files whose differences are listed. */
export interface ChangesProps {
  label: string;
  before: ConfiguratorFile;
  after: ConfiguratorFile;
  currency: string;
}

interface SaveModalProps {
  source: Source;
  Changes: ComponentType<ChangesProps>;
  onClose: () => void;
  onSaved: () => Promise<void>;
  /** The draft with the changes of a newer version, and names of what both changed. */
  onTakenOver: (version: number, file: ConfiguratorFile, kept: readonly string[]) => void;
}

/** The version that somebody saved since the draft began; null when there is none. */
const useNewerVersion = ({ configurator, newestSeen }: Source) => {
  const { data = configurator } = useConfigurator(configurator.id);
  const newest = newestVersion(data);
  const isNewer = newest !== null && newest > newestSeen;
  const row = data.version_rows.find(({ version }) => version === newest);
  const { data: loaded } = useVersionFile(data, isNewer ? newest : null);
  if (!isNewer) return null;
  return { version: newest, author: row?.author ?? null, file: loaded?.file ?? null };
};

/** A field by its label, behind what it belongs to: 'Navy (Price)'. */
const nameConflict = ({ name, field }: FieldConflict): string => {
  const label = Object.hasOwn(ITEM_FIELDS, field) ? fieldLabel(ITEM_FIELDS[field as ItemFieldName].label) : '';
  return [name || messages.configurator, label && `(${label})`].filter(Boolean).join(' ');
};

/** What the draft changes, before it becomes the next version. */
export const SaveModal = ({ source, Changes, onClose, onSaved, onTakenOver }: SaveModalProps) => {
  const { draft, images } = useBuilder<Draft>();
  const { configurator, copyOf, file: before } = source;
  const saving = useSaveVersion(source, onSaved);
  const [note, setNote] = useState('');
  const newer = useNewerVersion(source);
  const compiled = useMemo(() => {
    const whole = compileDraft(draft, images, before);
    return copyOf === null ? whole : intoFolder(whole, copyImageFolder(copyOf));
  }, [draft, images, before, copyOf]);
  const isBlocked = useMemo(() => isDraftBlocked(draft, before), [draft, before]);
  const currency = currencyOf(compiled.file);
  const next = formatVersion(nextMajorVersion(configurator.highest_versions));
  const takeOver = (version: number, theirs: ConfiguratorFile): void => {
    const merged = mergeFiles<ConfiguratorFile>(before, draft.file, theirs);
    onTakenOver(version, merged.file, merged.conflicts.map(nameConflict));
  };
  useClearedErrors();
  return (
    <FormModal
      title={messages.saveVersion}
      sentence={messages.saveSentence(next)}
      width={720}
      locked={saving.sending.pending}
      onClose={onClose}
      action={messages.saveVersion}
      unsaved={note !== ''}
      disabled={isBlocked || newer !== null || tooLong(note, versionLimits.noteMaximum) !== undefined}
      onSubmit={() => saving.save(compiled, note)}
      form={{ inert: saving.sending.pending }}
      footer={(close, submitButton) => (
        <SendingFooter sending={saving.sending} onCancel={close}>
          {submitButton}
        </SendingFooter>
      )}
    >
      <Stack gap={20}>
        {newer && (
          <Banner
            tone="amber"
            icon={<IconInfoCircle size={16} stroke={1.6} />}
            title={messages.newerTitle(formatVersion(newer.version), newer.author)}
          >
            {messages.newerHelp}
            {newer.file && (
              <>
                <Changes
                  label={messages.newerChanges(formatVersion(newer.version))}
                  before={before}
                  after={newer.file}
                  currency={currency}
                />
                <Group mt={12}>
                  <Button onClick={() => newer.file && takeOver(newer.version, newer.file)}>
                    {messages.takeOver(formatVersion(newer.version))}
                  </Button>
                </Group>
              </>
            )}
          </Banner>
        )}
        <SpaceNotice organisationId={configurator.organisation_id} images={compiled.images} />
        <UsesNotice configuratorId={configurator.id} before={before} after={compiled.file} />
        <TextArea
          label={messages.note}
          description={messages.noteHelp}
          name="note"
          rows={2}
          maximum={versionLimits.noteMaximum}
          value={note}
          onText={setNote}
        />
        <Changes label={messages.changes} before={before} after={compiled.file} currency={currency} />
        <FieldErrors sentences={isBlocked ? [blockSentence(draft)] : saving.issues} />
      </Stack>
    </FormModal>
  );
};
