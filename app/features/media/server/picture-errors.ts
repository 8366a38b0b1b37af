export const MAX_PIXELS = 40_000_000

/** Errors shared by the picture decoders. */
export const tooManyPixels = (limit: number, suffix = '') => ({
  code: 'too_many_pixels',
  params: { limit },
  detail: `This picture is too large. Please choose one of at most ${limit / 1_000_000} megapixels${suffix}.`,
})

export const tooSlow = {
  code: 'picture_too_slow',
  detail: 'This picture takes too long to read. Please choose a simpler one.',
}

export const damaged = {
  code: 'picture_damaged',
  detail: 'This picture is damaged and cannot be read. Please choose another one.',
}
