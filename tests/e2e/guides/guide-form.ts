import type { Page } from 'playwright-core'
import type { ListedFact } from '#app/features/facts/contract.ts'
import { GuideDraft } from '#app/features/guides/guide-contract.ts'
import type { FieldSchema } from '#app/features/pages/form-contract.ts'
import { openSignedIn } from '../office.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const { properties = {} } = GuideDraft as FieldSchema

type Value = string | number | boolean | undefined | Value[] | { [name: string]: Value }

interface Part {
  schema?: FieldSchema
  value: Value
  /** The path of the field, for example `steps.0.title`. */
  path: string
}

/** What a person does. Fields are reached and facts are chosen with the keyboard. */
export interface Actions {
  clicks: number
  fields: number
  facts: number
  /** The typed characters, and Tab or Enter for each field. */
  keys: number
}

const createActions = (): Actions => ({ clicks: 0, fields: 0, facts: 0, keys: 0 })

/** The form of a guide, which counts what is done. */
export class GuideForm {
  readonly actions = createActions()
  #page: Page
  #facts: ListedFact[]
  #isWhole = false

  constructor(page: Page, facts: ListedFact[]) {
    this.#page = page
    this.#facts = facts
  }

  async click(name: string) {
    this.actions.clicks++
    await this.#page.getByRole('button', { name, exact: true }).click()
  }

  /** Opens the editor of a new guide; `isSecond` confirms it for a country that has one. */
  async open(country: string, { isSecond = false } = {}) {
    const page = this.#page
    await openSignedIn(page, '/admin/pages')
    await this.click('+ New guide')
    await this.type('title', country)
    await this.click('Save')
    if (isSecond) {
      this.actions.clicks++
      await page.getByLabel('Create another guide').check()
      await this.click('Save')
    }
    await page.getByLabel('Line above the title').waitFor()
  }

  async publish() {
    await this.click('Publish…')
    await this.click('Publish now')
  }

  /** Types into a field, unless it has this text. */
  async type(path: string, text: string) {
    const control = this.#page.locator(`[data-field="${path}"]`)
    if ((await readValue(control)) === text) return
    this.actions.fields++
    this.actions.keys += [...text].length + 1
    await control.fill(text)
  }

  /**
   * Fills in fields of a page. Opens the sections of lists and groups. `isWhole` empties what the
   * content leaves out.
   */
  async fillPage(content: object, { isWhole = false } = {}) {
    this.#isWhole = isWhole
    for (const [path, value] of Object.entries(content)) {
      const schema = properties[path]
      if (schema?.type === 'object' || schema?.type === 'array') {
        this.actions.clicks++
        await this.#page.getByRole('heading', { name: schema.title, exact: true }).click()
      }
      await this.#fill({ schema, value, path })
    }
  }

  /** Fills in a part of a page. */
  async #fill({ schema = {}, value, path }: Part): Promise<void> {
    const { type, items, control } = schema
    if (type === 'object') {
      const values = value as Record<string, Value> | undefined
      for (const [name, inner] of Object.entries(schema.properties ?? {})) {
        if (!this.#isWhole && values?.[name] === undefined) continue
        await this.#fill({ schema: inner, value: values?.[name], path: `${path}.${name}` })
      }
    } else if (type === 'array' && items?.type === 'object') {
      await this.#fillList({ schema, value, path })
    } else if (control === 'facts') {
      await this.#chooseFacts(path, (value as string[] | undefined) ?? [])
    } else if (control === 'months') {
      const months = this.#page.locator(`[data-field="${path}"]`).getByRole('checkbox')
      for (const month of value as number[]) {
        this.actions.clicks++
        await months.nth(month - 1).check()
      }
    } else if (type === 'boolean') {
      if (value === undefined) return
      this.actions.clicks++
      await this.#page.locator(`[data-field="${path}"]`).setChecked(value as boolean)
    } else if (schema.enum || control === 'country') {
      await this.#select(path, String(value ?? ''))
    } else if (control !== 'picture') {
      const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
      await this.type(path, text)
    }
  }

  async #fillList({ schema = {}, value, path }: Part) {
    const entries = (value as Value[] | undefined) ?? []
    const list = this.#page.locator(`[data-field="${path}"]`)
    const rows = list.locator('> ol > li')
    while ((await rows.count()) > entries.length) {
      this.actions.clicks++
      const remove = rows.last().getByRole('button', { name: /^Remove / })
      await remove.first().click()
    }
    for (const [index, each] of entries.entries()) {
      if ((await rows.count()) <= index) {
        this.actions.clicks++
        const name = `Add to ${schema.title}`
        await list.getByRole('button', { name, exact: true }).click()
      }
      await this.#fill({ schema: schema.items, value: each, path: `${path}.${index}` })
    }
  }

  async #select(path: string, choice: string) {
    const control = this.#page.locator(`[data-field="${path}"]`)
    if ((await control.inputValue()) === choice) return
    this.actions.fields++
    // The first letter chooses the option.
    this.actions.keys += 2
    await control.selectOption(choice)
  }

  async #chooseFacts(path: string, keys: string[]) {
    const chosen = this.#page
      .locator(`[data-field="${path}"]`)
      .locator('xpath=ancestor::div[2]/ul/li')
    const nameOf = (key: string) => this.#facts.find((fact) => fact.key === key)?.label ?? key
    const wanted = keys.map(nameOf)
    for (let index = (await chosen.count()) - 1; index >= 0; index--) {
      const remove = chosen.nth(index).getByRole('button', { name: /^Remove / })
      const name = (await remove.getAttribute('aria-label'))?.replace('Remove ', '') ?? ''
      if (wanted.includes(name)) continue
      this.actions.clicks++
      await remove.click()
    }
    for (const key of keys.slice(await chosen.count())) await this.chooseFact(path, key)
  }

  /** Searches for a fact by its label and chooses it. */
  async chooseFact(path: string, key: string) {
    const { label, country } = this.#facts.find((fact) => fact.key === key) ?? {
      label: '',
      country: '',
    }
    const search = this.#page.locator(`[data-field="${path}"]`)
    this.actions.facts++
    this.actions.keys += label.length + 1
    await search.fill(label)
    const listId = await search.getAttribute('aria-controls')
    const options = this.#page.locator(`[id="${listId}"] [role=option]`)
    await options.first().waitFor()
    const name = country ? `${countryNames.of(country)}: ${label}` : label
    const texts = await options.locator('> :first-child').allTextContents()
    for (let steps = texts.indexOf(name); steps > 0; steps--) {
      this.actions.keys++
      await search.press('ArrowDown')
    }
    await search.press('Enter')
  }
}

/** Returns the text of an input or of a text editor. */
const readValue = (control: ReturnType<Page['locator']>) =>
  control.evaluate((it) => ('value' in it ? String(it.value) : it.textContent))
