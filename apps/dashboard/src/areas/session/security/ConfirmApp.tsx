import '@fontsource-variable/geist-mono/wght.css';
import { Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { useRef, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FormError } from '../fields.tsx';
import { signInError } from '../sign-in/sign-in-error.ts';
import classes from './ConfirmApp.module.css';
import { confirmApp } from './queries.ts';

/** The dark modules as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code as SVG. Dark on white in both themes, for cameras. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data: rows } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: 2 }).data,
    staleTime: Number.POSITIVE_INFINITY,
    // It contains a secret.
    gcTime: 0,
  });
  if (!rows) return <div className={classes.code} />;
  return (
    <svg className={classes.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={pathOf(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};

interface ConfirmAppProps {
  setup: { secret: string; uri: string };
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** 'ABCD EFGH', as people type it. */
const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The QR code and the key, and the first code of the app that proves it works. */
export const ConfirmApp = ({ setup, onCodes, onClose }: ConfirmAppProps) => {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirming = useMutation({
    mutationFn: () => confirmApp(code.trim()),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
    onError: () => field.current?.select(),
  });
  const wrong = errorCode(confirming.error) === 'session.wrong_code';
  const submit = (): void => {
    if (confirming.isPending) return;
    setMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else confirming.mutate();
  };
  return (
    <FormModal
      title={securityMessages.setUpAnAuthenticatorApp}
      sentence={securityMessages.scanHelp}
      width={560}
      locked={confirming.isPending}
      onClose={onClose}
      action={securityMessages.setUp}
      busy={confirming.isPending}
      onSubmit={submit}
    >
      <Stack gap={16}>
        <FormError text={confirming.isError && !wrong ? signInError(confirming.error) : null} />
        <div className={classes.setup}>
          <QrCode text={setup.uri} label={securityMessages.qrCodeForTheAuthenticator} />
          <Stack gap={20} flex={1} miw={0}>
            <div>
              <Text inherit fz={13} fw={500}>
                {securityMessages.key}
              </Text>
              <p className={classes.key}>
                <span>{inFours(setup.secret)}</span>
                <IconButton
                  label={securityMessages.copyTheKey}
                  icon={<IconCopy size={16} stroke={1.6} />}
                  onClick={() => copyText(setup.secret)}
                />
              </p>
            </div>
            <TextField
              ref={field}
              label={securityMessages.codeFromTheApp}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus
              value={code}
              error={missing ? sessionMessages.codeRequired : wrong ? sessionMessages.wrongCode : undefined}
              onChange={(event) => {
                setCode(event.target.value);
                setMissing(false);
                if (confirming.isError) confirming.reset();
              }}
            />
          </Stack>
        </div>
      </Stack>
    </FormModal>
  );
};
