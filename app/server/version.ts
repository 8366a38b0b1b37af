import own from '../../package.json' with { type: 'json' }

/** The version of the program. */
export const { version } = own

/** Of which commit it was built; '' where that is not known. The build writes it here. */
export const commit = import.meta.env?.BUILT_OF_COMMIT ?? ''
