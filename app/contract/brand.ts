/** The colours from which all others of the public site, mails and drawings are derived. */
export interface BrandColours {
  /** The colour of links, headings, icons and chat bubbles, as "#16245a". */
  primary_colour: string
  /** The colour of the main buttons and of marks on dark grounds. */
  accent_colour: string
}

/** The colours of app/theme.css, which apply until the office chooses its own. */
export const firstColours: BrandColours = { primary_colour: '#16245a', accent_colour: '#f5a524' }

/** Whether the office has not chosen colours of its own. */
export const hasFirstColours = ({ primary_colour, accent_colour }: BrandColours) =>
  primary_colour === firstColours.primary_colour && accent_colour === firstColours.accent_colour

/** The dark ground of app/theme.css, which follows the primary colour. */
export const firstDarkColour = '#0f1b3d'
