import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { type Node, type Schema, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin, Selection, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { listReferences } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/find-figures.ts'
import { parseHtml as parsePage } from '#app/platform/browser/trusted-types.ts'
import { maskStyles } from '../../clean-html.ts'
import { toPlain } from '../../editor-document.ts'
import {
  addParagraphBelow,
  insertBreak,
  setLink,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts'
import {
  countKeptPictures,
  countPictures,
  type EditorFormat,
  findAddress,
  isBlockCode,
  parseHtml,
  parseText,
} from './paste.ts'

/** The range of a document that a fact replaces. */
export interface FactRange {
  from: number
  to: number
  doc: Node
  /** What was typed to open the search; it stays if no fact is chosen. */
  trigger?: string
  /** The typed number that is replaced. */
  replaced?: string
}

interface Actions {
  openLink: () => void
  /** Opens the search for a fact that replaces a range. */
  openFact: (range: FactRange) => void
  focusToolbar: () => void
  /** Tells how many pictures of the last paste were left out. */
  reportLeftOut: (count: number) => void
}

/** Returns the plugins of an editor: keys, typed formatting, history, tables, paste and marks. */
export function createPlugins(format: EditorFormat, schema: Schema, actions: Actions) {
  const plugins = [
    inputRules({ rules: createInputRules(format, schema) }),
    keymap(createKeys(format, schema, actions)),
    keymap(baseKeymap),
    history(),
    figureMarks,
    createFactTrigger(actions),
    createPaste(format, actions),
  ]
  return format.markup === 'blocks' ? [...plugins, tableEditing(), lastParagraph] : plugins
}

function createKeys({ markup, headings, isLine }: EditorFormat, schema: Schema, actions: Actions) {
  const run =
    (action: () => void): Command =>
    () => {
      action()
      return true
    }
  const keys: Record<string, Command> = {
    'Mod-z': chainCommands(undoInputRule, undo),
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': insertBreak,
    'Alt-F10': run(actions.focusToolbar),
    Backspace: undoInputRule,
  }
  if (markup !== 'plain') {
    Object.assign(keys, {
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-k': run(actions.openLink),
    })
  }
  const { list_item: item } = schema.nodes
  if (isLine) return { ...keys, Enter: submitForm, 'Shift-Enter': () => true }
  if (markup !== 'blocks' || !item) return { ...keys, Enter: insertBreak }
  const nextCell: Command = (state, dispatch) => {
    if (!isInTable(state)) return false
    goToNextCell(1)(state, dispatch)
    return true
  }
  Object.assign(keys, {
    Enter: chainCommands(nextCell, splitListItem(item)),
    'Mod-Enter': addParagraphBelow,
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Mod-Shift-7': toggleList('ordered_list'),
    'Mod-Shift-8': toggleList('bullet_list'),
    'Mod-Shift-9': toggleQuote,
  })
  for (let level = 1; level <= headings; level++) keys[`Mod-Alt-${level}`] = toggleHeading(level)
  return keys
}

/** Like the key in an input; the text has no line breaks. */
const submitForm: Command = (_state, _dispatch, view) => {
  view?.dom.closest('form')?.requestSubmit()
  return true
}

/** Typing "- ", "1. ", "> " or "# " at the start of a paragraph formats it. */
function createInputRules({ headings }: EditorFormat, schema: Schema) {
  const { bullet_list, ordered_list, blockquote, heading } = schema.nodes
  const rules = [createReferenceRule(schema)]
  if (bullet_list) rules.push(wrappingInputRule(/^\s*[-*]\s$/, bullet_list))
  if (ordered_list) rules.push(wrappingInputRule(/^\s*1[.)]\s$/, ordered_list))
  if (blockquote) rules.push(wrappingInputRule(/^\s*>\s$/, blockquote))
  if (heading && headings > 0) {
    const pattern = new RegExp(`^(#{1,${headings}})\\s$`)
    rules.push(
      textblockTypeInputRule(pattern, heading, ([, marks = '']) => ({ level: marks.length })),
    )
  }
  return rules
}

/** "{", and "/" at the beginning of a word, open the search for a fact that takes their place. */
const createFactTrigger = ({ openFact }: Actions) =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, typed) {
        const { parent, parentOffset } = view.state.doc.resolve(from)
        const before = parent.textBetween(0, parentOffset, '', ' ')
        const isTrigger = typed === '{' || (typed === '/' && /(^|[\s(])$/.test(before))
        if (!isTrigger || from !== to) return false
        view.dispatch(view.state.tr.insertText(typed, from))
        openFact({ from, to: from + 1, doc: view.state.doc, trigger: typed })
        return true
      },
    },
  })

/** A typed reference becomes a fact at its closing brace. */
const createReferenceRule = (schema: Schema) =>
  new InputRule(/\{[a-z0-9.-]+\}$/i, (state, [typed], from, to) =>
    listReferences(typed).length > 0
      ? state.tr.replaceWith(from, to, toPlain(schema, typed))
      : null,
  )

