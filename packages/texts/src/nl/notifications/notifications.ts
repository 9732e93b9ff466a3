import type { notificationMessages } from '@vitrine/contract/notifications/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof notificationMessages> = {
  addressEmpty: 'Vul een e-mailadres in',
  addressTwice: 'Dit e-mailadres staat er al',
  addressInvalid: 'Vul een geldig e-mailadres in',
  title: 'Klantaanvragen',
  help: 'Elk bewaard ontwerp wordt naar deze adressen gemaild. U kunt er hoogstens {maximum} toevoegen.',
  listFull: 'Alle {maximum} adressen zijn in gebruik. Verwijder er een om een ander toe te voegen.',
  fetching: 'Ontvangers laden…',
  isDefault: 'Standaard',
  defaultHelp: 'Aanvragen gaan naar het hoofdadres van {name} tot u er een toevoegt.',
  manufacturerHelp: 'Aanvragen gaan naar de adressen van {name} tot u uw eigen adres toevoegt.',
  noDefault: '{name} heeft nog geen hoofdadres, dus niemand krijgt een melding van aanvragen. Voeg er hier een toe.',
  newAddress: 'E-mailadres',
  placeholder: 'naam@bedrijf.nl',
  add: 'Adres toevoegen',
  recipient: 'Ontvanger {index}',
  remove: '{isEmpty, select, true {Dit adres verwijderen} other {{address} verwijderen}}',
  savedTitle: 'Meldingen',
  saved: 'Aanvragen gaan nu naar deze adressen.',
  savedDefault: 'Aanvragen gaan nu naar het standaardadres.',
  notSavedTitle: 'De ontvangers zijn niet opgeslagen',
  theList: 'De lijst',
};
