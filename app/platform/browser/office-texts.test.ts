import { expect, test } from 'vitest'
import { translateFile } from '../../../scripts/language/translate-file.ts'

const texts: Record<string, string> = {
  Save: 'सेभ गर्नुहोस्',
  'Link for {name}': '{name} का लागि लिङ्क',
}
const translate = (code: string) => translateFile('app/x.tsx', code, (text) => texts[text]).code

test('translates the default of a parameter that is taken apart', () => {
  expect(translate("function Form({ action = 'Save', id }) { return action }")).toContain(
    'action = "सेभ गर्नुहोस्"',
  )
})

test('joins the ending behind an inserted name', () => {
  expect(translate(`const title = \`Link for \${name}\``)).toContain(
    "addEnding$(String(localizeNumber$(name)), 'का')} लागि लिङ्क",
  )
})
