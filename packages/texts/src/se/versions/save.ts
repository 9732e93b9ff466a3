import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'Konfiguratorn har publicerats.',
  deployQuestion: 'Den publicerade versionen av konfiguratorn uppdateras nu med ändringarna. Vill du fortsätta?',
  propagate: 'För vidare uppdateringen till alla berörda stockset',
  deployYes: 'Ja, publicera',
  withoutImage:
    '{items, plural, one {1 alternativ} other {{items} alternativ}} saknar bild i {version}, så besökare ser {items, plural, one {det} other {dem}} utan bild.',
  withoutImageBlocked:
    '{items, plural, one {1 alternativ} other {{items} alternativ}} saknar bild i {version}, som inte kan publiceras förrän alla bilder är uppladdade.',
  becomesVersion:
    '{edits, plural, one {1 ändring} other {{edits} ändringar}} blir en ny version. Besökare ser den publicerade versionen tills du publicerar den här.',
  existsTitle: '{version} finns redan',
  savedMeanwhile:
    '{hasAuthor, select, true {Den sparades {when} av {author} medan du redigerade {base}.} other {Den sparades {when} medan du redigerade {base}.}} Dina ändringar finns kvar.',
  newerTitle: '{version} är nyare än dina ändringar',
  newerText:
    '{hasAuthor, select, true {Den sparades {when} av {author}.} other {Den sparades {when}.}} Det nya finns inte i dina ändringar av {base}, som finns kvar här.',
  seeChanges: 'Visa vad som har ändrats',
  moveEdits: 'Flytta mina ändringar till {version}',
  saveCopy: 'Spara en kopia av mina ändringar',
  saveAnyway: 'Ta inte med det och spara som {version}',
  bothChanged:
    '{fields, plural, one {1 fält} other {{fields} fält}} har ändrats av er båda. Välj vilket värde som ska gälla.',
  movedOnto: 'Dina ändringar bygger nu på {version}: {edits}.',
  yours: 'Ditt',
  nowIn: 'Nu i {version}',
  willBeSaved: 'Sparas',
  goTo: 'Gå till {version}',
  allThere: 'Alla dina ändringar finns redan i den versionen. Det finns inget kvar att spara.',
  left: 'Finns inte längre i den versionen och togs inte med: {names}',
  note: 'Kommentar',
  noteHelp: 'Vad versionen är till för. Visas i versionshistoriken.',
  nothingLive: 'Inget är publicerat än. Den här versionen är den första som besökare ser.',
  propagationTitle: 'Stockset',
  propagating: 'Stockset som visar den här scenen uppdateras just nu.',
  propagated: '{count, plural, one {1 stockset} other {{count} stockset}} visar den här scenen.',
  propagatedNone: 'Inget annat stockset visar den här scenen.',
  mine: 'Mitt',
  theirs: 'Det andra',
  back: 'Tillbaka',
  propagationStatus: {
    waiting: 'Väntar',
    saved: 'Ny version',
    deployed: 'Ny version, publicerad',
    failed: 'Inte uppdaterat',
  },
  was: 'tidigare {value}',
  basedOn: 'Bygger på {version}',
  deployedLabel: 'Publicerad',
  theResults: 'Resultatet',
};
