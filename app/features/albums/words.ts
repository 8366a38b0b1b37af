export const gallery = 'Gallery'
export const describeGallery = (office: string) => `Pictures from ${office}.`
export const allAlbums = 'All albums'
export const newerAlbums = 'Newer albums'
export const olderAlbums = 'Older albums'
export const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
