import type { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fileMessages> = {
  required: 'Scegliere un file.',
  missing: 'manca',
  mustBe: 'valore atteso: {what}',
  atLeast: 'deve essere almeno {minimum}',
  hasAtLeast: 'deve avere almeno {minimum}{of, select, string { caratteri} array { voci} other {}}',
  hasAtMost: 'deve avere al massimo {maximum}{of, select, string { caratteri} array { voci} other {}}',
  atMost: 'deve essere al massimo {maximum}',
  wrongForm: 'ha un formato errato',
  notAColour: 'deve essere un colore, ad esempio #C0966A',
  notAFormula: 'deve essere un numero o una formula, ad esempio 2 * (width + height)',
  unknownMeasure: 'cita la misura «{id}», che questo file non contiene',
  aboveMaximum: 'deve essere al massimo {maximum}, il massimo',
  sceneImage: 'deve essere un’immagine in {folder}',
  sameId: 'è uguale a quello di {other}',
  reservedKey: 'è una parola riservata',
  lostCharacters: 'contiene � al posto di un carattere perso. Correggere il testo e salvare il file in UTF-8.',
  lostCharactersInFile:
    'Il file contiene � al posto di caratteri persi. Correggere il testo e salvare il file in UTF-8.',
  tooDeep: 'Elenchi e oggetti possono essere annidati al massimo su {depth} livelli.',
  moreIssues: 'Problemi non elencati: {count}.',
  jsonAt: 'Vedere riga {line}, colonna {column}.',
  notText: 'Questo file non è un file di testo.',
  sideFileInvalid: 'Questo file non è JSON valido.',
  tooLarge: 'I file possono pesare al massimo {megabytes} MB.',
  zipUnreadable: 'Questo file ZIP non è leggibile. Crearlo di nuovo e scegliere il nuovo file.',
  zipEncrypted: '{name} è protetto da password. Toglierla e riprovare.',
  zipMethod: '{name} usa un metodo di compressione non supportato. Creare un file ZIP standard.',
  nameOutside: '{name} punta fuori dalla sua cartella.',
  tooMany: 'Si possono caricare al massimo {count} file alla volta.',
  unpackedTooLarge: 'Una volta estratte, le immagini possono pesare al massimo {megabytes} MB in totale.',
  imageTooLarge: '{name} supera i {megabytes} MB.',
  notAImage: '{name} non è un’immagine PNG, JPEG o WebP.',
  otherImage: '{name} è un’immagine {really}. Adeguare l’estensione del file.',
  imagesNeedData: 'Caricare le immagini insieme a un file di dati che le citi.',
  imageFailed: 'Questa immagine non è leggibile.',
  imageLarge: 'Questa immagine ha troppi pixel.',
  panoramaLarge: 'I panorami possono avere al massimo {width} × {height} pixel.',
  panoramaOdd:
    'I panorami con più di {megapixels} milioni di pixel devono avere larghezza e altezza divisibili per {divisor}. Salvi questa immagine con 8192 × 4096 o 16384 × 8192 pixel.',
  layerSize: '{name} deve avere {width} × {height} pixel, come {base}.',
  layerHides:
    '{name} non ha zone trasparenti, quindi coprirebbe tutto ciò che sta sotto. Salvare l’immagine con sfondo trasparente, in PNG o WebP.',
  imageReplaced:
    '{name} è stato sostituito dopo la versione su cui si basa questa. Partire dalla versione più recente.',
  imageOfCopy:
    '{name} deve trovarsi nella cartella {folder}: le altre immagini appartengono al configuratore del produttore.',
  sceneSize: 'Questa immagine deve avere {width} × {height} pixel, come {own}.',
  imageStuck: 'Non è stato possibile salvare questa immagine.',
  showEntries: 'Mostra le voci',
  hideEntries: 'Nascondi le voci',
  dataNotes:
    '{count, plural, one {1 voce del file di dati potrebbe essere un errore} other {{count} voci del file di dati potrebbero essere errori}}',
  dataNotesHelp:
    'La versione funziona, ma i visitatori potrebbero vedere qualcosa di diverso dal previsto. Per correggere il file: {action}.',
  colourForm: '{text} non viene mostrato ovunque. Scrivere i colori nella forma #C0966A.',
  unknownItem: 'nessuna voce ha l’ID {id}',
  unknownFlake: 'nessuna scaglia ha l’ID {id}, quindi questa parte viene tralasciata',
  percentAsShare: 'percent è una quota: scrivere 0.4 per il 40%',
  sharesNotWhole: 'la somma delle quote è {sum}, non 1. Vengono mostrate in proporzione.',
};
