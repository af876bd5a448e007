import { describe, expect, test } from 'bun:test'
import {
  callout,
  facts,
  figure,
  list,
  note,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../src/document/document.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { drawChart } from '../../src/render/chart-drawing.ts'
import { LIGHT } from '../../src/render/chart-facts.ts'
import { spread } from '../render/facts.ts'
import { flat } from './reader.ts'
import { order, plain, read, words } from './written.ts'

const CHART = await drawChart(spread, {
  style: 'north',
  size: 600,
  theme: LIGHT,
  labels: 'symbol',
  showDegrees: true,
})
const full: Section = {
  title: 'Every kind of block',
  blocks: [
    paragraph('The first paragraph.'),
    facts([
      ['Ascendant', 'Gemini'],
      ['Moon', 'Cancer'],
    ]),
    subheading('A part'),
    list(['First item', 'Second item']),
    list(['Step one', 'Step two'], true),
    callout('Verdict', 'Good.'),
    table(
      'Planets',
      ['Planet', 'Degrees'],
      [
        ['Sun', '12.5'],
        ['Moon', '3.25'],
      ],
    ),
    figure('Birth chart', CHART, 'Gemini rises.'),
    note('Counted from the Moon.', ['BPHS 3']),
  ],
}
/** Rows of which each is known by its own word. */
const long = table(
  'Sixty rows',
  ['Name', 'Remark'],
  Array.from({ length: 60 }, (_, i) => [`row${i + 1}`, i % 3 ? 'short' : words(30, 'remark')]),
)

describe('a report of every kind of block', async () => {
  const pdf = await read([full])
  const tree = flat(pdf.tree)
  const every = (of: (page: number) => string) => Array.from({ length: pdf.count }, (_, page) => of(page)).join('\n')

  test('says what it is: PDF/UA, language, title for the window', () => {
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.metadata).toContain('A report')
    expect(pdf.root.get('Lang').asString()).toBe('en')
    expect(pdf.root.get('MarkInfo', 'Marked').asBoolean()).toBe(true)
    expect(pdf.root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean()).toBe(true)
  })

  test('is tagged in reading order', () => {
    const shape = tree.map(({ tag }) => tag).join(' ')
    expect(shape).toBe(
      [
        'Document H1 P Sect H2 P',
        'L LI Lbl LBody LI Lbl LBody',
        'H3',
        'L LI Lbl LBody LI Lbl LBody',
        'L LI Lbl LBody LI Lbl LBody',
        'Div P P',
        'Table Caption THead TR TH TH TBody TR TD TD TR TD TD',
        'Div Figure P',
        'Div P P',
      ].join(' '),
    )
    expect(tree.filter(({ tag }) => tag === 'TH').map(({ scope }) => scope)).toEqual(['Column', 'Column'])
    expect(tree.find(({ tag }) => tag === 'Figure')?.alt).toBe('Gemini rises.')
    const leaves = tree.filter(({ children }) => children.length === 0)
    expect(leaves.filter(({ marks }) => marks === 0)).toEqual([])
  })

  test('has its text in reading order', () => {
    const text = every(pdf.text)
    const expected = [
      'A report',
      'The first paragraph.',
      'Ascendant',
      'Gemini',
      'Moon',
      'Cancer',
      'A part',
      'First item',
      'Second item',
      '1.',
      'Step one',
      'Verdict',
      'Good.',
      'Planets',
      'Planet',
      'Degrees',
      'Sun',
      '12.5',
      'Birth chart',
      'Counted from the Moon.',
      'Sources: BPHS 3',
    ]
    let at = -1
    for (const words of expected) {
      const found = text.indexOf(words, at + 1)
      expect(`${words}: ${found > at}`).toBe(`${words}: true`)
      at = found
    }
  })

  test('embeds every font, with the text of its glyphs', () => {
    expect(pdf.fonts.length).toBeGreaterThan(1)
    expect(pdf.fonts.filter(({ embedded, unicode }) => !embedded || !unicode)).toEqual([])
  })

  test('draws the chart as vectors and text, and no picture', () => {
    expect(every(pdf.content)).not.toMatch(/\/I\d+ Do/)
    expect(every(pdf.text)).toContain('☽')
  })

  test('leaves nothing unmarked: what is shown is content or an artifact', () => {
    let depth = 0
    const loose: string[] = []
    for (const line of every(pdf.content).split('\n')) {
      if (/ (BDC|BMC)$/.test(line)) depth++
      if (line === 'EMC') depth--
      if (depth === 0 && /(TJ|Tj| Do|^f\*?|^S|^B\*?|^b\*?)$/.test(line)) loose.push(line)
    }
    expect(loose).toEqual([])
    expect(depth).toBe(0)
  })
})

