import type { checkMessages } from '@vitrine/contract/configurators/check-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof checkMessages> = {
  usage:
    'Utilização: npx vitrine-check FOLDER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n            npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: '{type} não é um tipo. Os tipos são panoramic, stockset, floors e slidingrobe.',
  notFound: 'Não existe nenhum ficheiro nem pasta {name}.',
  noDataFile: '{name} não tem data.json.',
  severalDataFiles: '{name} tem vários ficheiros JSON e nenhum se chama data.json.',
  missing: 'Falta {path}.',
  unused: 'O ficheiro de dados não utiliza {name}.',
  notChecked:
    '{count, plural, one {O ficheiro de dados indica # imagem, que não foi verificada.} other {O ficheiro de dados indica {count} imagens, que não foram verificadas.}}',
  sound: 'Sem problemas. Tipo: {type}. {images, plural, one {# imagem.} other {{images} imagens.}}',
  issues: '{count, plural, one {# problema encontrado.} other {{count} problemas encontrados.}}',
};
