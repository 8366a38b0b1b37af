const blockNames =
  'table|thead|tbody|tfoot|tr|td|th|caption|col|colgroup|div|dl|dt|dd|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|fieldset|legend|section|article|aside|header|footer|nav|figure|figcaption|details|summary|iframe|script|style|video|audio'
const blockStart = new RegExp(`(<(?:${blockNames})(?:\\s[^>]*)?>)`, 'gi')
const blockEnd = new RegExp(`(</(?:${blockNames})>)`, 'gi')
const isBlock = new RegExp(`^</?(?:${blockNames})[\\s/>]`, 'i')
/** Elements in which line breaks stay as they are. */
const kept = /<(pre|script|style|textarea)[\s>][\s\S]*?<\/\1>/gi

/** Adds the paragraphs that WordPress shows for the empty lines of classic posts. */
export function addParagraphs(html: string) {
  const parts: string[] = []
  const text = html
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(kept, (part) => `\n\n\ue000${parts.push(part) - 1}\ue000\n\n`)
    .replaceAll(blockStart, '\n\n$1')
    .replaceAll(blockEnd, '$1\n\n')
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('\ue000')) return part
      // Text inside an open block, such as a cell, keeps its lines without a paragraph.
      return isBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`
    })
    .join('\n')
    .replaceAll(/\ue000(\d+)\ue000/g, (_, index) => parts[Number(index)] ?? '')
}
