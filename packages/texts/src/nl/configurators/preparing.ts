import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Afbeeldingen voorbereiden: {done} van {total}',
  workingHelp: 'U kunt deze pagina verlaten terwijl de afbeeldingen worden voorbereid.',
  workingThenLive: 'U kunt deze pagina verlaten. De versie gaat live zodra alle afbeeldingen klaar zijn.',
  failed:
    '{count, plural, one {1 afbeelding kon niet worden voorbereid} other {{count} afbeeldingen konden niet worden voorbereid}}',
  failedHelp: 'Probeer het opnieuw of upload nieuwe met ‘JSON-data bijwerken’.',
  failedAsk:
    'Probeer het opnieuw. Helpt dat niet, dan kan een beheerder van Vitrine nieuwe uploaden: neem contact op met support.',
  incomplete: '{count, plural, one {1 afbeelding ontbreekt} other {{count} afbeeldingen ontbreken}}',
  incompleteHelp: 'Bezoekers zien niet wat ontbreekt. Upload het met {action}.',
  incompleteAsk:
    'Bezoekers zien niet wat ontbreekt. Een beheerder van Vitrine kan het uploaden: neem contact op met {support}.',
  updateData: 'JSON-data bijwerken',
  support: 'Support',
  showNames: 'Namen tonen',
  hideNames: 'Namen verbergen',
  dismiss: 'Sluiten',
  unused: 'Geüpload, maar niet gebruikt in het databestand: {names}.',
  notRetriedTitle: 'De afbeeldingen konden niet opnieuw worden voorbereid',
};
