import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { createValue, type FieldValue, type SchemaFieldProps } from './field-value.ts'
import { ItemButtons } from './move-buttons.tsx'

interface ItemsFieldProps extends SchemaFieldProps {
  /** Renders one group. */
  itemComponent: ComponentType<SchemaFieldProps>
}

/** Edits a list of groups: add, reorder, remove. */
export function ItemsField(props: ItemsFieldProps) {
  const { schema, value, path, itemComponent: Item, onChange } = props
  const items = (value as FieldValue[] | undefined) ?? []
  const group = schema.items ?? {}
  const title = schema.title ?? ''

  return (
    <FieldList label={title} path={path}>
      <ol className="grid grid-cols-1 gap-4">
        {items.map((item, index) => {
          const name = nameOf(item) || `${title} ${index + 1}`
          return (
            // Items have no id, so the index is the key.
            <li key={index} className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
              <div className="flex items-center gap-1">
                <p className="min-w-0 grow truncate text-sm text-ink/75">{name}</p>
                <ItemButtons name={name} index={index} onChange={onChange} entries={items} />
              </div>
              <Item
                schema={group}
                value={item}
                path={`${path}.${index}`}
                onChange={(changed) => onChange(items.with(index, changed))}
              />
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...items, createValue(group)])}
      >
        <Plus aria-hidden="true" className="size-4" /> Add to {title}
      </Button>
    </FieldList>
  )
}

/** Returns the first text that is not empty. */
function nameOf(item: FieldValue) {
  const texts = Object.values(item ?? {}).filter((each) => typeof each === 'string')
  return texts.find((text) => text.trim()) ?? ''
}
