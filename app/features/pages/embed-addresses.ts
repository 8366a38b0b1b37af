// Addresses of videos and maps of other sites, which pages show in frames.

/** The only sites that pages show in frames; the content security policy allows no others. */
export const frameSources = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org']

/**
 * Returns the page of a video and the address of its player, which sets no cookies before it plays.
 * @param address matches `youTubeAddress` of contract/embed-patterns.ts; undefined for others, as in drafts
 */
export function toVideoAddresses(address: string) {
  const [, id] = /(?:v=|youtu\.be\/|shorts\/|live\/|embed\/)([\w-]{11})/.exec(address) ?? []
  if (!id) return undefined
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

/** Half the height and width of a map, in degrees: about 600 m and 1 km in Nepal. */
const MAP_LATITUDES = 0.003
const MAP_LONGITUDES = 0.005

/**
 * Returns the addresses of a place: on OpenStreetMap, in a frame, and of directions.
 * @param place matches `mapPlace` of contract/embed-patterns.ts; undefined for others, as in drafts
 */
export function toMapAddresses(place: string) {
  const found = /(?:^|[@/])(-?\d{1,2}(?:\.\d+)?)[,/] ?(-?\d{1,3}(?:\.\d+)?)(?=$|[,/?&])/.exec(place)
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  const box = [
    longitude - MAP_LONGITUDES,
    latitude - MAP_LATITUDES,
    longitude + MAP_LONGITUDES,
    latitude + MAP_LATITUDES,
  ].map((degrees) => degrees.toFixed(5))
  const marker = `${latitude},${longitude}`
  return {
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join(',')}&layer=mapnik&marker=${marker}`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${marker}`,
  }
}
