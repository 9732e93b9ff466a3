import { designMessages as messages } from '@vitrine/contract/designs/messages';

export const GONE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The page that a visitor sees for a dead short link. */
export const gonePage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${messages.goneTitle}</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f3ef;color:#1c1a17;font:15px/24px system-ui,sans-serif}
main{max-width:420px;padding:32px 24px;text-align:center}h1{margin:0 0 8px;font-size:22px;line-height:30px;font-weight:600}
p{margin:0;color:#57524a}
</style></head><body><main><h1>${messages.goneTitle}</h1><p>${messages.gone}</p></main></body></html>
`;
