/** The layers of docs/architecture.md: who may import whom, type imports included, and no cycles. */

const layer = (name, allowed, packages) => [
  {
    name: `${name}-layer`,
    comment: `src/${name} may import only itself and ${allowed.join(', ') || 'nothing else'}.`,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: {
      path: '^(src|e2e|scripts|bench)/',
      pathNot: [`^src/${name}/`, ...allowed.map((other) => `^src/${other}/`)],
    },
  },
  {
    name: `${name}-packages`,
    comment: `src/${name} may use only: ${packages.join(', ') || 'no packages'}.`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: ['node_modules', '^node:', '^electron$'],
      dependencyTypesNot: ['local', 'aliased'],
      pathNot: packages.map((name) => `(^|node_modules/)${name}(/|$)`),
    },
  },
]

const nodeBuiltins = 'node:[a-z/_]+'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:pictures$' },
    },
    {
      name: 'games-apart',
      comment: 'One game never imports the other: what both need is in shared.',
      severity: 'error',
      from: { path: '^src/(shared|renderer|worker|cli)/games/([^/]+)/' },
      to: { path: '^src/(shared|renderer|worker|cli)/games/[^/]+/', pathNot: '/games/$2/' },
    },
    {
      name: 'frame-without-games',
      comment: 'The frame serves any game and knows none: they meet in games/registry.ts.',
      severity: 'error',
      from: {
        path: '^src/renderer/(frame|level|edit|play|stepping|verifying|ui|api|actions|stores|i18n)/',
      },
      to: { path: '^src/renderer/games/' },
    },
    {
      name: 'library-on-top',
      comment: 'The library shows games; games, frame and everything below know nothing of it.',
      severity: 'error',
      from: { path: '^src/renderer/', pathNot: ['^src/renderer/(library/|(App|Dialogs)\\.vue$)'] },
      to: { path: '^src/renderer/library/' },
    },
    {
      name: 'library-without-a-game',
      comment: 'The library serves any game, through the registry alone.',
      severity: 'error',
      from: { path: '^src/renderer/library/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(shared|renderer)/games/[^/]+/' },
    },
    {
      name: 'product-without-tests',
      comment: 'What is in test/, such as the slow references, exists for tests and benchmarks.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^test/' },
    },
    {
      name: 'no-network',
      comment: 'Nothing leaves the app: see SECURITY.md.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(node:)?(https?|http2|net|tls|dgram|dns|inspector)(/|$)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', '\\.test\\.ts$', '^src/renderer/index\\.html$'],
      },
      to: {},
    },
    ...layer('shared', [], ['zod', 'pure-rand', '@noble/hashes']),
    ...layer('worker', ['shared'], ['electron', nodeBuiltins]),
    ...layer('main', ['shared'], ['electron', 'write-file-atomic', nodeBuiltins]),
    ...layer('preload', ['shared/ipc'], ['electron']),
    ...layer(
      'renderer',
      ['shared'],
      [
        'vue',
        'pinia',
        'vue-i18n',
        'reka-ui',
        '@floating-ui/vue',
        '@vueuse/core',
        '@lucide/vue',
        '@fontsource-variable',
        'zod',
      ],
    ),
    ...layer(
      'cli',
      ['shared', 'main/files'],
      ['commander', 'p-limit', 'signal-exit', nodeBuiltins],
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^electron$'] },
    exclude: { path: ['^out/', '\\.css$', '\\.png$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
