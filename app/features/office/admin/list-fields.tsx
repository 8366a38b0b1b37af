import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldList } from '#app/ui/field-list.tsx'

interface ListFieldsProps<Item> {
  items: Item[]
  path: string
  /** Singular noun, for example "holiday". */
  singular: string
  max: number
  min?: number
  /** Initial values of a new item. */
  newItem: Item
  onChange: (items: Item[]) => void
  children: (item: Item, index: number, update: (change: Partial<Item>) => void) => ReactNode
}

/** A list of items with fields; items can be added and removed. */
export function ListFields<Item>(props: ListFieldsProps<Item>) {
  const { items, path, singular, max, min = 0, newItem, onChange, children } = props

  return (
    <FieldList label={`${singular} list`} path={path}>
      {items.map((item, index) => (
        <fieldset
          key={`${index + 1}`}
          data-section={`${path}.${index}`}
          className="grid gap-3 rounded-lg border border-line bg-paper/60 p-3"
        >
          <legend className="sr-only">
            {singular} {index + 1}
          </legend>
          {children(item, index, (change) =>
            onChange(
              items.map((each, position) => (position === index ? { ...each, ...change } : each)),
            ),
          )}
          {items.length > min && (
            <Button
              size="small"
              className="justify-self-start"
              onClick={() => onChange(items.filter((_, position) => position !== index))}
            >
              {`Remove this ${singular}`}
            </Button>
          )}
        </fieldset>
      ))}
      {items.length < max && (
        <Button className="justify-self-start" onClick={() => onChange([...items, newItem])}>
          {`+ Add ${singular}`}
        </Button>
      )}
    </FieldList>
  )
}
