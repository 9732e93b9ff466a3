import { IconAlertTriangle, IconPhoto, IconPhotoExclamation } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fileMessages as messages } from '@vitrine/contract/configurators/file-messages';
import type { PictureIntake } from '@vitrine/contract/configurators/picture-intake';
import { failureText } from '../../../calls/failures.ts';
import { useNotify } from '../../../shell/Notifications.tsx';
import { configuratorQuery } from '../../../shell/queries.ts';
import { useOpenedConfigurator } from '../../../shell/useOpenedConfigurator.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { retryPictures } from '../calls.ts';
import classes from './PicturesNote.module.css';

const NAMED = 8;

const useRetry = (configuratorId: number) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { key } = useTenant();
  return useMutation({
    mutationFn: () => retryPictures(configuratorId),
    onSuccess: (answered) => queryClient.setQueryData(configuratorQuery(key, configuratorId).queryKey, answered),
    onError: (failure) => notify({ kind: 'failure', title: messages.notRetriedTitle, message: failureText(failure) }),
  });
};

const shorten = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} ${messages.more(rest)}` : names.join(', ');
};

const Names = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.names}>
    {lines.slice(0, NAMED).map((line) => (
      <li key={line}>{line}</li>
    ))}
    {lines.length > NAMED && <li>{messages.more(lines.length - NAMED)}</li>}
  </ul>
);

const Working = ({ pictures }: { pictures: PictureIntake }) => (
  <Banner
    tone="accent"
    icon={<IconPhoto size={16} stroke={1.6} />}
    title={pictures.publishes ? messages.workingThenLive : messages.workingHelp}
  >
    <Progress label={messages.working(pictures.done, pictures.total)} share={pictures.done / (pictures.total || 1)} />
  </Banner>
);

const Failed = ({ pictures, configuratorId }: { pictures: PictureIntake; configuratorId: number }) => {
  const retry = useRetry(configuratorId);
  return (
    <Banner
      tone="red"
      icon={<IconPhotoExclamation size={16} stroke={1.6} />}
      title={messages.failed(pictures.failures.length)}
      actions={
        <Button size="compact" busy={retry.isPending} onClick={() => retry.isPending || retry.mutate()}>
          Try again
        </Button>
      }
    >
      {messages.failedHelp}
      <Names lines={pictures.failures.map(({ file, reason }) => `${file}: ${reason}`)} />
    </Banner>
  );
};

const Incomplete = ({ pictures }: { pictures: PictureIntake }) => (
  <Banner
    tone="amber"
    icon={<IconAlertTriangle size={16} stroke={1.6} />}
    title={messages.incomplete(pictures.missing.length)}
  >
    {messages.incompleteHelp}
    <Names lines={pictures.missing} />
    {pictures.unused.length > 0 && <p className={classes.unused}>{messages.unused(shorten(pictures.unused))}</p>}
  </Banner>
);

/** What became of the pictures that were uploaded last: how far they are, which failed, which are missing. */
export const PicturesNote = () => {
  const { configurator } = useOpenedConfigurator();
  const { pictures } = configurator;
  if (pictures === null || pictures.status === 'done') return null;
  return (
    <div className={classes.note}>
      {pictures.status === 'working' && <Working pictures={pictures} />}
      {pictures.status === 'failed' && <Failed pictures={pictures} configuratorId={configurator.id} />}
      {pictures.status === 'incomplete' && <Incomplete pictures={pictures} />}
    </div>
  );
};
