import { Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { TextWithFacts } from '#app/platform/admin/fact-help.tsx'
import { LinkField } from '#app/platform/admin/link-field.tsx'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FieldSchema } from '../form-contract.ts'
import { escapeInline } from '../formatted-text.ts'
import type { Item, Section } from '../standard-contract.ts'
import type { FieldValue } from './field-value.ts'
import { ItemButtons, MoveButtons } from './move-buttons.tsx'
import { BesideOriginal, isOfSection } from './original.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SchemaField } from './schema-field.tsx'
import {
  createItem,
  getSectionName,
  type ItemLabels,
  itemFormat,
  sectionTypes,
  toggleHidden,
} from './section-types.ts'

interface SectionFormProps {
  section: Section
  /** The schema of the section’s type, with texts in the language of the office. */
  schema: FieldSchema
  /** The position from 0. */
  index: number
  count: number
  onChange: (section: Section) => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Edits a section: fields, order, duplicate, remove. */
export function SectionForm(props: SectionFormProps) {
  const { section, schema, index, count, onChange, onMove, onDuplicate, onRemove } = props
  const { handle, isDragging, ...item } = useSortableItem(section.id)
  const name = getSectionName(section)
  const type = sectionTypes[section.type]
  const path = `sections.${index}`
  const values = section as unknown as Record<string, FieldValue>

  return (
    <li
      {...item}
      data-section={path}
      data-entry={`Section ${index + 1} (${name})`}
      className={`relative grid gap-4 rounded-card border bg-white p-4 ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-1">
        <DragHandle name={name} handle={handle} />
        <h3 className="min-w-0 grow font-semibold wrap-anywhere">
          {name} <span className="font-normal text-ink/75">{type.name !== name && type.name}</span>
          {section.is_hidden && (
            <span className="ml-2 rounded-md bg-paper px-2 py-0.5 text-sm font-medium">Hidden</span>
          )}
        </h3>
        <div className="flex gap-1">
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton
            label={section.is_hidden ? `Show ${name}` : `Hide ${name}`}
            onClick={() => onChange(toggleHidden(section))}
          >
            {section.is_hidden ? (
              <EyeOff aria-hidden="true" className="size-4" />
            ) : (
              <Eye aria-hidden="true" className="size-4" />
            )}
          </IconButton>
          <IconButton label={`Duplicate ${name}`} onClick={onDuplicate}>
            <Copy aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
      {liveTypes.includes(section.type) && (
        <p className="text-sm text-ink/75">Left out on the page while there is nothing to show.</p>
      )}
      <BesideOriginal hasField={isOfSection(section.id)}>
        {section.type === 'picture' && (
          <SectionPicture section={section} path={`${path}.picture`} onChange={onChange} />
        )}
        {Object.entries(type.fields).map(([field, fieldProps]) => {
          const { format, ...labels } = fieldProps
          const common = {
            ...labels,
            value: String(values[field] ?? ''),
            path: `${path}.${field}`,
            onChange: (value: string) => onChange({ ...section, [field]: value }),
          }
          if (format) return <RichTextField key={field} {...common} format={format} />
          if (field === 'target') return <LinkField key={field} {...common} />
          const Text = plainFields.includes(field) ? TextField : TextWithFacts
          return <Text key={field} {...common} />
        })}
        {Object.keys(type.values ?? {}).map((field) => (
          <SchemaField
            key={field}
            schema={schema.properties?.[field] ?? {}}
            value={values[field]}
            path={`${path}.${field}`}
            onChange={(value) => onChange({ ...section, [field]: value } as Section)}
          />
        ))}
        {'items' in section && type.items && (
          <Items
            labels={type.items}
            items={section.items}
            path={`${path}.items`}
            onChange={(items) => onChange({ ...section, items })}
          />
        )}
      </BesideOriginal>
    </li>
  )
}

/** Sections that show what is published elsewhere. */
const liveTypes: Section['type'][] = ['album', 'articles', 'events', 'form', 'team']

/** Fields with addresses, which cannot contain facts. */
const plainFields = ['address', 'place', 'category']

interface ItemsProps {
  labels: ItemLabels
  items: Item[]
  path: string
  onChange: (items: Item[]) => void
}

function Items({ labels, items, path, onChange }: ItemsProps) {
  const replace = (index: number, change: Partial<Item>) =>
    onChange(items.map((item, each) => (each === index ? { ...item, ...change } : item)))

  return (
    <FieldList label={labels.plural} path={path}>
      <ol className="grid gap-3">
        {items.map(({ title, text }, index) => {
          const name = title.trim() || `${labels.singular} ${index + 1}`
          return (
            // Items have no id, so the index is the key.
            <li
              key={index}
              data-entry={`${labels.singular} ${index + 1}`}
              className="grid gap-2 border-l-2 border-line pl-3"
            >
              <div className="flex flex-wrap items-end gap-1">
                <div className="min-w-40 grow">
                  <TextField
                    label={labels.title}
                    isRequired
                    value={title}
                    path={`${path}.${index}.title`}
                    onChange={(value) => replace(index, { title: value })}
                  />
                </div>
                <ItemButtons name={name} index={index} onChange={onChange} entries={items} />
              </div>
              <RichTextField
                label={labels.text}
                rows={2}
                format={itemFormat}
                value={text}
                path={`${path}.${index}.text`}
                onChange={(value) => replace(index, { text: value })}
              />
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...items, createItem()])}
      >
        <Plus aria-hidden="true" className="size-4" /> Add a {labels.singular}
      </Button>
    </FieldList>
  )
}

type PictureSection = Extract<Section, { type: 'picture' }>

interface SectionPictureProps {
  section: PictureSection
  path: string
  onChange: (section: PictureSection) => void
}

/** Edits the picture of a section. The texts of the library are the default. */
function SectionPicture({ section, path, onChange }: SectionPictureProps) {
  return (
    <LibraryPicture
      label="Picture"
      hint="Shown uncropped, as wide as the text."
      path={path}
      address={section.picture}
      alt={section.alt}
      className="max-h-40 w-auto max-w-60 !object-contain"
      onChoose={({ address, alt, caption, width, height }) =>
        onChange({
          ...section,
          picture: address,
          width,
          height,
          alt: section.alt.trim() || alt,
          text: section.text.trim() || escapeInline(caption),
        })
      }
      onRemove={() => onChange({ ...section, picture: '', width: 0, height: 0 })}
    />
  )
}
