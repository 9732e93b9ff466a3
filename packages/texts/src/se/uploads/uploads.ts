import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'Din organisations bilder använder {used} av {limit}. Ytterligare {missing} behövs. Det som är uppladdat finns kvar. Kontakta din administratör för mer utrymme eller för att ta bort konfiguratorer som du inte behöver längre: deras utrymme är ledigt en dag senare.',
  tooMany: 'För många av organisationens uppladdningar är oavslutade. Stoppa några av dem eller vänta en dag.',
  expired: 'Uppladdningen har legat för länge. Ladda upp bilden igen.',
  wrongOffset: 'En annan del av bilden väntas.',
  wrongHash: 'Bilden ändrades på vägen. Ladda upp den igen.',
  wrongProtocol: 'Uppladdningar använder version 1.0.0 av protokollet tus.',
  hashMissing: 'Ange bildens SHA-256 som sha256 i Upload-Metadata.',
  lengthMissing: 'Upload-Length måste vara bildens storlek i byte.',
  notUploaded: '{path} är inte uppladdad än.',
};
