import { Button, Group, Loader, Select, Text, UnstyledButton } from '@mantine/core';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { type ConfiguratorType, typeName } from '@vitrine/contract/configurators/limits';
import { SAMPLES, type SampleName } from '@vitrine/contract/configurators/samples';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { mayExportVersions } from '@vitrine/domain/policies/versions';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useRef, useState } from 'react';
import { useSession } from '../../../../session/session.ts';
import { useConfigurators } from '../../../../tenant/useConfigurators.ts';
import { TypeDrawing } from '../../../../ui/images/TypeIcon.tsx';
import { fetchTemplate, type Template } from './read-template.ts';
import classes from './Start.module.css';

const SAMPLE_TYPE: Record<SampleName, ConfiguratorType> = {
  room: 'panoramic',
  still: 'stockset',
  floor: 'floors',
  wardrobe: 'slidingrobe',
};

/** A version that can be copied. */
interface OwnTemplate {
  value: string;
  label: string;
  type: ConfiguratorType;
  address: string;
}

/** The newest and the live version of each configurator. */
const ownTemplates = (configurators: readonly Configurator[]): OwnTemplate[] =>
  configurators.flatMap(({ id, name, versions, deployed_version: live, configurator_type_id }) => {
    const [newest] = versions;
    const template = (version: number, label: string): OwnTemplate => ({
      value: `${id} ${version}`,
      label,
      type: typeName(configurator_type_id),
      address: `/api/configurators/${id}/versions/${version}/export`,
    });
    return [
      ...(live === null ? [] : [template(live, messages.copyLive(name, formatVersion(live)))]),
      ...(newest === undefined || newest === live
        ? []
        : [template(newest, messages.copyNewest(name, formatVersion(newest)))]),
    ];
  });

interface TemplatesProps {
  /** Resolves once the draft is there, or with a note why not. */
  onStart: (template: Template) => Promise<void>;
  /** A draft is being read already. */
  disabled: boolean;
}

/** Drafts that begin as a copy: of an own configurator, or of a small sample. */
export const Templates = ({ onStart, disabled }: TemplatesProps) => {
  const { user } = useSession();
  const configurators = useConfigurators();
  const [chosen, setChosen] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const own = mayExportVersions(user) ? ownTemplates(configurators.data ?? []) : [];
  const template = own.find(({ value }) => value === chosen);
  const isBusy = disabled || fetching;
  const section = useRef<HTMLElement>(null);
  const begin = async (type: ConfiguratorType, address: string): Promise<void> => {
    setFetching(true);
    setError(null);
    try {
      const fetched = await fetchTemplate(type, address);
      // Something else has begun meanwhile.
      if (section.current) await onStart(fetched);
    } catch {
      setError(messages.notCopied);
    } finally {
      setFetching(false);
    }
  };
  return (
    <section ref={section} aria-label={messages.templatesTitle}>
      <Text component="h2" fz={16} fw={600}>
        {messages.templatesTitle}
      </Text>
      <Text size="sm" c="dimmed" mb={12}>
        {messages.templatesHelp}
      </Text>
      <div className={`${classes.choices} ${classes.samples}`}>
        {SAMPLES.map((name) => (
          <UnstyledButton
            key={name}
            className={classes.choice}
            disabled={isBusy}
            onClick={() => void begin(SAMPLE_TYPE[name], `/api/samples/${name}`)}
          >
            <span className={classes.drawing}>
              <TypeDrawing type={SAMPLE_TYPE[name]} />
            </span>
            <span>
              <strong>{messages.samples[name].name}</strong>
              <span>{messages.samples[name].help}</span>
            </span>
          </UnstyledButton>
        ))}
      </div>
      {own.length > 0 && (
        <Group align="flex-end" gap={8} mt={16} maw={880}>
          <Select
            label={messages.ownTemplate}
            data={own.map(({ value, label }) => ({ value, label }))}
            value={chosen}
            onChange={setChosen}
            searchable
            flex={1}
            miw={240}
          />
          <Button
            disabled={!template || isBusy}
            onClick={() => template && void begin(template.type, template.address)}
          >
            {messages.copyOwn}
          </Button>
        </Group>
      )}
      <div role="status">
        {fetching && (
          <Group gap={8} mt={12}>
            <Loader size="xs" />
            <Text size="sm">{messages.copying}</Text>
          </Group>
        )}
        {error && (
          <Text size="sm" c="red" mt={12}>
            {error}
          </Text>
        )}
      </div>
    </section>
  );
};
