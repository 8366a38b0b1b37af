import type { HandbookPage } from '../../handbook-page.ts'

export const pictures = {
  title: 'Pictures',
  summary: 'The library of all pictures of the website.',
  screens: {
    '/admin/pictures':
      'All pictures that you can use on the website. Describe each one for people who cannot see it, and set the focal point, which stays visible when the picture is cropped.',
    '/admin/files':
      'PDF files, such as brochures and checklists. Upload one and link to it in a text: the link dialog finds it by its title. Visitors see its size and pages beside the link.',
  },
  sections: [
    {
      heading: 'Upload pictures',
      text: [
        'Press “Upload pictures”, or upload a picture where you use it. Several can be chosen at once; each has a description and a caption. JPEG, PNG, WebP, AVIF, HEIC, GIF and SVG files up to 8 MB work. Location and camera data are removed.',
        'Show people only if they have agreed.',
      ],
    },
    {
      heading: 'Alternative text and focal point',
      text: [
        'The alternative text says what the picture shows, for example “Students in front of our office”. A text with a picture without it cannot be published.',
      ],
    },
    {
      heading: 'Unused pictures',
      text: [
        'A picture that nothing shows is removed after 30 days, unless it has a title or was added to the library.',
      ],
    },
  ],
} satisfies HandbookPage
