import own from '../../package.json' with { type: 'json' }

/** The version of the program, and of which commit it was built, as the build writes it here. */
export const release = {
  version: own.version,
  commit: String(import.meta.env?.BUILT_OF_COMMIT ?? ''),
}
