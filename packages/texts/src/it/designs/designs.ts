import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Questo configuratore non esiste o non è pubblicato.',
  unknownDesign: 'Questo progetto non contiene articoli di questo configuratore.',
  unknownPage: 'Questa pagina non è tra i siti di questo configuratore.',
  imageInvalid: 'L’immagine del progetto non è in formato PNG o JPEG.',
  goneTitle: 'Progetto non trovato',
  gone: 'Il link è incompleto o il progetto è stato rimosso. Chiedere un nuovo link al mittente.',
  sheet: 'Scheda tecnica',
  roomTitle: '{name} nella Sua stanza',
  roomHelp: 'Muova lentamente il telefono sul pavimento finché appare l’armadio. È a grandezza reale.',
  roomOpen: 'Apri la fotocamera',
  roomElsewhere:
    'Apra questa pagina su un telefono o un tablet: la sua fotocamera mostra l’armadio nella Sua stanza. Anche i programmi per modelli 3D aprono questi file.',
  roomApple: 'Per iPhone e iPad (USDZ)',
  roomAndroid: 'Per Android (GLB)',
  roomBack: 'Torna al progetto',
};
