import type { feedMessages } from '@vitrine/contract/designs/feed-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof feedMessages> = {
  help: 'As lojas e os motores de busca podem mostrar o seu projeto predefinido e as suas propostas como produtos.',
  open: 'Configurar o feed de produtos',
  page: 'Página com o configurador',
  pageHelp: 'Um produto leva até lá. A página está no seu domínio autorizado. Sem página não há feed.',
  pageInvalid:
    'Indique o endereço de uma página do seu domínio autorizado, por exemplo https://www.example.com/kitchens.',
  brand: 'Marca',
  brandHelp: 'As lojas mostram-na com cada produto. Se estiver vazia, mostram o seu nome.',
  brandLong: 'Utilize no máximo {most, number} caracteres.',
  save: 'Guardar',
  saved: 'Feed de produtos guardado',
  feed: 'O feed de produtos',
  products: 'Produtos',
  noPage: 'Ainda não há produtos',
  noPageHelp: 'Indique acima a página com o configurador. Os produtos vêm da versão publicada.',
  product: 'Produto',
  price: 'Preço',
  listed: 'No feed',
  issues: {
    price: 'Não está no feed: os visitantes não veem o preço',
    link: 'Não está no feed: o endereço é demasiado longo',
  },
  presets: 'Editar propostas',
  addresses: 'Endereços',
  addressesHelp: 'Têm sempre os produtos da versão publicada e não exigem início de sessão.',
  merchantFeed: 'Para o Google Merchant Center e outras lojas (RSS)',
  structuredData: 'Para motores de busca (JSON-LD)',
  snippet: 'Código para motores de busca',
  snippetHelp:
    'Cole-o no lugar do elemento. Tem o mesmo visualizador, uma imagem e as escolhas para navegadores sem JavaScript, e os seus produtos para os motores de busca. Copie-o de novo quando as suas propostas ou preços mudarem.',
  fromViewer: 'O visualizador adiciona os produtos à página',
  fromViewerHelp:
    'O código tem então o atributo structured-data em vez dos produtos, e as propostas e os preços estão sempre atualizados. Só os motores de busca que executam scripts os encontram.',
};
