/** Who may import whom. Every rule names itself; read top to bottom. */
const TESTS = '([.](test|bench)[.]tsx?$|/testing/|/test/)';
const INSIDE = '^(packages|apps|e2e|demo)/';
/** What only image processes load. */
const IMAGE_PROCESS = [
  '^apps/server/src/(images/tasks/|image-worker/(tasks|child)[.]ts$)',
  '^apps/server/src/(pdf/document[.]ts$|(quote-pdf|areas/designs/sheet)/draw-)',
];

/** `from` may import itself and `to`, and nothing else of ours. Tests may also use fixtures. */
const may = (name, from, ...to) => ({
  name,
  severity: 'error',
  comment: `imports only: ${to.join(' ') || 'nothing of ours'}`,
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|apps)/', pathNot: [from, ...to] },
});

module.exports = {
  forbidden: [
    may('contract-knows-nobody', '^packages/contract/'),
    may('texts-know-contract', '^packages/texts/', '^packages/contract/'),
    may('domain-knows-texts', '^packages/domain/', '^packages/(contract|texts)/'),
    may('emails-know-texts', '^packages/emails/', '^packages/(contract|texts)/'),
    may('store-knows-rules', '^packages/store/', '^packages/(contract|domain)/'),
    may('viewer-knows-rules', '^packages/viewer/', '^packages/(contract|domain|texts)/'),
    may('server-never-sees-screens', '^apps/server/', '^packages/(contract|domain|store|emails|texts)/'),
    may('dashboard-never-sees-sql', '^apps/dashboard/', '^packages/(contract|domain|emails|texts|viewer)/'),
    {
      name: 'areas-do-not-import-areas',
      severity: 'error',
      comment: 'sink it (domain, store, ui) or raise it (routes/, pages/, a service that uses several store modules)',
      from: { path: '^(apps/(?:server|dashboard)/src/areas)/([^/]+)/' },
      to: { path: '^apps/[^/]+/src/areas/', pathNot: '^$1/$2/' },
    },
    {
      name: 'only-services-touch-the-store',
      severity: 'error',
      comment: 'routes -> service -> store',
      from: { path: '^apps/server/src/areas/.+/(routes|access|present)[.]ts$' },
      to: { path: '^packages/store/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'fixtures-only-in-tests-and-seed',
      severity: 'error',
      comment: 'builders never ship',
      from: { pathNot: [TESTS, '^packages/fixtures/', '^(e2e|scripts|demo|bench)/'] },
      to: { path: '^packages/fixtures/' },
    },
    {
      name: 'embed-carries-no-zod',
      severity: 'error',
      comment: 'domain and viewer take types, limits and messages; schemas stay with the server and the forms',
      from: { path: '^packages/(domain|viewer)/', pathNot: TESTS },
      to: {
        path: '^packages/contract/.*(schemas|routes|configurator-file|define-route)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'images-in-another-process',
      severity: 'error',
      comment: 'the server draws images and PDFs through image-worker.ts, and never loads sharp or pdfkit itself',
      from: { path: '^apps/server/src/', pathNot: [TESTS, ...IMAGE_PROCESS] },
      to: {
        path: ['node_modules/(sharp|pdfkit)/', ...IMAGE_PROCESS],
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-cycles', severity: 'error', comment: 'split the shared part out', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'use it or delete it',
      from: {
        orphan: true,
        path: INSIDE,
        // The texts of a language are found by their path (packages/texts/src/load-*.ts).
        pathNot: [TESTS, '[.]config[.]', '[.]d[.]ts$', '^e2e/', '^packages/texts/src/[^/]+/'],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'an import that leads nowhere',
      from: { path: INSIDE },
      to: { couldNotResolve: true, pathNot: ['[?]', '^virtual:'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
