import type { AuditSetting } from '@vitrine/contract/audit/phrases';
import type { AuditPhrase } from '@vitrine/contract/audit/texts';

/** Nothing but settings that activity has a phrase for. */
type SettingsOnly<Changes> = Changes & { readonly [Field in Exclude<keyof Changes, AuditSetting>]: never };

/** Changed settings as Activity names them: by the labels of their screens, switches with their new position. */
export const nameSettings = <Changes extends object>(changes: SettingsOnly<Changes>): AuditPhrase[] =>
  Object.entries(changes).map(([field, value]) => {
    const setting = { phrase: `setting.${field as AuditSetting}` } as const;
    return typeof value === 'boolean' ? { phrase: value ? 'on' : 'off', values: { setting } } : setting;
  });
