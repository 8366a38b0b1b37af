import own from '../../package.json' with { type: 'json' }

/** The version of the program and its commit, which the build inserts here. */
export const release = {
  version: own.version,
  commit: String(import.meta.env?.BUILT_OF_COMMIT ?? ''),
}
