import type { Followers } from '#app/platform/brand/brand-colours.ts'

/** The first brand colours and a few tints for the images. */
export const palette = {
  night: '#0f1b3d',
  indigo: '#16245a',
  ocean: '#27408b',
  land: '#3f5bb5',
  rim: '#8fa6ff',
  wing: '#c9d4ff',
  marigold: '#f5a524',
  marigoldLight: '#ffc861',
  coral: '#ff6b6b',
  paper: '#fbf8f3',
  white: '#ffffff',
}

const { night, indigo, ocean, land, rim, wing, marigold, marigoldLight } = palette

/** The colours of a drawing that follow the office's brand. */
export const followers: Followers = {
  primary: [night, indigo, ocean, land, rim, wing],
  accent: [marigold, marigoldLight],
}
