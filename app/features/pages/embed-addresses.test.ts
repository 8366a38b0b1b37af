import { expect, test } from 'vitest'
import { mapPlace, youTubeAddress } from '#app/contract/embed-patterns.ts'
import { toMapAddresses, toVideoAddresses } from './embed-addresses.ts'

const videos = [
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'https://youtube.com/watch?app=desktop&v=M7lc1UVf-VE&t=10s',
  'https://m.youtube.com/watch?v=M7lc1UVf-VE#top',
  'https://youtu.be/M7lc1UVf-VE?si=abc',
  'https://www.youtube.com/shorts/M7lc1UVf-VE',
  'https://www.youtube.com/live/M7lc1UVf-VE?feature=share',
  'https://www.youtube.com/embed/M7lc1UVf-VE',
]

test.each(videos)('reads the address of the video %s', (address) => {
  expect(address).toMatch(new RegExp(youTubeAddress))
  expect(toVideoAddresses(address)).toEqual({
    page: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    frame: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
  })
})

test.each([
  '',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/12345678901',
  'https://evil.example/youtube.com/watch?v=M7lc1UVf-VE',
  'http://youtu.be/M7lc1UVf-VE',
  'https://youtu.be/M7lc1UVf-VEextra',
  'javascript:alert(1)//youtu.be/M7lc1UVf-VE',
])('refuses %s as a video', (address) => {
  expect(address).not.toMatch(new RegExp(youTubeAddress))
})

const places = [
  '27.7041, 85.3145',
  '27.7041,85.3145',
  'https://www.google.com/maps/@27.7041,85.3145,17z',
  'https://www.google.com/maps/place/Example/@27.7041,85.3145,17z/data=!3m1',
  'https://www.openstreetmap.org/#map=17/27.7041/85.3145',
  'https://www.openstreetmap.org/?mlat=27.7&mlon=85.3#map=17/27.7041/85.3145',
]

test.each(places)('reads the place %s', (place) => {
  expect(place).toMatch(new RegExp(mapPlace))
  const addresses = toMapAddresses(place)
  expect(addresses?.frame).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=85.30950,27.70110,85.31950,27.70710&layer=mapnik&marker=27.7041,85.3145',
  )
  expect(addresses?.directions).toContain('destination=27.7041,85.3145')
})

test.each(['', 'Putalisadak', '27.7041', 'https://maps.app.goo.gl/abc', 'javascript:1,2'])(
  'refuses %s as a place',
  (place) => {
    expect(place).not.toMatch(new RegExp(mapPlace))
    expect(toMapAddresses(place)).toBeUndefined()
  },
)

test('shows no map of a place that does not exist', () => {
  expect(toMapAddresses('91, 85')).toBeUndefined()
  expect(toMapAddresses('27, 181')).toBeUndefined()
})
