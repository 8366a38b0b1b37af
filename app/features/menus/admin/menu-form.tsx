import { Plus } from 'lucide-react'
import { useState } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { ListedPage } from '#app/features/pages/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import type { Menu } from '../contract.ts'
import { getEntryName } from '../entry-name.ts'
import { AddEntryDialog } from './add-entry-dialog.tsx'
import { EntryForm } from './entry-form.tsx'
import {
  addEntry,
  canHaveSubmenu,
  changeEntry,
  createEntry,
  type DraftEntry,
  moveUnder,
  removeEntry,
  sortEntries,
} from './menu-draft.ts'
import { type MenuEditor, useMenuEditor } from './use-menu-editor.ts'

interface MenuFormProps {
  menu: Menu
  pages: ListedPage[]
}

/** Edits the menu of a language. */
export function MenuForm({ menu, pages }: MenuFormProps) {
  const editor = useMenuEditor(menu)
  const { entries, change } = editor
  // '' adds to the menu itself, an id to the submenu of this entry.
  const [addedTo, setAddedTo] = useState<string>()

  return (
    <form
      noValidate
      aria-label="Main menu"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) editor.save()
      }}
    >
      <MenuState editor={editor} />
      <FormErrors failure={editor.failure} attempt={editor.failureCount}>
        <EntryList
          label="Entries"
          siblings={entries}
          path="entries"
          parentId=""
          editor={editor}
          pages={pages}
          onAddBelow={setAddedTo}
        />
      </FormErrors>
      <Button className="justify-self-start" onClick={() => setAddedTo('')}>
        <Plus aria-hidden="true" className="size-5" /> Add entry
      </Button>
      {addedTo !== undefined && (
        <AddEntryDialog
          language={editor.base.language}
          pages={pages}
          isForSubmenu={addedTo !== ''}
          onAdd={(type, target) => {
            const added = createEntry(type, target)
            change(addEntry(entries, added, addedTo || undefined))
            setAddedTo(undefined)
            focusEntry(added.id)
          }}
          onClose={() => setAddedTo(undefined)}
        />
      )}
      <FormButtons editor={editor} />
    </form>
  )
}

/** Focuses the name of an entry, once it is rendered in its new place. */
const focusEntry = (id: string) =>
  requestAnimationFrame(() => document.getElementById(`entry-${id}`)?.focus())

interface EntryListProps {
  label: string
  /** The entries of the menu, or of the submenu of `parentId`. */
  siblings: DraftEntry[]
  path: string
  parentId: string
  editor: MenuEditor
  pages: ListedPage[]
  onAddBelow: (id: string) => void
}

/** The entries of the menu or of a submenu, which can be dragged. */
function EntryList({ label, siblings, path, parentId, ...form }: EntryListProps) {
  const { editor, pages, onAddBelow } = form
  const { base, entries, change } = editor
  const findPage = (id: string) => pages.find((page) => page.id === id)
  const getName = (entry: DraftEntry) =>
    getEntryName(entry, (id) => findPage(id)?.title, base.language)
  const parents = entries
    .filter(canHaveSubmenu)
    .map((entry) => [entry.id, `Submenu of “${getName(entry)}”`] as const)

  const sort = (ids: string[]) => {
    const sorted = sortEntries(siblings, ids)
    change(parentId === '' ? sorted : changeEntry(entries, parentId, { children: sorted }))
  }
  const move = ({ id }: DraftEntry, to: number) => {
    const others = siblings.map((each) => each.id).filter((each) => each !== id)
    sort(others.toSpliced(to, 0, id))
  }

  return (
    <FieldList label={label} path={path}>
      {siblings.length === 0 && (
        <p className="card p-4 text-ink/75">
          The menu is empty. Search and “Free Consultation” stay in the header.
        </p>
      )}
      <Sortable
        items={siblings.map((entry) => ({ id: entry.id, name: getName(entry) }))}
        onOrder={sort}
      >
        <ol className="grid grid-cols-1 gap-2">
          {siblings.map((entry, index) => (
            <EntryForm
              key={entry.id}
              entry={entry}
              name={getName(entry)}
              page={entry.type === 'page' ? (findPage(entry.target) ?? null) : undefined}
              language={base.language}
              path={`${path}.${index}`}
              index={index}
              count={siblings.length}
              parentId={parentId}
              parents={parents.filter(([id]) => id !== entry.id)}
              onMove={(to) => move(entry, to)}
              onMoveUnder={(parent) => {
                change(moveUnder(entries, entry, parent || undefined))
                focusEntry(entry.id)
              }}
              onChange={(changes, field) =>
                change(changeEntry(entries, entry.id, changes), `${entry.id} ${field}`)
              }
              onAddBelow={() => onAddBelow(entry.id)}
              onRemove={() => {
                change(removeEntry(entries, entry.id))
                focusHeading()
              }}
            >
              {entry.children.length > 0 && (
                <EntryList
                  label={`Submenu of ${getName(entry)}`}
                  siblings={entry.children}
                  path={`${path}.${index}.children`}
                  parentId={entry.id}
                  {...form}
                />
              )}
            </EntryForm>
          ))}
        </ol>
      </Sortable>
    </FieldList>
  )
}

/** Who saved the menu, and a restored draft. */
function MenuState({ editor }: { editor: MenuEditor }) {
  const { base, isRestored } = editor
  const isEnglish = base.language === defaultLanguage

  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink/75">
        {base.is_default || base.saved_at === null ? (
          isEnglish ? (
            'This is the default menu. Your changes replace it.'
          ) : (
            'Pages in this language have the same menu as the English ones. Your changes replace it.'
          )
        ) : (
          <>
            Saved by {base.saved_by}, <OfficeDateTime at={base.saved_at} />
          </>
        )}
      </p>
      {isRestored && (
        <p role="status" className="rounded-lg border border-line bg-white px-3 py-2">
          Your unsaved changes are still here.
        </p>
      )}
    </div>
  )
}

function FormButtons({ editor }: { editor: MenuEditor }) {
  const { base, isUnsaved, isSaving, canUndo, undo, discard, reset } = editor
  const isEnglish = base.language === defaultLanguage

  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <Conflict editor={editor} />
      {isUnsaved && <p className="mr-auto text-sm text-ink/75">Not saved yet.</p>}
      <Button size="small" onClick={undo} aria-disabled={!canUndo} className={faded}>
        Undo
      </Button>
      {!base.is_default && (
        <Button size="small" onClick={() => !isSaving && reset()}>
          {isEnglish ? 'Reset to default' : 'Use the English menu'}
        </Button>
      )}
      <Button size="small" onClick={discard} disabled={!isUnsaved || isSaving}>
        Discard changes
      </Button>
      <Button type="submit" variant="primary" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </div>
  )
}

/** A menu that a colleague has saved meanwhile, beside the button "Save". */
function Conflict({ editor: { newer, showNewer, keepMine } }: { editor: MenuEditor }) {
  return (
    <div role="alert" className="basis-full empty:hidden">
      {newer && (
        <div className="grid gap-3 rounded-lg border-2 border-alarm bg-white px-4 py-3">
          <p>
            <span className="font-semibold">Not saved:</span> {newer.saved_by || 'Someone else'} has
            saved this menu meanwhile.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={showNewer}>Show their menu</Button>
            <Button onClick={keepMine}>Keep mine</Button>
          </div>
        </div>
      )}
    </div>
  )
}

const faded = 'aria-disabled:opacity-60'
