const STYLE = `
:root{color-scheme:light dark;--ink:#1c1a17;--quiet:#57524a;--line:#e8e4dd;--ground:#f5f3ef;--sheet:#fff;--accent:#1a6454}
@media (prefers-color-scheme:dark){:root{--ink:#efece6;--quiet:#b5afa5;--line:#2b2926;--ground:#121110;--sheet:#1a1917;--accent:#8acfbd}}
body{font:14px/20px system-ui,sans-serif;color:var(--ink);background:var(--ground);margin:0}
main{max-width:960px;margin:0 auto;padding:40px 16px 96px}
h1{font-size:24px;line-height:32px;margin:0 0 8px}h2{font-size:18px;line-height:24px;margin:40px 0 4px}
h3{font-size:13px;line-height:20px;margin:16px 0 4px}p{color:var(--quiet);margin:0 0 12px;max-width:720px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin:16px 0}a{color:var(--accent)}
details{background:var(--sheet);border:1px solid var(--line);border-radius:8px;margin:8px 0;padding:0 16px}
summary{padding:12px 0;cursor:pointer;overflow-wrap:anywhere}summary code{font-weight:600}summary span{display:block;color:var(--quiet)}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
code,pre{font:12.5px/18px ui-monospace,monospace}
pre{overflow:auto;max-height:420px;margin:0 0 12px;padding:12px;background:var(--ground);border-radius:6px}
li{color:var(--quiet);margin:0 0 4px;max-width:720px}ul{padding-left:20px;margin:0 0 12px}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-bottom:16px}th,td{text-align:left;padding:8px 12px 8px 0;border-top:1px solid var(--line);vertical-align:top}
td{overflow-wrap:anywhere}details th:first-child{width:56px}details th:nth-child(2){width:40%}th{font-size:12px;font-weight:500;color:var(--quiet)}`;

/** A page of the documentation: the title of its window, and the HTML of its content. It has no script. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
