import { describe, expect, test } from 'bun:test'
import {
  callout,
  facts,
  figureBlock,
  listBlock,
  note,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../src/document/document.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { drawChart } from '../../src/render/chart-drawing.ts'
import { LIGHT } from '../../src/render/chart-facts.ts'
import { spreadChart } from '../render/facts.ts'
import { flattenTree } from './reader.ts'
import { chapters, numberedWords, renderAndRead, renderRequest } from './test-documents.ts'

const CHART = await drawChart(spreadChart, {
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
    listBlock(['First item', 'Second item']),
    listBlock(['Step one', 'Step two'], true),
    callout('Verdict', 'Good.'),
    table(
      'Planets',
      ['Planet', 'Degrees'],
      [
        ['Sun', '12.5'],
        ['Moon', '3.25'],
      ],
    ),
    figureBlock('Birth chart', CHART, 'Gemini rises.'),
    note('Counted from the Moon.', ['BPHS 3']),
  ],
}
/** A table in which each row has its own word. */
const long = table(
  'Sixty rows',
  ['Name', 'Remark'],
  Array.from({ length: 60 }, (_, i) => [`row${i + 1}`, i % 3 ? 'short' : numberedWords(30, 'remark')]),
)

describe('a report of every kind of block', async () => {
  const pdf = await renderAndRead([full])
  const tree = flattenTree(pdf.tree)
  const every = (of: (page: number) => string) => Array.from({ length: pdf.count }, (_, page) => of(page)).join('\n')

  test('has PDF/UA metadata, a language and a window title', () => {
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
      const matches = text.indexOf(words, at + 1)
      expect(`${words}: ${matches > at}`).toBe(`${words}: true`)
      at = matches
    }
  })

  test('embeds every font, with a mapping to Unicode', () => {
    expect(pdf.fonts.length).toBeGreaterThan(1)
    expect(pdf.fonts.filter(({ embedded, unicode }) => !embedded || !unicode)).toEqual([])
  })

  test('draws the chart as vectors and text, not as an image', () => {
    expect(every(pdf.content)).not.toMatch(/\/I\d+ Do/)
    expect(every(pdf.text)).toContain('☽')
  })

  test('marks all visible content as tagged content or artifact', () => {
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

test('the same request gives the same bytes, and another date gives different bytes', async () => {
  const [first, second, third] = await Promise.all([
    writePdf(renderRequest([full])),
    writePdf(renderRequest([full])),
    writePdf(renderRequest([full], { created: 0 })),
  ])
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  expect(Buffer.from(first).equals(Buffer.from(third))).toBe(false)
})

test('a report of few pages has no contents and names its people under the title', async () => {
  const sections = Array.from({ length: 8 }, (_, i) => ({ title: `Part ${i + 1}`, blocks: [paragraph('Short.')] }))
  const subjects = [{ role: 'Groom', name: 'Arun', lines: ['3 November 1991, 14:25 (Asia/Kolkata, UTC+05:30)'] }]
  const pdf = await renderAndRead(sections, { subjects, tradition: 'Western astrology' })
  expect(pdf.text(0)).not.toContain('Contents')
  expect(flattenTree(pdf.tree).some(({ tag }) => tag === 'TOC')).toBe(false)
  expect(pdf.text(0)).toMatch(
    /A report\s+Western astrology\s+Groom: Arun\s+3 November 1991, 14:25 \(Asia\/Kolkata, UTC\+05:30\)/,
  )
})

describe('many pages', async () => {
  const pdf = await renderAndRead(chapters(6), { watermark: true })

  test('the contents give the page of each section and link to it', () => {
    const numbers = [...pdf.text(0).matchAll(/Chapter (\d+)\s+(\d+)/g)].map(([, chapter, page]) => [
      Number(chapter),
      Number(page),
    ])
    expect(numbers.map(([chapter]) => chapter)).toEqual([1, 2, 3, 4, 5, 6])
    for (const [chapter, page] of numbers) expect(pdf.text(page! - 1)).toContain(`Chapter ${chapter}\n`)
    expect(pdf.links(0)).toEqual(numbers.map(([, page]) => page! - 1))
  })

  test('links are part of the structure, have a text alternative, and follow the tab order of the structure', () => {
    const tree = flattenTree(pdf.tree)
    expect(tree.filter(({ tag }) => tag === 'TOCI').length).toBe(6)
    expect(tree.filter(({ tag }) => tag === 'Link').map(({ marks }) => marks)).toEqual([2, 2, 2, 2, 2, 2])
    expect(pdf.annotations(0)[0]!.get('Contents').asString()).toBe('Chapter 1, page 2')
    expect(pdf.tabs(0)).toBe('S')
  })

  test('bookmarks lead to the sections', () => {
    expect(pdf.outline!.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Chapter ${n}`))
    for (const { title, page } of pdf.outline!) expect(pdf.text(page)).toContain(`${title}\n`)
  })

  test('every page has its number and a visible watermark that is not part of the text', async () => {
    const unmarked = await renderAndRead(chapters(6))
    for (let page = 0; page < pdf.count; page++) {
      expect(pdf.text(page)).toContain(`Page ${page + 1} of ${pdf.count}`)
      expect(pdf.text(page)).toBe(unmarked.text(page))
      const [markedPixels, plainPixels] = [pdf.pixels(page), unmarked.pixels(page)]
      const changedShare = markedPixels.filter((value, i) => value !== plainPixels[i]).length / markedPixels.length
      expect(changedShare).toBeGreaterThan(0.03)
    }
  })

  test('every word appears once and in order', () => {
    const text = Array.from({ length: pdf.count }, (_, page) => pdf.text(page)).join('\n')
    const matches = [...text.matchAll(/\bword(\d+)\b/g)].map(([, number]) => Number(number))
    expect(matches).toEqual(Array.from({ length: 6 }, () => Array.from({ length: 900 }, (_, i) => i + 1)).flat())
  })
})

describe('a table longer than a page', async () => {
  const pdf = await renderAndRead([{ title: 'Table', blocks: [long] }])
  const pages = Array.from({ length: pdf.count }, (_, page) => pdf.text(page))

  test('repeats its head on every page, but tags it once', () => {
    expect(pdf.count).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Remark')
    expect(flattenTree(pdf.tree).filter(({ tag }) => tag === 'TH').length).toBe(2)
  })

  test('has every row on one page', () => {
    const rows = [...pages.join('\n').matchAll(/\brow\d+\b/g)].map(([row]) => row)
    expect(rows).toEqual(Array.from({ length: 60 }, (_, i) => `row${i + 1}`))
    for (const page of pages) {
      const remarks = [...page.matchAll(/\bremark(\d+)\b/g)].map(([, n]) => Number(n))
      expect(remarks.length % 30).toBe(0)
    }
  })
})

test('cuts no word in a column that is as wide as its widest word', async () => {
  const planetRows = [
    ['Venus', 'lord of the second and of the seventh'],
    ['Rahu', `a malefic in the second, ${numberedWords(12, 'beside')} the lord of the seventh`],
    ['Jupiter', 'lord of the seventh'],
    ['Mars', 'lord of the seventh'],
  ]
  for (let more = 0; more < 40; more++) {
    const rows = [...planetRows, ['Sun', 'x'.repeat(more)]]
    const pdf = await renderAndRead([{ title: 'Table', blocks: [table('Planets', ['Planet', 'Why'], rows)] }])
    for (const [planet] of rows) expect(pdf.text(0)).toContain(`${planet}\n`)
  }
})

describe('fonts of scripts', async () => {
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
  const pdf = await renderAndRead([{ title: 'Names', blocks: Object.values(names).map(paragraph) }])

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

  test('a character without a font is drawn as a replacement, with itself as ActualText', async () => {
    const pdfWithout = await renderAndRead([{ title: 'Strange', blocks: [paragraph('before 𓀀 after')] }])
    expect(pdfWithout.content(0).toLowerCase()).toContain('/actualtext <feffd80cdc00>')
  })
})

test('a figure with an unsupported element is an error', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="x"/></svg>'
  expect(writePdf(renderRequest([{ title: 'S', blocks: [figureBlock('F', svg, 'F')] }]))).rejects.toThrow('image')
})

test('hostile text is escaped', async () => {
  const hostile = ') Tj ET <</Type/Catalog>> \u0000\u202E\uD800 (\\ %%EOF endstream'
  const pdf = await renderAndRead(
    [{ title: hostile, blocks: [paragraph(hostile), table(hostile, [hostile], [[hostile]])] }],
    {
      title: hostile,
    },
  )
  expect(pdf.count).toBe(1)
  expect(pdf.text(0)).toContain(') Tj ET <</Type/Catalog>>')
})

test('empty cells, rows, sections and titles are allowed', async () => {
  const pdf = await renderAndRead([
    { title: '', blocks: [] },
    {
      title: 'Empty',
      blocks: [table('None', ['A', ''], []), table('', ['A'], [['']]), listBlock([]), facts([]), paragraph('')],
    },
  ])
  expect(pdf.count).toBe(1)
})
