import { TextWithFacts } from '#app/platform/admin/fact-help.tsx'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { Field } from '#app/ui/field.tsx'
import { Sortable } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { getAddressPrefix } from '../contract.ts'
import { defaultLanguage } from '../language-contract.ts'
import type { Section, StandardContent } from '../standard-contract.ts'
import { useRemove } from './removal.ts'
import { SectionForm } from './section-form.tsx'
import {
  createSection,
  duplicateSection,
  getSectionName,
  moveItem,
  sectionTypes,
} from './section-types.ts'

interface PageFormProps {
  content: StandardContent
  language: string
  onChange: (content: StandardContent) => void
}

/** The form of a standard page. */
export function PageForm({ content, language, onChange }: PageFormProps) {
  const field = (name: 'title' | 'slug' | 'description' | 'intro') => ({
    value: content[name],
    path: name,
    onChange: (value: string) => onChange({ ...content, [name]: value }),
  })

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 rounded-card border border-line bg-white p-4">
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
        <TextWithFacts label="Introduction" rows={2} {...field('intro')} />
        {/* Menus link to source pages only. */}
        {language === defaultLanguage && (
          <MenuLocationField content={content} onChange={onChange} />
        )}
      </div>
      <Sections content={content} onChange={onChange} />
    </div>
  )
}

type ContentProps = Omit<PageFormProps, 'language'>

function MenuLocationField({ content, onChange }: ContentProps) {
  return (
    <Field label="Menu location" path="menu_location">
      {(control) => (
        <select
          {...control}
          value={content.menu_location}
          onChange={({ target }) =>
            onChange({
              ...content,
              menu_location: target.value as StandardContent['menu_location'],
            })
          }
        >
          <option value="">None</option>
          <option value="footer">In the footer</option>
          <option value="menu">In the menu</option>
        </select>
      )}
    </Field>
  )
}

/** Compares the length of a text with the length that search engines show. */
function describeLength(text: string, visibleLength: number) {
  const length = [...text.trim()].length
  return `${length} characters; search engines show about ${visibleLength}.`
}

function Sections({ content, onChange }: ContentProps) {
  const { sections } = content
  const remove = useRemove()
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
        <ol className="grid gap-3">
          {sections.map((section, index) => (
            <SectionForm
              key={section.id}
              section={section}
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
      <Field label="Add a section">
        {(control) => (
          <select
            {...control}
            value=""
            onChange={({ target }) =>
              setSections([...sections, createSection(target.value as Section['type'])])
            }
          >
            <option value="">Choose a section type…</option>
            {Object.entries(sectionTypes).map(([type, { name }]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </section>
  )
}
