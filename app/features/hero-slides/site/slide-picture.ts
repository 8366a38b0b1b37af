/** The pictures that come with this site (1600 px wide) lie beside one of half the width. */
export function slidePicture(image: string) {
  const [, name] = image.match(/^\/slides\/([a-z-]+)\.webp$/) ?? []
  if (!name) return { src: image }
  return {
    sizes: '100vw',
    srcSet: `/slides/${name}-800.webp 800w, ${image} 1600w`,
    src: image,
  }
}
