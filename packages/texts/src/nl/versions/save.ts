import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'De configurator is gepubliceerd.',
  deployQuestion: 'De liveversie van de configurator wordt nu bijgewerkt met de wijzigingen. Wilt u doorgaan?',
  propagate: 'Wijziging doorvoeren in alle bijbehorende voorraadvisualizers',
  deployYes: 'Ja, live bijwerken',
  withoutImage:
    '{items, plural, one {1 item heeft in {version} geen afbeelding; bezoekers zien het zonder.} other {{items} items hebben in {version} geen afbeelding; bezoekers zien ze zonder.}}',
  withoutImageBlocked:
    '{items, plural, one {1 item heeft in {version} geen afbeelding. De versie kan pas live als alle afbeeldingen zijn geüpload.} other {{items} items hebben in {version} geen afbeelding. De versie kan pas live als alle afbeeldingen zijn geüpload.}}',
  becomesVersion:
    '{edits, plural, one {1 wijziging wordt een nieuwe versie.} other {{edits} wijzigingen worden een nieuwe versie.}} Bezoekers blijven de liveversie zien tot u de nieuwe publiceert.',
  existsTitle: '{version} bestaat al',
  savedMeanwhile:
    '{hasAuthor, select, true {Opgeslagen {when} door {author}, terwijl u {base} bewerkte.} other {Opgeslagen {when}, terwijl u {base} bewerkte.}} Uw wijzigingen staan er nog.',
  newerTitle: '{version} is nieuwer dan uw wijzigingen',
  newerText:
    '{hasAuthor, select, true {Opgeslagen {when} door {author}.} other {Opgeslagen {when}.}} De veranderingen daarin zitten niet in uw wijzigingen van {base}, die er nog staan.',
  seeChanges: 'Bekijken wat er is veranderd',
  moveEdits: 'Mijn wijzigingen overzetten naar {version}',
  saveCopy: 'Kopie van mijn wijzigingen opslaan',
  saveAnyway: 'Weglaten en opslaan als {version}',
  bothChanged:
    '{fields, plural, one {1 veld is door beiden gewijzigd.} other {{fields} velden zijn door beiden gewijzigd.}} Kies welke waarde blijft.',
  movedOnto: 'Uw wijzigingen zijn nu gebaseerd op {version}: {edits}.',
  yours: 'Van u',
  nowIn: 'Nu in {version}',
  willBeSaved: 'Wordt opgeslagen',
  goTo: 'Naar {version}',
  allThere: 'Al uw wijzigingen zitten al in die versie. Er valt niets meer op te slaan.',
  left: 'Niet meer in die versie en dus weggelaten: {names}',
  note: 'Notitie',
  noteHelp: 'Waar deze versie voor dient. Te zien in de versiegeschiedenis.',
  nothingLive: 'Er is nog niets live. Deze versie is de eerste die bezoekers zien.',
  propagationTitle: 'Voorraadvisualizers',
  propagating: 'De voorraadvisualizers die deze scène tonen, worden bijgewerkt.',
  propagated:
    '{count, plural, one {1 voorraadvisualizer toont deze scène.} other {{count} voorraadvisualizers tonen deze scène.}}',
  propagatedNone: 'Geen andere voorraadvisualizer toont deze scène.',
  mine: 'Van mij',
  theirs: 'Van de ander',
  back: 'Terug',
  propagationStatus: {
    waiting: 'Wacht',
    saved: 'Nieuwe versie',
    deployed: 'Nieuwe versie, live',
    failed: 'Niet bijgewerkt',
  },
  was: 'was {value}',
  basedOn: 'Gebaseerd op {version}',
  deployedLabel: 'Gepubliceerd',
  theResults: 'De resultaten',
};