test('the same request gives the same bytes; another date gives others', async () => {
  const [one, same, other] = await Promise.all([
    writePdf(order([full])),
    writePdf(order([full])),
    writePdf(order([full], { created: 0 })),
  ])
  expect(Buffer.from(one).equals(Buffer.from(same))).toBe(true)
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
})

test('a report of few pages has no contents, however many sections; who it is about stands under its title', async () => {
  const sections = Array.from({ length: 8 }, (_, i) => ({ title: `Part ${i + 1}`, blocks: [paragraph('Short.')] }))
  const subjects = [{ called: 'Groom', name: 'Arun', lines: ['3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)'] }]
  const pdf = await read(sections, { subjects, tradition: 'Western astrology' })
  expect(pdf.text(0)).not.toContain('Contents')
  expect(flat(pdf.tree).some(({ tag }) => tag === 'TOC')).toBe(false)
  expect(pdf.text(0)).toMatch(
    /A report\s+Western astrology\s+Groom: Arun\s+3 November 1991, 14:25 \(Asia\/Kolkata, UTC\+05:30\)/,
  )
})

describe('many pages', async () => {
  const pdf = await read(plain(6), { watermark: true })

  test('the contents name the page on which each section begins, and lead there', () => {
    const numbers = [...pdf.text(0).matchAll(/Chapter (\d+)\s+(\d+)/g)].map(([, chapter, page]) => [
      Number(chapter),
      Number(page),
    ])
    expect(numbers.map(([chapter]) => chapter)).toEqual([1, 2, 3, 4, 5, 6])
    for (const [chapter, page] of numbers) expect(pdf.text(page! - 1)).toContain(`Chapter ${chapter}\n`)
    expect(pdf.links(0)).toEqual(numbers.map(([, page]) => page! - 1))
  })

  test('links are part of the structure, say where they lead, and go by the order of the structure', () => {
    const tree = flat(pdf.tree)
    expect(tree.filter(({ tag }) => tag === 'TOCI').length).toBe(6)
    expect(tree.filter(({ tag }) => tag === 'Link').map(({ marks }) => marks)).toEqual([2, 2, 2, 2, 2, 2])
    expect(pdf.annotations(0)[0]!.get('Contents').asString()).toBe('Chapter 1, page 2')
    expect(pdf.tabs(0)).toBe('S')
  })

  test('bookmarks lead to the sections', () => {
    expect(pdf.outline!.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Chapter ${n}`))
    for (const { title, page } of pdf.outline!) expect(pdf.text(page)).toContain(`${title}\n`)
  })

  test('every page has its number, and the watermark to be seen but not in its text', async () => {
    const unmarked = await read(plain(6))
    for (let page = 0; page < pdf.count; page++) {
      expect(pdf.text(page)).toContain(`Page ${page + 1} of ${pdf.count}`)
      expect(pdf.text(page)).toBe(unmarked.text(page))
      const [seen, without] = [pdf.pixels(page), unmarked.pixels(page)]
      const marked = seen.filter((value, i) => value !== without[i]).length / seen.length
      expect(marked).toBeGreaterThan(0.03)
    }
  })

  test('every word is there, once and in order', () => {
    const text = Array.from({ length: pdf.count }, (_, page) => pdf.text(page)).join('\n')
    const found = [...text.matchAll(/\bword(\d+)\b/g)].map(([, number]) => Number(number))
    expect(found).toEqual(Array.from({ length: 6 }, () => Array.from({ length: 900 }, (_, i) => i + 1)).flat())
  })
})

describe('a table longer than a page', async () => {
  const pdf = await read([{ title: 'Table', blocks: [long] }])
  const pages = Array.from({ length: pdf.count }, (_, page) => pdf.text(page))

  test('has its head again on every page, heard once', () => {
    expect(pdf.count).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Remark')
    expect(flat(pdf.tree).filter(({ tag }) => tag === 'TH').length).toBe(2)
  })

  test('has every row, undivided', () => {
    const rows = [...pages.join('\n').matchAll(/\brow\d+\b/g)].map(([row]) => row)
    expect(rows).toEqual(Array.from({ length: 60 }, (_, i) => `row${i + 1}`))
    for (const page of pages) {
      const remarks = [...page.matchAll(/\bremark(\d+)\b/g)].map(([, n]) => Number(n))
      expect(remarks.length % 30).toBe(0)
    }
  })
})

test('no word of a column that is as wide as its widest word is cut', async () => {
  const watched = [
    ['Venus', 'lord of the second and of the seventh'],
    ['Rahu', `a malefic in the second, ${words(12, 'beside')} the lord of the seventh`],
    ['Jupiter', 'lord of the seventh'],
    ['Mars', 'lord of the seventh'],
  ]
  for (let more = 0; more < 40; more++) {
    const rows = [...watched, ['Sun', 'x'.repeat(more)]]
    const pdf = await read([{ title: 'Table', blocks: [table('Planets', ['Planet', 'Why'], rows)] }])
    for (const [planet] of rows) expect(pdf.text(0)).toContain(`${planet}\n`)
  }
})

describe('scripts', async () => {
  const names = {
    Devanagari: 'क्षत्रिय ज्ञानेश्वरी प्रद्युम्न',
    Bengali: 'শ্রীকৃষ্ণ',
    Tamil: 'கொங்கு ஶ்ரீ',
    Telugu: 'జ్యోతిష్యం',
    Kannada: 'ಜ್ಯೋತಿಷ್ಯ',
    Malayalam: 'ജ്യോതിഷം',
    Odia: 'ଜ୍ୟୋତିଷ',
    Gurmukhi: 'ਜੋਤਿਸ਼',
    Gujarati: 'જ્યોતિષ',
    Sinhala: 'ජ්‍යෝතිෂය',
    Urdu: 'بُرج حمل',
    Korean: '천문학',
    Cyrillic: 'Астрология',
    Polish: 'Zażółć gęślą jaźń',
    IAST: 'Kṛṣṇa jyotiṣa',
    Vietnamese: 'Nguyễn',
  }
  const pdf = await read([{ title: 'Names', blocks: Object.values(names).map(paragraph) }])

  test.each(Object.entries(names))('%s is drawn in an embedded face that has it', (_, name) => {
    const content = pdf.content(0)
    const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')
    const text = pdf.text(0)
    for (const word of name.split(' '))
      expect(text.includes(word) || content.toLowerCase().includes(`<${utf16(word)}>`)).toBe(true)
    expect(text).not.toContain('�')
  })

  test('every script has its font', () => {
    const families = new Set(pdf.fonts.map(({ name }) => name.replace(/^\w+\+/, '').replace(/-.*/, '')))
    expect([...families].sort()).toEqual([
      'NotoNaskhArabic',
      'NotoSans',
      'NotoSansBengali',
      'NotoSansDevanagari',
      'NotoSansGujarati',
      'NotoSansGurmukhi',
      'NotoSansKR',
      'NotoSansKannada',
      'NotoSansMalayalam',
      'NotoSansOriya',
      'NotoSansSinhala',
      'NotoSansTamil',
      'NotoSansTelugu',
      'NotoSerif',
    ])
  })

  test('a character that no face has is drawn as such, and still says itself', async () => {
    const strange = await read([{ title: 'Strange', blocks: [paragraph('before 𓀀 after')] }])
    expect(strange.content(0).toLowerCase()).toContain('/actualtext <feffd80cdc00>')
  })
})

test('a figure that cannot be drawn whole is an error', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="x"/></svg>'
  expect(writePdf(order([{ title: 'S', blocks: [figure('F', svg, 'F')] }]))).rejects.toThrow('image')
})

test('hostile text is text', async () => {
  const hostile = ') Tj ET <</Type/Catalog>> \u0000\u202E\uD800 (\\ %%EOF endstream'
  const pdf = await read([{ title: hostile, blocks: [paragraph(hostile), table(hostile, [hostile], [[hostile]])] }], {
    title: hostile,
  })
  expect(pdf.count).toBe(1)
  expect(pdf.text(0)).toContain(') Tj ET <</Type/Catalog>>')
})

test('empty cells, rows, sections and titles do no harm', async () => {
  const pdf = await read([
    { title: '', blocks: [] },
    {
      title: 'Empty',
      blocks: [table('None', ['A', ''], []), table('', ['A'], [['']]), list([]), facts([]), paragraph('')],
    },
  ])
  expect(pdf.count).toBe(1)
})
