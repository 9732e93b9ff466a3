import { Text } from '@mantine/core';
import { IconExternalLink, IconPhotoOff } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { QuoteDesign } from '@vitrine/contract/quotes/schemas';
import { webAddress } from '@vitrine/contract/web-address';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useState } from 'react';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './DesignPanel.module.css';

const Image = ({ src, name }: { src: string | null; name: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={`vt-framed ${classes.image}`}>
      {src !== null && failed !== src ? (
        <img src={src} alt={messages.designOf(name)} onError={() => setFailed(src)} />
      ) : (
        <IconPhotoOff size={20} stroke={1.6} aria-hidden="true" />
      )}
    </div>
  );
};

/** The design of a quote: its image, and where it can be looked at. */
export const DesignPanel = ({ design }: { design: QuoteDesign }) => {
  const name = design.configurator?.name ?? messages.noConfigurator;
  const address = webAddress(design.url);
  return (
    <Section title={messages.design}>
      <Image src={design.image} name={name} />
      <Text fw={500} mt={8} dir="auto">
        {name}
      </Text>
      {design.version !== null && (
        <Text size="sm" c="dimmed">
          {messages.madeOn(formatVersion(design.version))}
        </Text>
      )}
      {address !== null && (
        <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
          {messages.openDesign}
        </a>
      )}
    </Section>
  );
};
