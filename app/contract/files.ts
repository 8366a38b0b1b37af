/** The limit for files that are not pictures. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
