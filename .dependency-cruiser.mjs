/** Who may import whom. The picture is in docs/architecture.md. */
const browser =
  '^app/(platform/browser|platform/admin|ui|site|admin)/|^app/features/[^/]+/(site|admin|wire)/'
const serverOnly = '^app/server/|^app/platform/server/|^app/features/[^/]+/server/|^database/'

/** Features that stand on leads and may use its modules; leads itself stands on lead-matching. */
const onLeads =
  '^app/features/(applications|assignment|front-desk|lead-import|progress-links|reports|student-documents|tasks|webhooks)/'
const leadFeatures = `${onLeads}|^app/features/(leads|lead-matching)/`

/** Features that stand on pages and may use its modules. */
const onPages = '^app/features/(albums|articles|branches|events|forms|wordpress)/'

export default {
  forbidden: [
    {
      name: 'browser-never-reaches-server',
      comment: 'Pages get their data from the API, through the contract.',
      severity: 'error',
      from: { path: browser },
      to: { path: serverOnly },
    },
    {
      name: 'server-never-reaches-pages',
      comment: 'The API must run and be tested without React.',
      severity: 'error',
      from: { path: serverOnly },
      // What a rendering is told is agreed on by both; words stand in texts of both.
      to: {
        path: browser,
        pathNot: '^app/platform/browser/(page-context|addresses|language|amounts/words)',
      },
    },
    {
      name: 'content-is-no-component',
      comment: 'The server reads it without a bundler, which .tsx files need.',
      severity: 'error',
      from: { path: '^app/features/[^/]+/content/' },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'features-stand-alone',
      comment:
        "A feature may know another feature's contract, and the list of all manifests. Shells compose features.",
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: `${leadFeatures}|${onPages}` },
      to: {
        path: '^app/features/',
        pathNot: ['^app/features/($1/|manifests\\.ts$)', '[/-]contract\\.ts$'],
      },
    },
    {
      name: 'features-on-pages-stand-alone',
      comment: 'They may use pages, which does not know them, and of other features the contract.',
      severity: 'error',
      from: { path: onPages },
      to: {
        path: '^app/features/',
        pathNot: ['^app/features/($1|pages)/', '[/-]contract\\.ts$'],
      },
    },
    {
      name: 'features-of-leads-stand-alone',
      comment: 'They know each other, and of other features the contract.',
      severity: 'error',
      from: { path: leadFeatures },
      to: { path: '^app/features/', pathNot: [leadFeatures, '[/-]contract\\.ts$'] },
    },
    {
      name: 'leads-lies-under-its-features',
      comment: 'Services and domain events lead back.',
      severity: 'error',
      from: { path: '^app/features/leads/' },
      to: { path: onLeads, pathNot: '[/-]contract\\.ts$' },
    },
    {
      name: 'lead-matching-lies-under-leads',
      severity: 'error',
      from: { path: '^app/features/lead-matching/', pathNot: '\\.test\\.ts$' },
      to: { path: `${onLeads}|^app/features/leads/`, pathNot: '[/-]contract\\.ts$' },
    },
    {
      name: 'features-do-not-know-their-shell',
      severity: 'error',
      from: { path: '^app/features/' },
      to: { path: '^app/(server|site|admin)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'It lies under the features, and under the shells that compose them.',
      severity: 'error',
      from: { path: '^app/platform/' },
      to: { path: '^app/(features|server|site|admin)/' },
    },
    {
      name: 'contracts-are-plain',
      comment: 'A contract and a manifest are data, no runtime of either side.',
      severity: 'error',
      from: { path: '^app/contract/|^app/features/[^/]+/([a-z-]*contract|feature)\\.ts$' },
      to: { pathNot: ['^app/contract/', '[/-]contract\\.ts$', 'node_modules/typebox/'] },
    },
    {
      name: 'visitors-never-load-the-back-office',
      severity: 'error',
      from: { path: '^app/site/|^app/features/[^/]+/site/' },
      to: { path: '^app/admin/|^app/features/[^/]+/admin/' },
    },
    {
      name: 'the-wire-knows-neither-end',
      comment: 'What both ends of the chat share in a browser.',
      severity: 'error',
      from: { path: '^app/features/chat/wire/' },
      to: { path: '^app/features/chat/(site|admin|server)/' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/(contract|features)/', pathNot: '^app/contract/languages\\.ts$' },
    },
    {
      name: 'tests-stand-without-proofs',
      comment: 'Proofs are slow; tests and the product work without their helpers.',
      severity: 'error',
      from: { path: '^(app|database|tests)/' },
      to: { path: '^proofs/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
