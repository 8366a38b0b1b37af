/** Of a file that is no picture. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
