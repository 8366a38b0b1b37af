import type { ImportedField } from '../contract.ts'

/** Common spellings of headings, in lower case and without punctuation. */
const headingPatterns: Record<ImportedField, RegExp> = {
  email: /^((student |your )?(e ?mail|mail|gmail)( ?(address|id))?)$/,
  phone:
    /^((phone|mobile|mob|cell|contact|tel|telephone|whatsapp)( ?(no|number|phone|mobile))?|phone number|number|फोन|मोबाइल)$/,
  name: /^((full |student |students |lead |client |contact )?name|student|नाम)$/,
  country:
    /^((interested |preferred |desired |target )?(country|countries|destination)( of interest)?|study destination|देश)$/,
  stage: /^((lead )?(stage|status))$/,
  owner: /^(owner|(lead )?owner|counsell?or|assigned( to)?|agent|looked after by|username)$/,
  date: /^((created|inquiry|enquiry|submission|entry|received|lead) ?(at|on|date|time)?|date( of (inquiry|enquiry))?|created time|timestamp|मिति)$/,
  source: /^((lead |utm )?(source|way|channel|medium|platform|campaign)|how did you hear.*|from)$/,
  note: /^(notes?|remarks?|comments?|message|question|description|details|feedback|कैफियत)$/,
}

const normalizeHeading = (heading: string) =>
  heading
    .normalize()
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Guesses the field of each column from its heading; '' if unknown. Only notes may repeat. */
export function guessColumns(headings: string[]): (ImportedField | '')[] {
  const used = new Set<string>()
  return headings.map((heading) => {
    const normalized = normalizeHeading(heading)
    const fields = Object.keys(headingPatterns) as ImportedField[]
    const field = fields.find((each) => headingPatterns[each].test(normalized))
    if (!field || (field !== 'note' && used.has(field))) return ''
    used.add(field)
    return field
  })
}
