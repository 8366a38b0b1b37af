/** Of a file that is no picture. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024
