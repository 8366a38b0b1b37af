import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { Suspense, use } from 'react'
import { FactCardContext } from '#app/platform/admin/fact-help.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addParagraphBelow, isWithin } from './commands.ts'

interface ContextBarProps {
  view: EditorView
  state: EditorState
  onReplaceFact: () => void
}

/** The buttons for the table or list with the cursor, or for the selected picture or fact. */
export function ContextBar({ view, state, onReplaceFact }: ContextBarProps) {
  const { selection, schema } = state
  const FactCard = use(FactCardContext)
  if (selection instanceof NodeSelection && selection.node.type.name === 'fact') {
    if (!FactCard) return null
    return (
      <Suspense>
        <FactCard
          factKey={selection.node.attrs.key}
          onReplace={onReplaceFact}
          onRemove={() => {
            view.dispatch(view.state.tr.deleteSelection())
            view.focus()
          }}
        />
      </Suspense>
    )
  }
  if (selection instanceof NodeSelection && selection.node.type.name === 'picture')
    return <PictureText view={view} selection={selection} />
  const { list_item: item } = schema.nodes
  if (isInTable(state)) return <Commands name="Table" commands={tableCommands} view={view} />
  if (item && isWithin(state, 'list_item')) {
    const commands = { Indent: sinkListItem(item), Outdent: liftListItem(item) }
    return <Commands name="List" commands={commands} view={view} />
  }
  return null
}

const tableCommands = {
  'Add row': addRowAfter,
  'Add column': addColumnAfter,
  'Delete row': deleteRow,
  'Delete column': deleteColumn,
  'Delete table': deleteTable,
  'Text below': addParagraphBelow,
}

interface CommandsProps {
  name: string
  commands: Record<string, Command>
  view: EditorView
}

function Commands({ name, commands, view }: CommandsProps) {
  return (
    <fieldset aria-label={name} className="flex flex-wrap gap-1 border-t border-line p-1">
      {Object.entries(commands).map(([label, command]) => (
        <Button
          key={label}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            command(view.state, view.dispatch)
            view.focus()
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

function PictureText({ view, selection }: { view: EditorView; selection: NodeSelection }) {
  const { alt, caption } = selection.node.attrs
  const set = (name: 'alt' | 'caption', text: string) => {
    const { tr } = view.state
    tr.setNodeAttribute(selection.from, name, text)
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)))
  }

  return (
    <div className="grid gap-2 border-t border-line p-2">
      <TextField
        label="Alternative text"
        hint="Describes the picture for people who cannot see it."
        value={alt}
        isRequired
        onChange={(text) => set('alt', text)}
      />
      <TextField
        label="Caption"
        hint="Shown below the picture."
        value={caption}
        maxLength={300}
        onChange={(text) => set('caption', text)}
      />
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => {
          view.dispatch(view.state.tr.deleteSelection())
          view.focus()
        }}
      >
        Remove picture
      </Button>
    </div>
  )
}
