import { useEffect, useRef, useState } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { getAddressPrefix } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { Section, StandardContent } from '../standard-contract.ts'
import { BesideOriginal, MissingSections } from './original.tsx'
import { useRemove } from './removal.ts'
import { RichTextField } from './rich-text-field.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionGallery } from './section-gallery.tsx'
import {
  createSection,
  duplicateSection,
  getSectionName,
  introFormat,
  moveItem,
} from './section-types.ts'

const isOfHead = (field: string) => ['title', 'description', 'intro'].includes(field)

interface PageFormProps {
  content: StandardContent
  schema: FieldSchema
  language: string
  onChange: (content: StandardContent) => void
}

/** The form of a standard page. */
export function PageForm({ content, schema, language, onChange }: PageFormProps) {
  const field = (name: 'title' | 'slug' | 'description' | 'intro') => ({
    value: content[name],
    path: name,
    onChange: (value: string) => onChange({ ...content, [name]: value }),
  })

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 card p-4">
        <BesideOriginal hasField={isOfHead}>
          <TextField
            label="Title"
            isRequired
            {...field('title')}
            hint={describeLength(content.title, 60)}
          />
          <TextField
            label="Address"
            isRequired
            {...field('slug')}
            hint={`Address: ${getAddressPrefix('page', language)}${content.slug}. If you change it, the old address redirects here.`}
          />
          <TextField
            label="Description for search engines"
            isRequired
            rows={2}
            {...field('description')}
            hint={describeLength(content.description, 160)}
          />
          <LibraryPicture
            label="Picture for sharing"
            hint="Shown when the page is shared, cut to size around its focal point (set in Pictures). Leave empty to use the site’s picture."
            path="picture"
            address={content.picture}
            className="aspect-1200/630 w-40"
            onChoose={({ address }) => onChange({ ...content, picture: address })}
            onRemove={() => onChange({ ...content, picture: '' })}
          />
          <RichTextField label="Introduction" rows={2} format={introFormat} {...field('intro')} />
        </BesideOriginal>
        {/* Menus link to source pages only. */}
        {language === defaultLanguage && (
          <SelectField
            label="Menu location"
            path="menu_location"
            options={[
              ['', 'None'],
              ['footer', 'In the footer'],
              ['menu', 'In the menu'],
            ]}
            value={content.menu_location}
            onChange={(menu_location) => onChange({ ...content, menu_location })}
          />
        )}
      </div>
      <Sections content={content} schema={schema} onChange={onChange} />
    </div>
  )
}

type ContentProps = Omit<PageFormProps, 'language'>

/** Compares the length of a text with the length that search engines show. */
function describeLength(text: string, visibleLength: number) {
  const length = [...text.trim()].length
  return `${length} characters; search engines show about ${visibleLength}.`
}

/** Returns the schema of a section. */
function findVariant({ properties }: FieldSchema, { type }: Section) {
  const variants = properties?.sections?.items?.oneOf ?? []
  return variants.find((variant) => variant.properties?.type?.const === type) ?? {}
}

function Sections({ content, schema, onChange }: ContentProps) {
  const { sections } = content
  const remove = useRemove()
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState('')

  // After the gallery has closed, which focuses its button.
  useEffect(() => {
    const form = added && list.current?.lastElementChild
    if (form) form.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
  }, [added])

  function add(type: Section['type']) {
    const section = createSection(type)
    setSections([...sections, section])
    setAdded(section.id)
  }

  const setSections = (changed: Section[]) => onChange({ ...content, sections: changed })

  return (
    <section aria-labelledby="sections" data-section="sections" className="grid gap-3">
      <h2 id="sections" className="font-display text-lg font-semibold text-indigo">
        Sections
      </h2>
      <Sortable
        items={sections.map((section) => ({ id: section.id, name: getSectionName(section) }))}
        onOrder={(ids) =>
          setSections(ids.flatMap((id) => sections.filter((each) => each.id === id)))
        }
      >
        <ol ref={list} className="grid gap-3">
          {sections.map((section, index) => (
            <SectionForm
              key={section.id}
              section={section}
              schema={findVariant(schema, section)}
              index={index}
              count={sections.length}
              onChange={(changed) => setSections(sections.with(index, changed))}
              onMove={(to) => setSections(moveItem(sections, index, to))}
              onDuplicate={() =>
                setSections(sections.toSpliced(index + 1, 0, duplicateSection(section)))
              }
              onRemove={() =>
                remove(getSectionName(section), () => setSections(sections.toSpliced(index, 1)))
              }
            />
          ))}
        </ol>
      </Sortable>
      <MissingSections sections={sections} />
      <SectionGallery onChoose={add} />
    </section>
  )
}
