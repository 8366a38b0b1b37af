import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './windows.ts'

export interface FieldErrorForm {
  /** The name in `tests/field-screens.ts`. */
  call: string
  path: string
  /** Fills in the fields that the browser requires and sends the form. */
  send: (page: Page) => Promise<unknown>
  /** Fields to leave valid, because validation would stop earlier; `*` matches any name. */
  validFields?: string[]
  /** Fields without a control in this form; only the summary lists them. */
  summaryOnly?: string[]
  /** Checks only the fields that the form sends. */
  sentFieldsOnly?: boolean
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Sends invalid values for all fields and checks the form's errors. */
export async function expectFieldErrors(page: Page, form: FieldErrorForm) {
  const { call, path, send, validFields = [], summaryOnly = [], sentFieldsOnly } = form
  await page.goto(path)
  const names = sentFieldsOnly ? [] : await listNames(page, call)
  const isCall = (request: Request) => matches(request, call)
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request()
      if (!isCall(request)) return route.fallback()
      const sent = (request.postDataJSON() ?? {}) as Record<string, Json>
      const body = {
        ...Object.fromEntries(names.map((name) => [name, {}])),
        ...(replaceValues(sent, validFields) as Record<string, Json>),
      }
      return route.continue({ postData: JSON.stringify(body) })
    },
  )
  const responding = page.waitForResponse((response) => isCall(response.request()))
  await send(page)
  const response = await responding
  const { fields = {} } = (await response.json()) as { fields?: Record<string, string> }
  expect([call, response.status(), Object.keys(fields).length > 0]).toEqual([call, 400, true])
  await expect
    .poll(() => readForm(page, fields))
    .toEqual(
      Object.fromEntries(
        Object.keys(fields).map((field) => [
          field,
          summaryOnly.some((other) => isWithin(field, other))
            ? 'listed'
            : 'marked, described, linked',
        ]),
      ),
    )
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Returns the call's top-level fields from its OpenAPI description. */
async function listNames(page: Page, call: string) {
  const [method = '', pattern = ''] = call.split(' ')
  const described = await (await page.request.get('/api/openapi.json')).json()
  const path = pattern.replace(/:(\w+)/g, '{$1}')
  const content = described.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}
  const [first] = Object.values(content) as { schema?: { properties?: object } }[]
  return Object.keys(first?.schema?.properties ?? {})
}

function matches(request: Request, call: string) {
  const [method, pattern = ''] = call.split(' ')
  const path = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
  return request.method() === method && path.test(new URL(request.url()).pathname)
}

/** Replaces every leaf value by one that no schema accepts. */
function replaceValues(value: Json, validFields: string[], path: string[] = []): Json {
  if (validFields.some((validField) => matchesPath(validField.split('.'), path))) return value
  if (Array.isArray(value) && value.some((each) => typeof each === 'object')) {
    return value.map((each, index) => replaceValues(each, validFields, [...path, String(index)]))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      replaceValues(each, validFields, [...path, name]),
    ]),
  )
}

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`)

const matchesPath = (validField: string[], path: string[]) =>
  validField.length === path.length &&
  validField.every((name, at) => name === '*' || name === path[at])

/** Returns for each field whether it is marked, described and linked from the summary. */
function readForm(page: Page, fields: Record<string, string>) {
  return page.evaluate((fields) => {
    function describe(path: string, sentence: string) {
      const entry = document.querySelector(`[data-error-of="${CSS.escape(path)}"]`)
      const form = entry?.closest('[data-form-errors]')
      const controls = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
      if (!entry?.textContent?.includes(sentence)) return 'not in the summary'
      const [control] = controls
        .filter(({ dataset: { field = '' } }) => path === field || path.startsWith(`${field}.`))
        .toSorted(
          (one, other) => (other.dataset.field ?? '').length - (one.dataset.field ?? '').length,
        )
      if (!control) return 'listed'
      const description = (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
      const link = entry.querySelector('a')?.getAttribute('href')
      return [
        control.getAttribute('aria-invalid') === 'true' ? 'marked' : 'not marked',
        description.includes(sentence) ? 'described' : `described by ${description}`,
        link === `#${control.id}` ? 'linked' : 'not linked',
      ].join(', ')
    }
    return Object.fromEntries(
      Object.entries(fields).map(([path, sentence]) => [path, describe(path, sentence)]),
    )
  }, fields)
}
