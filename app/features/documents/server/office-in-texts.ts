import { mapTexts } from '#app/base/server/fact-texts.ts'
import type { Office } from '#app/contract/office.ts'
import { mainBranch, sayHours } from '#app/features/office/contract.ts'

/** What texts may name of the office's record, in braces; keys of facts have a dot or a hyphen. */
const reference = /\{\s*(office|address|hours)\s*\}/g

interface Named {
  language: string
  title: string
  label: string
  content?: unknown
}

/** With the office's name, address and hours wherever a text names them: "About {office}". */
export function nameOffice<Each extends Named>(
  office: Office,
  document: Each,
  asPlain = (text: string) => text,
): Each {
  const { title, label, content, language } = document
  const said: Record<string, string> = {
    office: office.name,
    address: mainBranch(office).address,
    hours: sayHours(office.week, language),
  }
  const say = (text: string) => text.replace(reference, (_, name: string) => said[name] ?? '')
  const sayInTexts = (text: string) =>
    text.replace(reference, (_, name: string) => asPlain(said[name] ?? ''))
  return {
    ...document,
    title: say(title),
    label: say(label),
    ...(content !== undefined && { content: mapTexts(content, sayInTexts) }),
  }
}
