import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { saveVersionMessages } from '@vitrine/contract/versions/save-messages';
import type { PropagationResult } from '@vitrine/contract/versions/schemas';
import { formatVersion } from '@vitrine/domain/versions/format-version';
import { useConfiguratorId } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { readPropagation } from '../calls.ts';

/** The socket announces each step of the job; this is for times without a socket. */
const REFETCH_MS = 3_000;

const COLOUR = { waiting: 'dimmed', saved: 'glass', deployed: 'glass', failed: 'red' } as const;

const ResultIcon = ({ status }: Pick<PropagationResult, 'status'>) => {
  if (status === 'waiting') return <Loader />;
  const Icon = status === 'failed' ? IconAlertTriangle : IconCheck;
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
};

const ResultLine = ({ result }: { result: PropagationResult }) => (
  <Group
    component="li"
    className="vt-ruled-top"
    justify="space-between"
    gap={16}
    wrap="nowrap"
    mih={52}
    fz={13.5}
    lh="20px"
  >
    <Stack component="span" gap={0} miw={0}>
      <Text span inherit fw={500}>
        {result.name}
      </Text>
      <Text span size="xs" c="dimmed">
        {result.organisation}
      </Text>
    </Stack>
    <Stack component="span" gap={0} align="flex-end" miw={0} ta="right">
      <Group component="span" className="vt-digits" gap={6} wrap="nowrap" c={COLOUR[result.status]}>
        <ResultIcon status={result.status} />
        {saveVersionMessages.propagationStatus[result.status]}
        {result.version !== null && ` ${formatVersion(result.version)}`}
      </Group>
      {result.reason !== null && (
        <Text span size="xs" c="dimmed">
          {result.reason}
        </Text>
      )}
    </Stack>
  </Group>
);

const sentenceOf = (done: boolean, count: number): string => {
  if (!done) return saveVersionMessages.propagating;
  return count === 0 ? saveVersionMessages.propagatedNone : saveVersionMessages.propagated(count);
};

/** The result of a propagated deploy for each stock visualiser, also while the job runs. */
export const PropagationModal = () => {
  const id = useConfiguratorId();
  const { paths } = useTenant();
  const { propagationId } = useParams({ strict: false }) as { propagationId: string };
  const close = useCloseModal(paths.data(id));
  const query = useQuery({
    queryKey: ['propagation', Number(propagationId)],
    queryFn: () => readPropagation(id, Number(propagationId)),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? REFETCH_MS : false),
  });
  const { data } = query;
  return (
    <ModalFrame
      title={saveVersionMessages.propagationTitle}
      sentence={sentenceOf(data?.status === 'done', data?.results.length ?? 0)}
      width={560}
      onClose={close}
      footer={(leave) => (
        <Button variant="filled" data-autofocus onClick={leave}>
          {uiMessages.ok}
        </Button>
      )}
    >
      {data ? (
        <ul aria-live="polite">
          {data.results.map((result) => (
            <ResultLine key={result.configurator_id} result={result} />
          ))}
        </ul>
      ) : (
        query.error && <FailedList what={saveVersionMessages.theResults} query={query} />
      )}
    </ModalFrame>
  );
};
