import { makeAttachment, makeMenuItem, type makeWordpressExport } from './wordpress-export.ts'

type Options = Parameters<typeof makeWordpressExport>[0]

/** An export file with a trait, and what its import must give. */
interface WordpressFile {
  trait: string
  make: (site: string) => Options
  /** Changes the text of the file. */
  damage?: (file: string) => string
  /** Texts of articles by title; pictures are written as `![alt](picture)`. */
  texts?: Record<string, string>
  /** New addresses by title; '' for drafts. */
  addresses?: Record<string, string>
  /** Codes of notes by title. */
  notes?: Record<string, string[]>
  /** Codes of losses of the whole import. */
  losses?: string[]
  /** Targets of redirects by old address. */
  redirects?: Record<string, string>
  /** The menu as labels; children follow their parent after "›". */
  menu?: string[]
}

const lines = (...texts: string[]) => texts.join('\n\n')

/** The list of export files, after the formats of WordPress 4.9 to the present. */
export const wordpressFiles: WordpressFile[] = [
  {
    trait: '4.9: classic posts with [caption], [gallery] and [embed], titles without CDATA',
    make: (site) => ({
      version: '4.9.8',
      site,
      items: [
        makeAttachment(2, '2018/03/a.png', { site, parent: 1 }),
        makeAttachment(3, '2018/03/b.png', {
          site,
          parent: 1,
          meta: { _wp_attachment_image_alt: 'B' },
        }),
        {
          id: 1,
          title: 'IELTS & TOEFL',
          date: '2018-03-01 08:00:00',
          content: `First line\nsecond line\n\n[caption id="x" align="alignleft" width="300"]<a href="${site}/wp-content/uploads/2018/03/a.png"><img src="${site}/wp-content/uploads/2018/03/a-300x200.png" alt="A" /></a> Caption A[/caption]\n\nNot a shortcode [1].\n\n[gallery ids="2,3"]\n\n[embed]https://vimeo.com/12[/embed]`,
        },
      ],
    }),
    texts: {
      'IELTS & TOEFL': lines(
        'First line\nsecond line',
        '![A](picture Caption A)',
        'Not a shortcode [1].',
        '![IELTS & TOEFL](picture)',
        '![B](picture)',
        '[https://vimeo.com/12](https://vimeo.com/12)',
      ),
    },
    redirects: { '/2018/03': '/articles', '/2018/03/slug-1': '/articles/slug-1' },
  },
  {
    trait: '5.0: the block editor with gallery, columns, button and table',
    make: (site) => ({
      version: '5.0.3',
      site,
      items: [
        makeAttachment(2, '2018/12/a.png', { site }),
        {
          id: 1,
          title: 'Blocks',
          content: `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:gallery {"ids":[2]} --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="${site}/wp-content/uploads/2018/12/a.png" alt="A" data-id="2"/></figure></li></ul><!-- /wp:gallery --></div><!-- /wp:column --></div><!-- /wp:columns --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://other.example/apply">Apply</a></div><!-- /wp:button --><!-- wp:table --><table class="wp-block-table"><tbody><tr><td>Fee</td><td>10</td></tr></tbody></table><!-- /wp:table --><!-- wp:latest-posts /-->`,
        },
      ],
    }),
    texts: {
      Blocks: lines(
        'Left',
        '![A](picture)',
        '[Apply](https://other.example/apply)',
        '| Fee | 10 |\n| --- | --- |',
      ),
    },
    notes: { Blocks: ['block', 'gallery'] },
  },
  {
    trait: '5.3: reusable blocks, and a classic post beside blocks',
    make: (site) => ({
      version: '5.3.2',
      site,
      items: [
        {
          id: 9,
          type: 'wp_block',
          title: 'Call',
          content: '<!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph -->',
        },
        {
          id: 1,
          title: 'Reused',
          content:
            '<!-- wp:block {"ref":9} /--><!-- wp:heading --><h2>More</h2><!-- /wp:heading --><!-- wp:list --><ul><li>One</li><li>Two</li></ul><!-- /wp:list -->',
        },
        { id: 2, title: 'Classic', content: 'One\n\nTwo <em>and</em> <strong>three</strong>' },
        {
          id: 3,
          title: 'Attributes',
          content:
            '<!-- wp:heading {"level":2} --><h2>Visa</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Bring a passport.</p><!-- /wp:paragraph --><!-- wp:block {"ref":9,"note":{"a":1}} /--><!-- wp:paragraph {"align":"left"} --><p>Last.</p><!-- /wp:paragraph --><!-- wp:latest-posts {"postsToShow":3} /-->',
        },
        {
          id: 4,
          title: 'Open shortcodes',
          content:
            'One [embed]\n\nTwo [vc_raw_html]\n\nThree [caption width="1"]\n\nFour\n\n[embed]https://vimeo.com/12[/embed]\n\n[vc_raw_html]JTNDcCUzRVJhdyUzQyUyRnAlM0U=[/vc_raw_html]',
        },
      ],
    }),
    texts: {
      Reused: lines('Call us.', '# More', '- One\n- Two'),
      Attributes: lines('# Visa', 'Bring a passport.', 'Call us.', 'Last.'),
      'Open shortcodes': lines(
        'One',
        'Two',
        'Three',
        'Four',
        '[https://vimeo.com/12](https://vimeo.com/12)',
        'Raw',
      ),
      Classic: lines('One', 'Two *and* **three**'),
    },
  },
  {
    trait: '5.7: titles in CDATA, dates of changes, summaries of Yoast',
    make: (site) => ({
      version: '5.7.2',
      site,
      items: [
        {
          id: 1,
          title: 'Fees &#8211; a <em>short</em> list',
          meta: { _yoast_wpseo_metadesc: 'What it costs.' },
        },
      ],
    }),
    addresses: { 'Fees – a short list': '/articles/slug-1' },
  },
  {
    trait: '6.6: a block theme with templates, styles and navigation',
    make: (site) => ({
      version: '6.6.2',
      site,
      items: [
        { id: 5, type: 'wp_template', title: 'Single', content: '<!-- wp:post-content /-->' },
        { id: 6, type: 'wp_global_styles', title: 'Styles', content: '{}' },
        { id: 7, type: 'wp_navigation', title: 'Navigation', content: '' },
        { id: 8, type: 'wp_font_face', title: 'Font', content: '{}' },
        {
          id: 1,
          title: 'Only post',
          content:
            '<!-- wp:details --><details class="wp-block-details"><summary>Question</summary><!-- wp:paragraph --><p>Answer</p><!-- /wp:paragraph --></details><!-- /wp:details -->',
        },
      ],
    }),
    texts: { 'Only post': lines('**Question**', 'Answer') },
    losses: [],
  },
  {
    trait: 'WPBakery: rows, headings, pictures, buttons and raw HTML',
    make: (site) => ({
      version: '6.1',
      site,
      items: [
        makeAttachment(42, '2022/01/desk.png', { site }),
        {
          id: 1,
          title: 'Bakery',
          content: `[vc_row full_width="stretch_row"][vc_column width="1/2"][vc_custom_heading text="Our way" font_container="tag:h2"][vc_column_text css=".vc_custom_1{margin:0}"]\n\nWe <b>help</b>.\n\n[/vc_column_text][vc_single_image image="42" img_size="full"][vc_btn title="Apply" link="url:https%3A%2F%2Fother.example%2F|title:Apply"][vc_raw_html]JTNDcCUzRVJhdyUzQyUyRnAlM0U=[/vc_raw_html][vc_gmaps link="x"][vc_tta_accordion][vc_tta_section title="When?"][vc_column_text]Now.[/vc_column_text][/vc_tta_section][/vc_tta_accordion][/vc_column][/vc_row]`,
        },
      ],
    }),
    texts: {
      Bakery: lines(
        '# Our way',
        'We **help**.',
        '![Bakery](picture)',
        '[Apply](https://other.example/)',
        'Raw',
        '# When?',
        'Now.',
      ),
    },
    notes: { Bakery: ['iframe'] },
  },
  {
    trait: 'Divi: modules with attributes, toggles and a contact form',
    make: (site) => ({
      version: '6.2',
      site,
      items: [
        {
          id: 1,
          title: 'Divi',
          content: `[et_pb_section fb_built="1" admin_label="section"][et_pb_row][et_pb_column type="4_4"][et_pb_text _builder_version="4.9"]<h2>Visa</h2><p>Text</p>[/et_pb_text][et_pb_blurb title="Fast %22work%22"]<p>In a week.</p>[/et_pb_blurb][et_pb_button button_text="Call" button_url="tel:+977 1 400"][/et_pb_button][et_pb_contact_form title="Ask us"][et_pb_contact_field field_title="Name"][/et_pb_contact_field][/et_pb_contact_form][/et_pb_column][/et_pb_row][/et_pb_section]`,
        },
      ],
    }),
    texts: {
      Divi: lines('# Visa', 'Text', '## Fast "work"', 'In a week.', '[Call](tel:+9771400)'),
    },
    notes: { Divi: ['form', 'form'] },
  },
  {
    trait: 'Elementor: the text is only in its own data',
    make: (site) => ({
      version: '6.4',
      site,
      items: [
        {
          id: 1,
          title: 'Elementor',
          content: '',
          meta: {
            _elementor_edit_mode: 'builder',
            _elementor_data: JSON.stringify([
              {
                elType: 'section',
                elements: [
                  { widgetType: 'heading', settings: { title: 'Study', header_size: 'h2' } },
                  {
                    widgetType: 'text-editor',
                    settings: { editor: '<p>In <strong>Leeds</strong>.</p>' },
                  },
                  {
                    widgetType: 'image',
                    settings: { image: { url: `${site}/wp-content/uploads/2023/01/e.png` } },
                  },
                  {
                    widgetType: 'button',
                    settings: { text: 'Go', link: { url: 'https://other.example/' } },
                  },
                  {
                    widgetType: 'video',
                    settings: { youtube_url: 'https://www.youtube.com/watch?v=abc' },
                  },
                  { widgetType: 'form', settings: { form_name: 'Enquiry' } },
                  { widgetType: 'posts', settings: {} },
                ],
              },
            ]),
          },
        },
      ],
    }),
    texts: {
      Elementor: lines(
        '# Study',
        'In **Leeds**.',
        '![Elementor](picture)',
        '[Go](https://other.example/)',
        '[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
      ),
    },
    notes: { Elementor: ['block', 'form', 'video'] },
  },
  {
    trait: 'a menu of three levels with posts, categories and anchors',
    make: (site) => ({
      site,
      terms: { 'category visa': 'Visa', 'nav_menu main': 'Top' },
      items: [
        { id: 1, title: 'News', terms: { 'category visa': 'Visa' } },
        { id: 2, type: 'page', title: 'About team', slug: 'about-team' },
        makeMenuItem(11, { type: 'custom', url: '#' }, { title: 'More', order: 1 }),
        makeMenuItem(
          12,
          { type: 'post_type', object: 'page', object_id: '2', menu_item_parent: '11' },
          { order: 2 },
        ),
        makeMenuItem(
          13,
          { type: 'post_type', object: 'post', object_id: '1', menu_item_parent: '12' },
          { title: 'Deep', order: 3 },
        ),
        makeMenuItem(
          14,
          { type: 'taxonomy', object: 'category', object_id: '2', menu_item_parent: '11' },
          { title: 'Visa', order: 4 },
        ),
        makeMenuItem(
          15,
          { type: 'custom', url: 'http://plain.example/' },
          { title: 'Insecure', order: 5 },
        ),
        makeMenuItem(16, { type: 'custom', url: `${site}/` }, { title: 'Start', order: 6 }),
      ],
    }),
    menu: ['More', 'More › (page)', 'More › Deep', 'More › Visa', 'Start'],
  },
  {
    trait: 'nested pages, and pages at addresses of this site',
    make: (site) => ({
      site,
      items: [
        { id: 1, type: 'page', title: 'Services', slug: 'services' },
        {
          id: 2,
          type: 'page',
          title: 'Visa help',
          slug: 'visa',
          parent: 1,
          link: `${site}/services/visa/`,
        },
        { id: 3, type: 'page', title: 'Contact', slug: 'contact' },
        {
          id: 4,
          type: 'page',
          title: 'Contact in Pokhara',
          slug: 'contact',
          parent: 5,
          link: `${site}/pokhara/contact/`,
        },
        { id: 5, type: 'page', title: 'Pokhara', slug: 'pokhara' },
        { id: 6, type: 'page', title: 'Nepali', slug: 'ne' },
        { id: 7, type: 'page', title: 'Welcome', slug: 'home', link: `${site}/` },
        { id: 8, title: 'To the start', content: `<a href="${site}/">Start</a>` },
      ],
    }),
    texts: { 'To the start': '[Start](/)' },
    addresses: {
      Services: '',
      'Visa help': '/visa',
      Contact: '',
      'Contact in Pokhara': '/pokhara-contact',
      Pokhara: '/pokhara',
      Nepali: '',
      Welcome: '',
    },
    notes: {
      Contact: ['address_taken'],
      'Contact in Pokhara': ['address_changed'],
      Welcome: ['address_taken'],
    },
    redirects: {
      '/pokhara/contact': '/pokhara-contact',
      '/?page_id=4': '/pokhara-contact',
      '/?page_id=7': '/',
    },
  },
  {
    trait: 'drafts, private, scheduled and protected posts, and the trash',
    make: (site) => ({
      site,
      items: [
        { id: 1, title: 'Published' },
        { id: 2, title: 'Draft', status: 'draft', slug: '' },
        { id: 3, title: 'Private', status: 'private' },
        { id: 4, title: 'Scheduled', status: 'future', date: '2030-01-01 00:00:00' },
        { id: 5, title: 'Protected', password: 'secret' },
        { id: 6, title: 'Thrown away', status: 'trash' },
        { id: 7, title: 'Auto', status: 'auto-draft' },
        { id: 8, type: 'revision', status: 'inherit', title: 'Old' },
      ],
    }),
    addresses: {
      Published: '/articles/slug-1',
      Draft: '',
      Private: '',
      Scheduled: '',
      Protected: '',
    },
    notes: {
      Draft: ['was_draft'],
      Private: ['was_private'],
      Scheduled: ['was_scheduled'],
      Protected: ['had_password'],
    },
    losses: ['in_trash', 'was_draft', 'was_private', 'was_scheduled', 'had_password'],
  },
  {
    trait: 'Nepali titles with encoded addresses',
    make: (site) => ({
      site,
      terms: {
        [`category ${encodeURIComponent('भिसा').toLowerCase()}`]: 'भिसा',
        [`post_tag ${encodeURIComponent('शुल्क').toLowerCase()}`]: 'शुल्क',
      },
      items: [
        {
          id: 1,
          title: 'बेलायतमा पढ्ने',
          slug: encodeURIComponent('बेलायतमा-पढ्ने').toLowerCase(),
          content: '<p>ब्रिटेनमा पढ्न <strong>IELTS</strong> चाहिन्छ।</p>',
          terms: { [`category ${encodeURIComponent('भिसा').toLowerCase()}`]: 'भिसा' },
        },
      ],
    }),
    texts: { 'बेलायतमा पढ्ने': 'ब्रिटेनमा पढ्न **IELTS** चाहिन्छ।' },
    addresses: { 'बेलायतमा पढ्ने': '/articles/article-1' },
    redirects: {
      '/2024/05/बेलायतमा-पढ्ने': '/articles/article-1',
      '/category/भिसा': `/articles/category/${encodeURIComponent('भिसा')}`,
      '/tag/शुल्क': '/articles',
      '/?tag=शुल्क': '/articles',
    },
  },
  {
    trait: 'plain permalinks: every address has a parameter',
    make: (site) => ({
      site,
      items: [
        {
          id: 1,
          title: 'Plain',
          link: `${site}/?p=1`,
          content: `See <a href="${site}/?page_id=2">us</a>.`,
        },
        { id: 2, type: 'page', title: 'Us', slug: 'us', link: `${site}/?page_id=2` },
        makeAttachment(3, '2024/05/a.png', { site, link: `${site}/?attachment_id=3` }),
      ],
    }),
    texts: { Plain: 'See [us](/us).' },
    redirects: { '/?p=1': '/articles/slug-1', '/?page_id=2': '/us', '/?attachment_id=3': '/' },
  },
  {
    trait: 'a site in a folder, with index.php in its addresses',
    make: (site) => ({
      site: `${site}/blog`,
      terms: { 'category visa': 'Visa' },
      items: [
        {
          id: 1,
          title: 'In a folder',
          link: `${site}/blog/index.php/2024/05/slug-1/`,
          terms: { 'category visa': 'Visa' },
          content: `<a href="/blog/index.php/2024/05/slug-2/#fees">Second</a>`,
        },
        { id: 2, title: 'Second', link: `${site}/blog/index.php/2024/05/slug-2/` },
        { id: 3, type: 'page', title: 'Front', slug: 'home', link: `${site}/blog/` },
        {
          id: 4,
          type: 'page',
          title: 'About',
          slug: 'story',
          link: `${site}/blog/index.php/story/`,
        },
      ],
    }),
    addresses: { Front: '', About: '/story' },
    texts: { 'In a folder': '[Second](/articles/slug-2#fees)' },
    redirects: {
      '/blog/index.php/2024/05/slug-1': '/articles/slug-1',
      '/blog': '/',
      '/blog?p=1': '/articles/slug-1',
      '/blog?page_id=4': '/story',
      '/blog?cat=2': '/articles/category/visa',
      '/blog?feed=rss2': '/articles/feed.xml',
      '/blog/index.php/category/visa': '/articles/category/visa',
      '/blog/index.php/author/asha': '/articles',
      '/blog/index.php/2024/05': '/articles',
      '/blog/index.php/feed': '/articles/feed.xml',
      '/blog/feed': '/articles/feed.xml',
    },
  },
  {
    trait: 'more categories and tags than an article can have',
    make: (site) => ({
      site,
      terms: {
        'category uncategorized': 'Uncategorized',
        'category a': 'A &amp; B',
        'category c': 'C',
      },
      parents: { c: 'a' },
      items: [
        {
          id: 1,
          title: 'Many',
          terms: {
            'category uncategorized': 'Uncategorized',
            'category a': 'A &amp; B',
            'category c': 'C',
            'category d': 'D',
            'category e': 'E',
            'category f': 'F',
            'category g': 'G',
            ...Object.fromEntries(
              Array.from({ length: 22 }, (_, tag) => [`post_tag t${tag}`, `T${tag}`]),
            ),
          },
        },
      ],
    }),
    notes: { Many: ['categories_left_out', 'tags_left_out', 'tags_left_out'] },
    redirects: {
      '/category/a': '/articles/category/a-b',
      '/category/a/c': '/articles/category/c',
      '/category/uncategorized': '/articles',
    },
  },
  {
    trait: 'scripts, styles, forms, frames, drawings and pictures inside the text',
    make: (site) => ({
      site,
      items: [
        {
          id: 1,
          title: 'Unsafe',
          content: `<script>alert(1)</script><style>p{color:red}</style><p onclick="alert(1)" style="background:url(javascript:1)">Safe <a href="javascript:alert(1)">words</a></p><form action="https://other.example/"><input name="a"></form><iframe src="https://maps.google.com/maps?q=x"></iframe><iframe width="1" src="https://www.youtube.com/embed/abc"></iframe><img src="data:image/png;base64,AAAA"><img src="https://pixel.example/p.gif" width="1" height="1"><svg onload="alert(1)"></svg><img src="x" onerror="alert(1)" alt="">`,
        },
      ],
    }),
    texts: {
      Unsafe: lines(
        'Safe words',
        '[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
        '![Unsafe](picture)',
      ),
    },
    notes: { Unsafe: ['style', 'script', 'form', 'iframe', 'video', 'embedded_picture'] },
  },
  {
    trait: 'content of plugins: products, forms and comments',
    make: (site) => ({
      site,
      items: [
        { id: 1, title: 'With comments', comments: 3 },
        { id: 2, type: 'product', title: 'A book' },
        { id: 3, type: 'wpcf7_contact_form', title: 'Contact form 1' },
        { id: 4, type: 'elementor_library', title: 'Header' },
        {
          id: 5,
          title: 'With a form',
          content:
            '[contact-form-7 id="3" title="Contact form 1"]\n\nWrite to us. [unknown_plugin id="1"]',
        },
      ],
    }),
    texts: { 'With a form': 'Write to us.' },
    notes: { 'With comments': ['comments'], 'With a form': ['form', 'shortcode'] },
    losses: ['unknown_type', 'form', 'comments', 'shortcode'],
  },
  {
    trait: 'control characters, entities of HTML and CDATA within CDATA',
    make: (site) => ({
      version: '4.9.1',
      site,
      items: [
        { id: 1, title: 'A title', content: '<p>A vertical\u000btab and ]]> the end\u0000.</p>' },
      ],
    }),
    damage: (file) => file.replace('A title', 'A&nbsp;title &ndash; new'),
    texts: { 'A title – new': 'A verticaltab and ]]> the end.' },
  },
  {
    trait: 'repeated ids and slugs, long titles, empty and very long texts',
    make: (site) => ({
      site,
      items: [
        { id: 1, title: 'First', slug: 'same' },
        { id: 1, title: 'The same id', slug: 'again' },
        { id: 2, title: 'Second', slug: 'same' },
        { id: 3, title: `Long ${'title '.repeat(40)}`.trim(), slug: 'long' },
        { id: 4, title: 'Empty', content: '' },
        { id: 5, title: 'Very long', content: `<p>${'Many words. '.repeat(20)}</p>\n`.repeat(400) },
        { id: 6, title: 'Nested', content: `${'<div>'.repeat(20_000)}deep` },
      ],
    }),
    addresses: { First: '/articles/same', Second: '/articles/same-2', Empty: '', 'Very long': '' },
    notes: {
      Second: ['address_changed'],
      Empty: ['no_text'],
      'Very long': ['text_too_long'],
      Nested: ['text_unreadable'],
    },
  },
  {
    trait: 'Windows line ends, unknown authors, impossible dates and another language',
    make: (site) => ({
      site,
      authors: [],
      items: [
        {
          id: 1,
          title: 'No date',
          date: '0000-00-00 00:00:00',
          author: 'ghost',
          content: 'One\r\n\r\nTwo\r\nthree',
        },
        { id: 2, title: 'Nepali', terms: { 'language ne': 'नेपाली' } },
      ],
    }),
    texts: { 'No date': lines('One', 'Two\nthree') },
    notes: { Nepali: ['translation'] },
  },
]
