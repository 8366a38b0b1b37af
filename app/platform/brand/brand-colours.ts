import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
} from 'culori/fn'
import { type BrandColours, firstColours, firstDarkColour } from '#app/contract/brand.ts'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklch)
const toOklch = converter('oklch')

/** The contrast that WCAG AA requires of text, and of graphics and focus marks. */
const TEXT = 4.5
const GRAPHICS = 3

/** The light grounds of app/theme.css under text in the primary colour: white, paper, amber tint. */
const lightGrounds = ['#ffffff', '#fbf8f3', '#fff3da']

/** A main button under the pointer lets this much of the ground through. */
const HOVERED_OPACITY = 0.9

/** Whether text has the form "#16245a". */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The lowest contrast of the primary colour, as text and under white text. */
export const contrastOfPrimary = (colour: string) =>
  Math.min(...lightGrounds.map((ground) => wcagContrast(colour, ground)))

/** The contrast of the accent colour on the dark ground, also under the pointer. */
function contrastOfAccent({ primary_colour, accent_colour }: BrandColours) {
  const dark = darkColourOf(primary_colour)
  const hovered = formatHex(interpolate([dark, accent_colour], 'rgb')(HOVERED_OPACITY))
  return Math.min(wcagContrast(accent_colour, dark), wcagContrast(hovered, dark))
}

const isPrimaryAllowed = (colour: string) => contrastOfPrimary(colour) >= TEXT

/** On the primary colour itself the accent colour draws bars and marks the focus. */
const isAccentAllowed = (colours: BrandColours) =>
  contrastOfAccent(colours) >= TEXT &&
  wcagContrast(colours.accent_colour, colours.primary_colour) >= GRAPHICS

export interface ColourProblem {
  field: keyof BrandColours
  /** The nearest allowed colour of the same hue; undefined if the text is no colour. */
  nearest?: string
}

/** Returns the colours that are invalid or have too little contrast where they are used. */
export function findColourProblems(colours: BrandColours): ColourProblem[] {
  const { primary_colour, accent_colour } = colours
  const primary = findPrimaryProblem(primary_colour)
  // The accent colour is compared with the primary colour that can be saved.
  const saved = primary ? (primary.nearest ?? firstColours.primary_colour) : primary_colour
  const accent = findAccentProblem({ primary_colour: saved, accent_colour })
  return [primary, accent].filter((problem) => problem !== undefined)
}

/** Replaces refused colours by the nearest allowed ones. */
export function toAllowedColours({ primary_colour, accent_colour }: BrandColours): BrandColours {
  const colours = { primary_colour, accent_colour }
  for (const { field, nearest } of findColourProblems(colours)) {
    colours[field] = nearest ?? firstColours[field]
  }
  return colours
}

function findPrimaryProblem(colour: string): ColourProblem | undefined {
  if (!isColour(colour)) return { field: 'primary_colour' }
  if (isPrimaryAllowed(colour)) return undefined
  return { field: 'primary_colour', nearest: findNearest(colour, 0, isPrimaryAllowed) }
}

function findAccentProblem(colours: BrandColours): ColourProblem | undefined {
  if (!isColour(colours.accent_colour)) return { field: 'accent_colour' }
  if (isAccentAllowed(colours)) return undefined
  const isAllowed = (accent_colour: string) => isAccentAllowed({ ...colours, accent_colour })
  return {
    field: 'accent_colour',
    nearest: findNearest(colours.accent_colour, 1, isAllowed),
  }
}

/** Enough to separate any two colours of the same hue in sRGB. */
const STEPS = 12

/**
 * Changes the lightness towards `end`, which is allowed, only as far as necessary. Keeps the hue, and
 * the chroma as far as sRGB has it.
 */
function findNearest(colour: string, end: 0 | 1, isAllowed: (colour: string) => boolean) {
  const base = parse(colour)
  let [refused, allowed] = [base.l, end as number]
  for (let step = 0; step < STEPS; step++) {
    const middle = (refused + allowed) / 2
    if (isAllowed(format({ ...base, l: middle }))) allowed = middle
    else refused = middle
  }
  return format({ ...base, l: allowed })
}

/** The dark ground of a primary colour: never lighter than the colour itself. */
export function darkColourOf(primary: string) {
  const dark = parse(follow(firstDarkColour, firstColours.primary_colour, primary))
  const ratio = parse(firstDarkColour).l / parse(firstColours.primary_colour).l
  return format({ ...dark, l: Math.min(dark.l, parse(primary).l * ratio) })
}

/** First colours of a text, by the brand colour that they follow. */
export interface Followers {
  primary: string[]
  accent: string[]
}

/** Replaces first colours in a drawing or style sheet by those of the brand. */
export function applyBrand(text: string, { primary, accent }: Followers, colours: BrandColours) {
  const { primary_colour, accent_colour } = colours
  const replacements = new Map([
    ...primary.map((each) => [each, followPrimary(each, primary_colour)] as const),
    ...accent.map(
      (each) => [each, follow(each, firstColours.accent_colour, accent_colour)] as const,
    ),
  ])
  return text.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => replacements.get(colour) ?? colour)
}

const followPrimary = (colour: string, primary: string) =>
  colour === firstDarkColour
    ? darkColourOf(primary)
    : follow(colour, firstColours.primary_colour, primary)

/** A brand colour more vivid than the first one must not make tints glaring. */
const MAX_CHROMA_RATIO = 1.4

/** Turns a colour as `from` was turned to `to`: hue and chroma change, the lightness remains. */
function follow(colour: string, from: string, to: string) {
  if (colour === from) return to
  const [base, before, after] = [colour, from, to].map(parse) as [Oklch, Oklch, Oklch]
  return format({
    ...base,
    c: base.c * Math.min(after.c / before.c, MAX_CHROMA_RATIO),
    // Greys have no hue.
    h: (base.h ?? 0) + (after.h ?? before.h ?? 0) - (before.h ?? 0),
  })
}

function parse(colour: string) {
  const parsed = toOklch(colour)
  if (!parsed) throw new Error(`${colour} is no colour`)
  return parsed
}

const format = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'))
