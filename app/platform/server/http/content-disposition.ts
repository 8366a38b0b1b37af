/** Returns a Content-Disposition header with an ASCII name and, by RFC 5987, the full name. */
export function toContentDisposition(name: string, type: 'attachment' | 'inline' = 'attachment') {
  const asciiName = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `${type}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}
