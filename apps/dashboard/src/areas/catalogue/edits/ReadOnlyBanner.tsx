import { Box, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { newestVersion, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';

interface ReadOnlyBannerProps {
  configurator: ConfiguratorWithVersions;
  version: number;
  /** Whether the user could save edits of any version. */
  maySave: boolean;
}

/** Names a version that is read-only, and leads to versions that can be edited. */
export const ReadOnlyBanner = ({ configurator, version, maySave }: ReadOnlyBannerProps) => {
  const navigate = useNavigate();
  const newest = newestVersion(configurator);
  const next = nextMinorVersion(configurator.highest_versions, version);
  const edit = (chosen: number): void =>
    void navigate({ to: '.', search: (before: object) => versionSearch(before, chosen), resetScroll: false });
  return (
    <Box flex="none" mb={16}>
      <Banner
        tone="accent"
        icon={<IconEye size={20} stroke={1.6} />}
        title={messages.readOnlyTitle(formatVersion(version))}
        actions={
          maySave && (
            <>
              {newest !== null && newest !== version && (
                <Button size="xs" variant="filled" onClick={() => edit(newest)}>
                  {messages.readOnlyNewest(formatVersion(newest))}
                </Button>
              )}
              {next !== null && (
                <Button size="xs" onClick={() => edit(version)}>
                  {messages.readOnlyStart(formatVersion(next))}
                </Button>
              )}
            </>
          )
        }
      >
        {maySave ? messages.readOnlyHelp : messages.readOnlyUser}
      </Banner>
    </Box>
  );
};
