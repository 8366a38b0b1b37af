import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, NodeType, ResolvedPos, Schema } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { TextPicture } from '../../formatted-text.ts'

/** Returns the type; the schema of the editor has it, because only its commands are offered. */
function typeOf(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name]
  if (!type) throw new Error(`No node type: ${name}`)
  return type
}

/** Returns the depth of the nearest node of this type around the position; 0 for none. */
export function findDepth($pos: ResolvedPos, name: string) {
  let { depth } = $pos
  while (depth > 0 && $pos.node(depth).type.name !== name) depth--
  return depth
}

export const isWithin = ({ selection }: EditorState, name: string) =>
  findDepth(selection.$from, name) > 0

export function isMarked({ selection, storedMarks, doc }: EditorState, name: string) {
  const { empty, $from, from, to } = selection
  const type = doc.type.schema.marks[name]
  if (!type) return false
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()))
  return doc.rangeHasMark(from, to, type)
}

export const toggle =
  (name: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name]
    return type ? toggleMark(type)(state, dispatch) : false
  }

/** Sets or removes a heading of this level. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from
    const isSet = parent.type.name === 'heading' && parent.attrs.level === level
    if (isSet) return setBlockType(typeOf(state.schema, 'paragraph'))(state, dispatch)
    return setBlockType(typeOf(state.schema, 'heading'), { level })(state, dispatch)
  }

/** Creates, converts or removes a list. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const item = findDepth($from, 'list_item')
    if (item === 0) return wrapInList(typeOf(state.schema, name))(state, dispatch)
    const list = $from.node(item - 1)
    if (list.type.name === name)
      return liftListItem(typeOf(state.schema, 'list_item'))(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup($from.before(item - 1), typeOf(state.schema, name)))
    return true
  }

export const toggleQuote: Command = (state, dispatch) => {
  if (isWithin(state, 'blockquote')) return lift(state, dispatch)
  return wrapIn(typeOf(state.schema, 'blockquote'))(state, dispatch)
}

export const insertBreak: Command = (state, dispatch) => {
  const type = typeOf(state.schema, 'hard_break')
  if (!state.selection.$from.parent.type.contentMatch.matchType(type)) return false
  dispatch?.(state.tr.replaceSelectionWith(type.create()).scrollIntoView())
  return true
}

/** Inserts a block below the one with the cursor, or instead of it if it is empty. */
function insertBlock(name: string, attrs: Attrs | null, toContent?: (schema: Schema) => unknown) {
  const command: Command = (state, dispatch) => {
    if (isInTable(state)) return false
    const { $from } = state.selection
    const isNode = state.selection instanceof NodeSelection
    const [before, after] =
      $from.depth > 0 ? [$from.before(1), $from.after(1)] : [$from.pos, state.selection.to]
    const block = state.doc.nodeAt(before)
    const isEmpty = !isNode && block?.type.name === 'paragraph' && block.content.size === 0
    const node = typeOf(state.schema, name).create(attrs, toContent?.(state.schema) as never)
    const at = isEmpty ? before : after
    const tr = isEmpty ? state.tr.replaceWith(before, after, node) : state.tr.insert(after, node)
    const selection = node.isAtom
      ? NodeSelection.create(tr.doc, at)
      : TextSelection.near(tr.doc.resolve(at + 1))
    dispatch?.(tr.setSelection(selection).scrollIntoView())
    return true
  }
  return command
}

export const insertPicture = (picture: TextPicture) => insertBlock('picture', { ...picture })

/** A table of two columns with a header and two rows. */
export const insertTable = insertBlock('table', null, (schema) => {
  const cells = () => [0, 1].map(() => typeOf(schema, 'table_cell').create())
  return [0, 1, 2].map(() => typeOf(schema, 'table_row').create(null, cells()))
})

/** Leaves a table, list or quote for a new paragraph below it. */
export const addParagraphBelow: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth < 1) return false
  const at = $from.after(1)
  const tr = state.tr.insert(at, typeOf(state.schema, 'paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** Returns the selected range, or the link around the cursor. */
export function findLinkRange({ selection, schema }: EditorState) {
  const { $from, from, to, empty } = selection
  const { link } = schema.marks
  const found = link?.isInSet($from.marks()) ?? link?.isInSet($from.nodeAfter?.marks ?? [])
  if (!empty || !found) return { from, to, href: found ? String(found.attrs.href) : '' }
  const range = { from, to, href: String(found.attrs.href) }
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset
    const end = start + node.nodeSize
    if (found.isInSet(node.marks) && start <= from && from <= end) {
      range.from = start
      range.to = end
    }
  })
  return range
}

/** Sets the link of the selection, or inserts a link with this text. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks
    if (!link) return false
    const { from, to } = findLinkRange(state)
    const { tr } = state
    if (from === to) tr.insertText(text, from)
    const end = from === to ? from + text.length : to
    tr.removeMark(from, end, link).addMark(from, end, link.create({ href })).removeStoredMark(link)
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = findLinkRange(state)
  dispatch?.(state.tr.removeMark(from, to, state.schema.marks.link))
  return true
}
