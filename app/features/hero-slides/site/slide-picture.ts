/**
 * The pictures that come with this site (1600 px wide) lie beside one of half the width. Their
 * left half is dark, where the text stands; any other picture has to be shaded there.
 */
export function slidePicture(image: string) {
  const [, name] = image.match(/^\/slides\/([a-z-]+)\.webp$/) ?? []
  if (!name) return { attributes: { src: image }, isShaded: true }
  const srcSet = `/slides/${name}-800.webp 800w, ${image} 1600w`
  return { attributes: { sizes: '100vw', srcSet, src: image }, isShaded: false }
}
