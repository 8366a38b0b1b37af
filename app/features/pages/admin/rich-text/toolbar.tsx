import {
  Bold,
  CircleDollarSign,
  Heading1,
  Heading2,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { getOwn } from '#app/contract/get-own.ts'
import { usePictureLibrary } from '#app/platform/admin/picture-library.tsx'
import type { TextPicture } from '../../formatted-text.ts'
import {
  findDepth,
  insertPicture,
  insertTable,
  isMarked,
  isWithin,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts'
import type { EditorFormat } from './paste.ts'

interface ToolbarProps {
  ref: Ref<HTMLDivElement>
  /** The id of the text. */
  controls: string
  view: EditorView
  state: EditorState
  format: EditorFormat
  onLink: () => void
  onFact: () => void
  placeholders: readonly string[]
}

interface Tool {
  name: string
  icon?: LucideIcon
  /** Beside or instead of the icon. */
  text?: string
  /** The keys, as people write them. */
  keys?: string
  isPressed?: boolean
  isEnabled?: boolean
  run: () => void
}

/** The buttons of an editor: one tab stop, arrow keys between them. */
export function Toolbar(props: ToolbarProps) {
  const { ref, controls, view } = props
  const insertPictures = (pictures: TextPicture[]) => {
    for (const { address, alt, caption, width, height } of pictures)
      insertPicture({ address, alt, caption, width, height })(view.state, view.dispatch)
    view.focus()
  }
  const library = usePictureLibrary((picture) => insertPictures([picture]), insertPictures)
  const tools = createTools(props, library.open)
  const [current, setCurrent] = useState(0)
  const tabStop = Math.min(current, tools.length - 1)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const last = tools.length - 1
    const targets: Record<string, number> = {
      ArrowRight: tabStop === last ? 0 : tabStop + 1,
      ArrowLeft: tabStop === 0 ? last : tabStop - 1,
      Home: 0,
      End: last,
    }
    const target = getOwn(targets, event.key)
    if (event.key === 'Escape') view.focus()
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }

  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        onKeyDown={move}
        className="sticky bottom-0 flex flex-wrap gap-0.5 rounded-b-lg border-t border-line bg-paper p-1"
      >
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.name}
            tool={tool}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </div>
      {library.dialog}
    </>
  )
}

interface ToolButtonProps {
  tool: Tool
  tabIndex: number
  onFocus: () => void
}

function ToolButton({ tool, tabIndex, onFocus }: ToolButtonProps) {
  const { name, icon: Icon, text, keys, isPressed, isEnabled = true, run } = tool

  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isPressed}
      aria-disabled={!isEnabled || undefined}
      onFocus={onFocus}
      // The text keeps its selection when a button is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isEnabled && run()}
      className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-md px-2 text-sm font-semibold text-night hover:bg-indigo/10 aria-disabled:opacity-40 aria-pressed:bg-indigo/15"
    >
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      {text}
    </button>
  )
}

function createTools(props: ToolbarProps, onPicture: () => void) {
  const { view, state, format, placeholders, onLink, onFact } = props
  const { markup, headings } = format
  const command = (toRun: Command) => ({
    isEnabled: toRun(state),
    run: () => {
      toRun(view.state, view.dispatch)
      view.focus()
    },
  })
  const fact: Tool = { name: 'Fact', text: 'Fact', icon: CircleDollarSign, keys: '/', run: onFact }
  const steps: Tool[] = [
    { name: 'Undo typing', icon: Undo2, keys: 'Ctrl+Z', ...command(undo) },
    { name: 'Redo typing', icon: Redo2, keys: 'Ctrl+Y', ...command(redo) },
  ]
  const fields = placeholders.map((field): Tool => {
    const text = `{${field}}`
    return {
      name: `Insert ${text}`,
      text,
      run: () => {
        view.dispatch(view.state.tr.insertText(text).scrollIntoView())
        view.focus()
      },
    }
  })
  if (markup === 'plain') return [fact, ...fields, ...steps]
  const marks: Tool[] = [
    {
      name: 'Bold',
      icon: Bold,
      keys: 'Ctrl+B',
      isPressed: isMarked(state, 'strong'),
      ...command(toggle('strong')),
    },
    {
      name: 'Italic',
      icon: Italic,
      keys: 'Ctrl+I',
      isPressed: isMarked(state, 'em'),
      ...command(toggle('em')),
    },
    {
      name: 'Link',
      icon: Link2,
      keys: 'Ctrl+K',
      isPressed: isMarked(state, 'link'),
      run: onLink,
    },
  ]
  if (markup === 'inline') return [...marks, fact, ...steps]
  const blocks: Tool[] = [
    {
      name: 'Bulleted list',
      icon: List,
      keys: 'Ctrl+Shift+8',
      isPressed: isInList(state, 'bullet_list'),
      ...command(toggleList('bullet_list')),
    },
    {
      name: 'Numbered list',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      isPressed: isInList(state, 'ordered_list'),
      ...command(toggleList('ordered_list')),
    },
    ...createHeadingTools(state, headings, command),
    {
      name: 'Quote',
      icon: TextQuote,
      keys: 'Ctrl+Shift+9',
      isPressed: isWithin(state, 'blockquote'),
      ...command(toggleQuote),
    },
  ]
  const picture: Tool = { name: 'Picture', icon: Image, run: onPicture }
  const table: Tool = { name: 'Table', icon: Table, ...command(insertTable) }
  return [...marks, ...blocks, fact, picture, table, ...steps]
}

function createHeadingTools(
  state: EditorState,
  headings: number,
  command: (toRun: Command) => Pick<Tool, 'isEnabled' | 'run'>,
): Tool[] {
  const { parent } = state.selection.$from
  return [
    { name: 'Heading', icon: Heading1, level: 1 },
    { name: 'Subheading', icon: Heading2, level: 2 },
  ]
    .filter(({ level }) => level <= headings)
    .map(({ level, ...tool }) => ({
      ...tool,
      keys: `Ctrl+Alt+${level}`,
      isPressed: parent.type.name === 'heading' && parent.attrs.level === level,
      ...command(toggleHeading(level)),
    }))
}

/** Whether the nearest list is of this type. */
function isInList({ selection: { $from } }: EditorState, name: string) {
  const item = findDepth($from, 'list_item')
  return item > 0 && $from.node(item - 1).type.name === name
}
