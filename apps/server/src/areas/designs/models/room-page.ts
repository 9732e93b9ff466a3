import { designMessages as messages } from '@vitrine/contract/designs/messages';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { currentLanguage } from '@vitrine/contract/texts/translations';
import { quickLookAddress, type RoomDevice, sceneViewerAddress } from '@vitrine/domain/design/robes/room-links';
import { escapeMarkup as e } from '@vitrine/domain/text/escape-markup';

/** What the page shows. */
export interface Room {
  title: string;
  seller: string;
  /** The page with the design in its address. */
  page: string;
  image: string;
  glb: string;
  usdz: string;
}

const button = (href: string, label: string, rel = ''): string =>
  `<a class="button"${rel && ` rel="${rel}"`} href="${e(href)}">${e(label)}</a>`;

/** Quick Look wants an image as the only content of its link, so the design itself is the button there. */
const appleLink = ({ usdz, page, image, title }: Room): string =>
  `<a rel="ar" href="${e(quickLookAddress(usdz, page))}"><img src="${e(image)}" width="800" height="500" alt="${e(title)}"></a>`;

function actionsFor(device: RoomDevice, room: Room): string {
  const image = `<img src="${e(room.image)}" width="800" height="500" alt="${e(room.title)}">`;
  if (device === 'apple')
    return `${appleLink(room)}<p>${e(messages.roomHelp)}</p>${button(quickLookAddress(room.usdz, room.page), messages.roomOpen, 'ar')}`;
  if (device === 'android')
    return `${image}<p>${e(messages.roomHelp)}</p>${button(sceneViewerAddress(room.glb, room), messages.roomOpen)}`;
  return `${image}<p>${e(messages.roomElsewhere)}</p><p class="files">${button(room.usdz, messages.roomApple)}${button(room.glb, messages.roomAndroid)}</p>`;
}

/** The page that opens a wardrobe in the room of the reader, in the reader's language. */
export function roomPage(device: RoomDevice, room: Room): string {
  const language = currentLanguage();
  const title = messages.roomTitle(room.title);
  return `<!doctype html>
<html lang="${localeOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${e(title)}</title><style>
body{margin:0;background:#f5f3ef;color:#1c1a17;font:16px/24px system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 20px 40px}h1{margin:0 0 4px;font-size:22px;line-height:30px;font-weight:600}
p{margin:0 0 16px;color:#57524a}img{display:block;width:100%;height:auto;margin:16px 0;border-radius:8px}
.button{display:block;min-height:24px;padding:12px 16px;border-radius:8px;background:#1c1a17;color:#fff;text-align:center;text-decoration:none;font-weight:500}
.files{display:grid;gap:8px}.back{display:block;margin-top:20px;padding:12px;color:inherit;text-align:center}
</style></head><body><main><h1>${e(title)}</h1><p>${e(room.seller)}</p>${actionsFor(device, room)}<a class="back" href="${e(room.page)}">${e(messages.roomBack)}</a></main></body></html>
`;
}
