import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mission, OfficeRooms } from '#app/features/about/site/about-page-view.tsx'
import { about } from '#app/features/fixed-pages/content/about.ts'
import { RoomPicture } from './home-page-view.tsx'

const officePicture = {
  address: '/media/1.webp',
  alt: 'Six students at two tables',
  width: 1200,
  height: 800,
  focus: '20% 80%',
}
const shown =
  /<img src="\/media\/1.webp" srcSet="[^"]*960w, [^"]* 1200w" [^>]* alt="Six students at two tables" width="1200" height="800" loading="lazy" style="object-position:20% 80%"/

test('shows the office picture between two lists if there is one', () => {
  expect(renderToStaticMarkup(createElement(RoomPicture, { officePicture }))).toMatch(shown)
  expect(renderToStaticMarkup(createElement(RoomPicture))).toBe('')
})

test('shows the mission beside the team picture or alone', () => {
  const withPeople = renderToStaticMarkup(
    createElement(Mission, { ...about.mission, people: officePicture }),
  )
  const alone = renderToStaticMarkup(createElement(Mission, about.mission))
  expect(withPeople).toMatch(shown)
  expect(alone).not.toContain('<img')
  for (const markup of [withPeople, alone]) expect(markup).toContain('Our mission')
})

test('shows a picture of the rooms instead of the page’s picture and caption', () => {
  const withPhotograph = renderToStaticMarkup(
    createElement(OfficeRooms, { ...about.rooms, officePicture }),
  )
  const drawn = renderToStaticMarkup(createElement(OfficeRooms, about.rooms))
  expect(withPhotograph).toMatch(shown)
  expect(withPhotograph).not.toMatch(/office\.svg|A drawing/)
  expect(drawn).toMatch(/<img src="\/pictures\/office\.svg".*A drawing, not a photograph/)

  const none = { ...about.rooms.picture, picture: '' }
  const bare = createElement(OfficeRooms, { ...about.rooms, picture: none })
  expect(renderToStaticMarkup(bare)).not.toMatch(/<figure|<img/)
})
