import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;

const DRAWING = svg(
  '<style>.a{fill:#1f6f5f}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<rect class="a" width="10" height="10"/><path d="M0 0h5v5z" fill="url(#g)"/><use href="#x"/><text x="1" y="9">A &amp; B</text>',
);

test('a drawing stays as it was drawn', async () => {
  const clean = sanitiseSvg(DRAWING)?.text ?? '';
  for (const part of ['.a{fill:#1f6f5f}', 'fill="url(#g)"', 'href="#x"', 'viewBox="0 0 10 10"', 'A &amp; B']) {
    expect(clean).toContain(part);
  }
  const [before, after] = await Promise.all([DRAWING, clean].map((text) => sharp(Buffer.from(text)).raw().toBuffer()));
  expect(after).toEqual(before);
});

describe('nothing that could run, load or multiply stays', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect width="1" onload="alert(1)" onclick="alert(1)"/>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><rect width="1"/></a>'],
    ['an image from elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a reference to elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
    [
      'a reference by the older name',
      '<use xlink:href="data:image/svg+xml;base64,AAAA" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    ],
    ['an animated handler', '<set attributeName="onmouseover" to="alert(1)"/>'],
    ['a style that loads', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a style that fetches', '<rect style="fill:url(https://evil.example/x.svg#a)"/>'],
    ['an escaped style', '<style>@\\69mport "https://evil.example"</style>'],
    ['an import that CDATA parts', "<style>@imp<![CDATA[ort 'https://evil.example';]]></style>"],
    ['an import that a comment parts', "<style>@im<!-- x -->port 'https://evil.example';</style>"],
    ['an import that an element parts', "<style>@im<a/>port 'https://evil.example';</style>"],
    ['a set of images', "<style>svg{background:image-set('https://evil.example' 1x)}</style>"],
    ['a font by the other word', "<style>@font-face{font-family:x;src:src('https://evil.example')}</style>"],
    ['an address that a comment parts', '<rect style="fill:u/**/rl(https://evil.example/x.svg#a)"/>'],
    ['markup in a style', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ])('%s', (_case, inside) => {
    const clean = sanitiseSvg(svg(inside))?.text ?? '';
    expect(clean).not.toMatch(
      /script|alert|evil|onload|onclick|foreignObject|javascript|data:|@import|<image|<a |<set/i,
    );
  });

  test.each([
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    ['a file of this machine', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'],
    ['a page', '<html><body>hello</body></html>'],
    ['what is not well-formed', '<svg><rect></svg>'],
    ['nothing', ''],
    ['endless depth', `${'<svg>'}${'<g>'.repeat(100)}${'</g>'.repeat(100)}</svg>`],
  ])('a file with %s is rejected whole', (_case, text) => {
    expect(sanitiseSvg(text)).toBeNull();
  });

  test('shapes that use shapes that use shapes', () => {
    const bomb =
      '<defs><g id="a"><rect width="1"/></g><g id="b"><use href="#a"/><use href="#a"/></g></defs><use href="#b"/>';
    expect(sanitiseSvg(svg(bomb))?.text).toContain('<g id="b"></g>');
  });
});

describe('what draws itself again without end is rejected whole', () => {
  const nested = (part: (id: number, references: string) => string): string =>
    Array.from({ length: 12 }, (_, at) => part(at, '#r'.concat(String(at - 1)))).join('');
  const six = (attributes: string): string => `<rect width="9" height="9" ${attributes}/>`.repeat(6);
  test.each([
    ['masks', nested((id, to) => `<mask id="r${id}">${six(`mask="url(${to})"`)}</mask>`), 'mask="url(#r11)"'],
    ['patterns', nested((id, to) => `<pattern id="r${id}">${six(`fill="url(${to})"`)}</pattern>`), 'fill="url(#r11)"'],
    [
      'clips',
      nested((id, to) => `<clipPath id="r${id}">${six(`style="clip-path:url('${to}')"`)}</clipPath>`),
      'clip-path="url(#r11)"',
    ],
    ['uses', nested((id, to) => `<g id="r${id}">${`<use href="${to}"/>`.repeat(6)}</g>`), ''],
    [
      'patterns for all inside',
      nested((id, to) => `<pattern id="r${id}"><g fill="url(${to})">${six('')}</g></pattern>`),
      'fill="url(#r11)"',
    ],
    [
      'masks by a style sheet',
      `<style>${nested((id, to) => `.m${id}{mask:url(${to})}`)}</style>${nested((id) => `<mask id="r${id}">${six(`class="m${id}"`)}</mask>`)}`,
      'mask="url(#r11)"',
    ],
    [
      'masks by a style sheet that is hard to read',
      `<style>g{mask:url(#a);/*}*/}</style><mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g/></mask>`,
      'mask="url(#a)"',
    ],
    ['references that lead back', '<mask id="a"><rect mask="url(#%61)"/></mask>', 'mask="url(#a)"'],
    [
      'a long chain',
      Array.from({ length: 900 }, (_, at) => `<mask id="c${at}"><g mask="url(#c${at + 1})"/></mask>`).join(''),
      'mask="url(#c0)"',
    ],
  ])('%s', (_case, inside, last) => {
    expect(sanitiseSvg(svg(`${inside}<rect width="9" height="9" ${last}/>`))).toBeNull();
  });

  test('a drawing with gradients, clips and masks as programs save them stays', () => {
    const layers = Array.from(
      { length: 300 },
      (_, at) =>
        `<g clip-path="url(#c)"><path class="f" d="M${at} 0h5v5z"/><g mask="url(#m)">${six('fill="url(#g)"')}</g></g>`,
    );
    const defs =
      '<defs><linearGradient id="g"/><clipPath id="c"><rect width="9"/></clipPath><mask id="m"><rect fill="url(#g)"/></mask></defs>';
    const clean = sanitiseSvg(svg(`<style>.f{fill:url(#g)}</style>${defs}${layers.join('')}`))?.text ?? '';
    expect(clean.match(/url\(#m\)/g)).toHaveLength(300);
  });
});

describe('a drawing whose style sheet would take minutes to read another way', () => {
  const MANY = 200_000;
  test.each([
    ['has no braces', `<style>${'a'.repeat(10 * MANY)}</style>`, 2],
    ['has a rule for each element', `<style>${'a{fill:url(#g)}'.repeat(MANY)}</style>${'<g/>'.repeat(15_000)}`, 15_002],
    [
      'has many classes and rules',
      `<style>${'b{fill:url(#g)}'.repeat(MANY)}</style><g class="${'c '.repeat(MANY)}"/>`,
      3,
    ],
  ])('%s', (_case, inside, shapes) => {
    expect(sanitiseSvg(svg(inside))?.shapes).toBe(shapes);
  });

  test('draws another element for each rule and each element', () => {
    const rules = `<style>${'g{mask:url(#m)}'.repeat(MANY)}</style>`;
    expect(sanitiseSvg(svg(`${rules}<mask id="m"/>${'<g/>'.repeat(15_000)}`))).toBeNull();
  });
});

test('whatever is put in, only allowed elements come out, and cleaning again changes nothing', () => {
  const name = fc.constantFrom('g', 'rect', 'script', 'foreignObject', 'use', 'style', 'image', 'a', 'animate', 'text');
  const attribute = fc.constantFrom('onload', 'href', 'style', 'fill', 'x', 'xlink:href', 'class');
  const value = fc.constantFrom('#a', 'url(#a)', 'url(https://x.example)', 'javascript:1', '1', '&lt;b&gt;', 'red');
  const element = fc
    .tuple(name, attribute, value, fc.string({ maxLength: 8 }))
    .map(([tag, key, text, words]) => `<${tag} ${key}="${text}">${words.replaceAll(/[<>&]/g, '')}</${tag}>`);
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
      const clean = sanitiseSvg(svg(elements.join('')))?.text;
      if (clean === undefined) return true;
      return (
        !/<(script|foreignObject|image|a|animate)\b|\bon\w+=|javascript:|https:\/\/x/.test(clean) &&
        sanitiseSvg(clean)?.text === clean
      );
    }),
  );
});
