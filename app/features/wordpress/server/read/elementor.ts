import { getOwn } from '#app/contract/get-own.ts'
import { escapeHtml } from './shortcodes.ts'

interface Element {
  widgetType?: string
  settings?: Record<string, unknown>
  elements?: Element[]
}

const heading = (text: unknown, level = 3) =>
  text ? `<h${level}>${escapeHtml(String(text))}</h${level}>` : ''
const paragraph = (text: unknown) => (text ? `<p>${escapeHtml(String(text))}</p>` : '')
const picture = (image: unknown) => {
  const { url } = (image ?? {}) as { url?: unknown }
  return url ? `<img src="${escapeHtml(String(url))}" alt="">` : ''
}
const link = (target: unknown, label: unknown) => {
  const { url } = (target ?? {}) as { url?: unknown }
  return url && label
    ? `<p><a href="${escapeHtml(String(url))}">${escapeHtml(String(label))}</a></p>`
    : paragraph(label)
}
const rows = (list: unknown) => (Array.isArray(list) ? (list as Record<string, unknown>[]) : [])
/** Titles with formatted texts. */
const sections = (list: unknown) =>
  rows(list)
    .map((each) => heading(each.tab_title) + String(each.tab_content ?? ''))
    .join('')

type Settings = Record<string, unknown>

/** The widgets that hold texts and pictures. */
const widgets: Record<string, (settings: Settings) => string> = {
  heading: (of) =>
    heading(
      of.title,
      /^h[1-4]$/.test(String(of.header_size)) ? Number(String(of.header_size)[1]) : 2,
    ),
  'text-editor': (of) => String(of.editor ?? ''),
  html: (of) => String(of.html ?? ''),
  shortcode: (of) => String(of.shortcode ?? ''),
  image: (of) => picture(of.image) + paragraph(of.caption),
  'image-gallery': (of) => rows(of.wp_gallery).map(picture).join(''),
  gallery: (of) => rows(of.gallery).map(picture).join(''),
  'image-carousel': (of) => rows(of.carousel).map(picture).join(''),
  'image-box': (of) => picture(of.image) + heading(of.title_text) + paragraph(of.description_text),
  'icon-box': (of) => heading(of.title_text) + paragraph(of.description_text),
  button: (of) => link(of.link, of.text),
  'icon-list': (of) =>
    `<ul>${rows(of.icon_list)
      .map((each) => `<li>${escapeHtml(String(each.text ?? ''))}</li>`)
      .join('')}</ul>`,
  accordion: (of) => sections(of.tabs),
  toggle: (of) => sections(of.tabs),
  tabs: (of) => sections(of.tabs),
  testimonial: (of) =>
    `<blockquote><p>${escapeHtml(String(of.testimonial_content ?? ''))}</p></blockquote>${paragraph(of.testimonial_name)}`,
  counter: (of) =>
    paragraph(`${of.ending_number ?? ''}${of.suffix ?? ''} ${of.title ?? ''}`.trim()),
  alert: (of) => heading(of.alert_title) + paragraph(of.alert_description),
  'call-to-action': (of) =>
    heading(of.title) + paragraph(of.description) + link(of.link, of.button),
  video: (of) => {
    const url = of.youtube_url ?? of.vimeo_url ?? of.external_url
    return url ? `<iframe src="${escapeHtml(String(url))}"></iframe>` : ''
  },
  google_maps: (of) => `<iframe src="${escapeHtml(`maps: ${of.address ?? ''}`)}"></iframe>`,
  form: (of) => `<form title="${escapeHtml(String(of.form_name ?? 'form'))}"></form>`,
  divider: () => '',
  spacer: () => '',
  'social-icons': () => '',
  icon: () => '',
}

/**
 * Returns the content of a page of Elementor as HTML, from its own data.
 * @param addUnknown called with the name of each widget that cannot be shown
 */
export function renderElementor(data: string, addUnknown: (name: string) => void) {
  const render = ({ widgetType, settings = {}, elements = [] }: Element, depth = 0): string => {
    if (depth > 30) return ''
    if (!widgetType) return elements.map((each) => render(each, depth + 1)).join('\n\n')
    const widget = getOwn(widgets, widgetType)
    if (!widget) addUnknown(widgetType)
    return widget?.(settings) ?? ''
  }
  try {
    const parsed: unknown = JSON.parse(data)
    return Array.isArray(parsed) ? parsed.map((each) => render(each)).join('\n\n') : ''
  } catch {
    return ''
  }
}
