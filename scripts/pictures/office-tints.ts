/** Colours of the office drawing that the palette lacks. */
export const officeTints = {
  warmWall: '#f4ecdd',
  coolWall: '#e6eaf6',
  wood: '#d8b98f',
  woodDark: '#b98f5f',
  sky: '#dbe6fb',
  dawn: '#fdebcd',
  snow: '#ffffff',
  rock: '#a9b8e2',
  hill: '#7f95d3',
  leaf: '#3f7d5c',
  leafLight: '#5a9c78',
}
