/**
 * Renames styles before HTML is parsed. The content security policy refuses inline styles even in a
 * document that is not shown.
 */
export const maskStyles = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/(<[a-z][^>]*?\s)style(?=\s*=)/gi, '$1data-style')

/**
 * Prepares the HTML of a clipboard for the parser of the editor, which drops styles, classes and
 * comments: Word writes lists as paragraphs, and all write cells and headings in their own manner.
 */
export function cleanHtml({ body }: Document, headings: number) {
  for (const element of body.querySelectorAll('style, script, xml, meta, link')) element.remove()
  unwrapGoogleDocs(body)
  replaceFixedSpaces(body)
  convertWordParagraphs(body)
  convertWordLists(body)
  moveNestedLists(body)
  joinCells(body)
  convertHeadings(body, headings)
  convertStyles(body)
  removeEmptyParagraphs(body)
  return body
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

/** Google Docs writes bold and italic as styles. */
function convertStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = styleOf(element)
    if (
      /(?<![\w-])font-weight:\s*(normal|[1-4]00)/i.test(style) &&
      /^(B|STRONG)$/.test(element.tagName)
    )
      element.replaceWith(...element.childNodes)
    else if (element.matches('span')) {
      if (/(?<![\w-])font-weight:\s*(bold|[5-9]00)/i.test(style)) wrapContent(element, 'strong')
      if (/(?<![\w-])font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    }
  }
}

function wrapContent(element: Element, tag: string) {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div'

/** Google Docs puts everything into one element, and line breaks between its blocks. */
function unwrapGoogleDocs(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^=docs-internal-guid]'))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const lineBreak of body.querySelectorAll('br'))
    if (lineBreak.matches('.Apple-interchange-newline') || isBesideBlock(lineBreak))
      lineBreak.remove()
}

const isBesideBlock = ({ previousElementSibling: before, nextElementSibling: after }: Element) =>
  [before, after].some((element) => element?.matches(blocks))

/** Word processors and editors write spaces that do not break to keep them in HTML. */
function replaceFixedSpaces(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, 4)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.textContent = text.textContent?.replaceAll('\u00a0', ' ') ?? ''
  }
}

/** Titles and quotes of Word are paragraphs with a class. */
function convertWordParagraphs(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p[class*=MsoTitle], p[class*=MsoSubtitle]'))
    rename(paragraph, paragraph.matches('[class*=MsoTitle]') ? 'h1' : 'h2')
  for (const paragraph of body.querySelectorAll('p[class*=MsoQuote], p[class*=MsoIntenseQuote]')) {
    const quote = body.ownerDocument.createElement('blockquote')
    paragraph.replaceWith(quote)
    quote.append(paragraph)
  }
}

const listLevel = /mso-list:\s*l(\d+)\s+level(\d+)/i

/** Converts runs of Word's list paragraphs ("mso-list:l0 level1 lfo1") to lists. */
function convertWordLists(body: HTMLElement) {
  /** The open lists, from the outside to the inside. */
  let open: { list: Element; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, , levelText] = listLevel.exec(styleOf(paragraph)) ?? []
    if (!levelText || paragraph.matches('h1, h2, h3, h4, h5, h6')) continue
    const level = Number(levelText)
    const isNext = last !== undefined && paragraph.previousElementSibling === last
    if (!isNext) open = []
    open = open.filter((each) => each.level <= level)
    const tag = takeMarker(paragraph)
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(tag)
      const item = current?.list.lastElementChild
      if (item) item.append(list)
      else paragraph.before(list)
      current = { list, level }
      open.push(current)
    }
    const item = body.ownerDocument.createElement('li')
    current.list.append(item)
    item.append(paragraph)
    last = open[0]?.list
  }
}

/** Removes the typed bullet or number of a list paragraph, and returns its kind of list. */
function takeMarker(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return /^\(?([0-9]+|[a-z]{1,5})[.)]/i.test(text) ? 'ol' : 'ul'
}

/** Google Docs and Word put nested lists into the list, not into the item above. */
function moveNestedLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
}

/** A cell is one line: its paragraphs and line breaks become spaces. */
function joinCells(body: HTMLElement) {
  for (const cell of body.querySelectorAll('td, th')) {
    cell.removeAttribute('rowspan')
    for (const line of cell.querySelectorAll('p, div, li, br, h1, h2, h3, h4, h5, h6'))
      line.after(' ')
    for (const line of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br'))
      line.replaceWith(...line.childNodes)
    const colspan = Number(cell.getAttribute('colspan') ?? 1)
    cell.removeAttribute('colspan')
    for (let added = 1; added < Math.min(colspan, 20); added++)
      cell.after(cell.ownerDocument.createElement('td'))
  }
}

/** Maps headings to the levels of the text, or to bold paragraphs if it can have none. */
function convertHeadings(body: HTMLElement, headings: number) {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = (heading: Element) => Number(heading.tagName.slice(1))
  const highest = Math.min(...found.map(levelOf))
  let hasFirstLevel = false
  for (const heading of found) {
    if (heading.closest('li, blockquote') || headings === 0) {
      const strong = heading.ownerDocument.createElement('strong')
      strong.append(...heading.childNodes)
      rename(heading, 'p').append(strong)
      continue
    }
    const isFirstLevel: boolean = headings === 1 || !hasFirstLevel || levelOf(heading) === highest
    hasFirstLevel ||= isFirstLevel
    rename(heading, isFirstLevel ? 'h3' : 'h4')
  }
}

function removeEmptyParagraphs(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p, h3, h4'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove()
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
