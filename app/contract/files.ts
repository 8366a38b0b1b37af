/** The limit for files that are not pictures. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** "240 KB", "1.5 MB". */
export const formatFileSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${megabytes.format(bytes / 1024 / 1024)} MB`
