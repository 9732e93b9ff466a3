import { SETTING_LABELS, type SettingSubject } from '@vitrine/contract/audit/setting-labels';

/** Changed settings as Activity names them: by the labels of their screens, switches with their new position. */
export function nameSettings(subject: SettingSubject, changes: object): string {
  const labels: Partial<Record<string, string>> = SETTING_LABELS[subject];
  return Object.entries(changes)
    .map(([field, value]) => {
      const label = labels[field] ?? field.replaceAll('_', ' ');
      return typeof value === 'boolean' ? `${label}: ${value ? 'on' : 'off'}` : label;
    })
    .join(', ');
}
