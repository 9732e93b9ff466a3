import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useSession } from '../../../session/session.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { previewsQuery } from '../preview-calls.ts';
import classes from './AddedPreviews.module.css';

/** The previews that were added, newest first, each leading to its image. Nothing where there are none. */
export const AddedPreviews = ({ configuratorId }: { configuratorId: number }) => {
  const { appConfig } = useSession();
  const { data } = useQuery(previewsQuery(configuratorId));
  if (!data || data.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={versionMessages.previewsLabel}>
      {data.map(({ id, shape, release, version, image }) => {
        const address = image === null ? null : `${appConfig.content_url}/${image}`;
        const words = (
          <>
            <Thumbnail src={address} width={64} height={40} />
            <Stack component="span" gap={0}>
              <Text span fz={13} fw={500} lh="18px">
                {shape ?? versionMessages.noShape}
              </Text>
              <Text span size="xs" c="dimmed" className="vt-digits">
                {release} {formatVersion(version)}
              </Text>
            </Stack>
          </>
        );
        return (
          <li key={id}>
            {address === null ? (
              <span className={classes.preview}>{words}</span>
            ) : (
              <a className={classes.preview} href={address} target="_blank" rel="noreferrer">
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
