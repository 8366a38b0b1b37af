const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for all who ask the same: making one costs far more than all that it says. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