/** Keeps a paragraph at the end, because the cursor cannot stand after a table or picture. */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr, schema }) => {
    const last = doc.lastChild?.type.name
    const { paragraph } = schema.nodes
    if ((last !== 'table' && last !== 'picture') || !paragraph) return null
    return tr.insert(doc.content.size, paragraph.create()).setMeta('addToHistory', false)
  },
})

/** Text without structure: facts count as one character that is no digit. */
export interface PlainText {
  text: string
  /** The position in the document of each character. */
  positions: number[]
}

export function toPlainText(doc: Node): PlainText {
  let text = ''
  const positions: number[] = []
  const add = (characters: string, at: (index: number) => number) => {
    for (let index = 0; index < characters.length; index++) positions.push(at(index))
    text += characters
  }
  doc.descendants((node, pos) => {
    if (node.isText) add(node.text ?? '', (index) => pos + index)
    else if (node.isLeaf) add('\ufffc', () => pos)
    else if (node.isTextblock) add('\n\n', () => pos + 1)
  })
  positions.push(doc.content.size)
  return { text, positions }
}

/** Highlights typed figures. */
const figureMarks = new Plugin({
  props: {
    decorations({ doc }: EditorState) {
      const { text, positions } = toPlainText(doc)
      const marks = findFigures(text).map(({ match, index }) =>
        Decoration.inline(positions[index] ?? 0, (positions[index + match.length - 1] ?? 0) + 1, {
          class: 'bg-marigold/30',
        }),
      )
      return DecorationSet.create(doc, marks)
    },
  },
})

/** Pastes and drops through the parser of this module; the one of the library needs unsafe HTML. */
function createPaste(format: EditorFormat, { reportLeftOut }: Actions) {
  const insert = (view: EditorView, event: Event, data: DataTransfer | null) => {
    if (!data) return false
    event.preventDefault()
    const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'))
    const leftOut = insertClipboard(view, format, {
      html: data.getData('text/html'),
      text: data.getData('text/plain'),
      pictureFiles: pictures.length,
    })
    reportLeftOut(leftOut)
    return true
  }
  return new Plugin({
    props: {
      handleDOMEvents: {
        // Text of several lines, such as dictated text, is read like pasted text.
        beforeinput: (view, event) => {
          const isInserted = event.inputType === 'insertText' && event.data?.includes('\n')
          if (!isInserted || !event.data) return false
          event.preventDefault()
          selectTarget(view, event)
          insertClipboard(view, format, { text: event.data })
          return true
        },
        paste: (view, event) => insert(view, event, event.clipboardData),
        // The library moves what is dragged within the text.
        drop(view, event) {
          if (view.dragging) return false
          selectDropPoint(view, event)
          return insert(view, event, event.dataTransfer)
        },
      },
    },
  })
}

/** The library learns of a new selection of the browser later than the input. */
function selectTarget(view: EditorView, event: InputEvent) {
  const [range] = event.getTargetRanges()
  if (!range) return
  const from = view.posAtDOM(range.startContainer, range.startOffset)
  const to = view.posAtDOM(range.endContainer, range.endOffset)
  const { tr } = view.state
  view.dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to))))
}

/** Puts the cursor where something is dropped, so that it replaces nothing. */
function selectDropPoint(view: EditorView, { clientX, clientY }: DragEvent) {
  const { doc, tr, selection } = view.state
  const found = view.posAtCoords({ left: clientX, top: clientY })
  const point = doc.resolve(found?.pos ?? selection.to)
  const cursor = Selection.findFrom(point, 1, true) ?? Selection.findFrom(point, -1, true)
  if (cursor) view.dispatch(tr.setSelection(cursor))
  view.focus()
}

interface Clipboard {
  html?: string
  text: string
  /** The number of pictures that were copied as files. */
  pictureFiles?: number
}

/** Inserts what the text can have. Returns how many pictures were left out. */
function insertClipboard(view: EditorView, format: EditorFormat, clipboard: Clipboard) {
  const { html = '', text, pictureFiles = 0 } = clipboard
  const { state } = view
  const isLink = format.markup !== 'plain' && !format.isLine
  const address = isLink ? findAddress(text) : undefined
  if (address) {
    setLink(address, text.trim())(state, view.dispatch)
    return 0
  }
  const code = html || (isBlockCode(text) ? text : '')
  const page = code ? parsePage(maskStyles(code)) : undefined
  const pictures = page ? countPictures(page) : pictureFiles
  const slice = toSlice(state, format, page, text)
  // Pictures and files alone do not replace what is selected.
  if (slice.size > 0) view.dispatch(state.tr.replaceSelection(slice).scrollIntoView())
  return pictures - countKeptPictures(slice)
}

function toSlice(
  state: EditorState,
  format: EditorFormat,
  page: Document | undefined,
  text: string,
) {
  if (format.isLine || isInTable(state)) {
    const line = toPlain(state.schema, text.trim().replaceAll(/\s+/g, ' '))
    return new Slice(line, 0, 0)
  }
  return page ? parseHtml(page, format) : parseText(text, format)
}
