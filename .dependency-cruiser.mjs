/** The arrows of docs/architecture.md, as rules. Each comment says what to do instead. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    rule('no-circular', 'Move what both files need into a third one below them.', {}, { circular: true }),
    rule(
      'domain-imports-nothing-of-ours',
      'The domain is types and pure rules. Pass what it needs in as an argument.',
      { path: '^src/domain' },
      { path: '^src/(?!domain)' },
    ),
    rule(
      'engine-store-ratelimit-point-down',
      'These layers know the domain only (and the engine nothing of the store). Join them in a use case or in compose.ts.',
      { path: '^src/(engine|store|ratelimit)/' },
      { path: '^src/(http|cli|usecases|compose|main|config)' },
    ),
    rule(
      'engine-knows-no-store',
      'Pass data in; the engine stores nothing.',
      { path: '^src/engine' },
      { path: '^src/(store|ratelimit)' },
    ),
    rule(
      'store-knows-no-engine',
      'The store keeps records; a use case asks the engine.',
      { path: '^src/(store|ratelimit)' },
      { path: '^src/engine' },
    ),
    rule(
      'usecases-know-no-edge',
      'A use case is called by http and cli alike. Return a value and let the edge present it.',
      { path: '^src/usecases' },
      { path: '^src/(http|cli|compose|main|config)' },
    ),
    rule(
      'http-and-cli-apart',
      'Share through a use case.',
      { path: '^src/http' },
      { path: '^src/(cli|compose|main)' },
    ),
    rule(
      'kysely-lives-in-the-store',
      'Write a store function and call it.',
      { path: '^src/(?!store)' },
      { path: 'node_modules/(kysely|better-sqlite3|pg)/' },
    ),
    rule(
      'product-imports-no-training',
      'Training writes a model file; the product reads it.',
      { path: '^src' },
      { path: '^(training|bench|test|web|scripts)' },
    ),
    rule(
      'local-engine-knows-no-model-upstream',
      'Share through src/engine or src/domain.',
      { path: '^src/engine/local' },
      { path: '^src/engine/llm' },
    ),
    rule(
      'coach-reads-before-it-judges',
      'What a draft holds does not depend on what is thought of it. Move what both need into reading/ or patterns/.',
      { path: '^src/engine/local/coach/(reading|patterns)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/engine/local/coach/(judging|rewriting|suggesting)/' },
    ),
    rule(
      'coach-judges-before-it-rewrites',
      'A rewrite follows the findings. Move what both need into reading/ or patterns/.',
      { path: '^src/engine/local/coach/judging/', pathNot: '\\.test\\.ts$' },
      { path: '^src/engine/local/coach/(rewriting|suggesting)/' },
    ),
    rule(
      'coach-rewrites-before-it-suggests',
      'Suggestions speak of the rewrite that is there. Move what both need into rewriting/.',
      { path: '^src/engine/local/coach/rewriting/', pathNot: '\\.test\\.ts$' },
      { path: '^src/engine/local/coach/suggesting/' },
    ),
    rule(
      'no-orphans',
      'Nothing uses this file: delete it.',
      { orphan: true, path: '^src', pathNot: '(\\.test\\.ts|\\.d\\.ts)$' },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
