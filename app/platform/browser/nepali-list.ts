/** Formats a list in Nepali, "क, ख र ग"; Chromium has no Nepali in Intl. */
export const formatNepaliList = (items: string[], word: 'र' | 'वा' = 'र') =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${word} `)
