/** The brand colours and a few tints for the images. */
export const palette = {
  night: '#0f1b3d',
  indigo: '#16245a',
  ocean: '#27408b',
  land: '#3f5bb5',
  rim: '#8fa6ff',
  marigold: '#f5a524',
  marigoldLight: '#ffc861',
  coral: '#ff6b6b',
  paper: '#fbf8f3',
  white: '#ffffff',
}
