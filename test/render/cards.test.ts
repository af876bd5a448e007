import { describe, expect, test } from 'bun:test'
import { Resvg } from '@resvg/resvg-js'
import { CARD_HEIGHT, CARD_WIDTH, cardSvg } from '../../src/render/card-picture.ts'
import { fontFiles } from '../../src/render/fonts.ts'
import { renderPng } from '../../src/render/raster.ts'
import { drawSpread } from '../../src/render/spread-drawing.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { drawnElements } from './boxes.ts'
import { parseXml } from './xml.ts'

describe('pictures of cards', () => {
  test('78 cards have different drawings, each a document with the name of the card', () => {
    const drawings = CARDS.map((card) => ({ card, ...cardSvg(card, card.number) }))
    expect(new Set(drawings.map(({ content }) => content)).size).toBe(78)
    for (const { card, content } of drawings) {
      const parts = parseXml(content)
      expect(parts.some(({ name, text }) => name === 'text' && text === card.name)).toBe(true)
      expect(parts.filter(({ name }) => name === 'path' || name === 'circle').length).toBeGreaterThan(5)
      expect(content).not.toMatch(/NaN|undefined|href/)
    }
  })

  test('a card can be rendered as a PNG', async () => {
    const png = Buffer.from(await renderPng(cardSvg(CARDS[17]!, 17).content, CARD_WIDTH))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT])
  })

  test.each([
    ['rows', 13],
    ['cross', 10],
    ['horseshoe', 7],
    ['circle', 13],
    ['rows', 78],
    ['rows', 1],
  ] as const)(
    'a spread in %s of %i cards is inside the picture, with numbers and legend lines',
    async (layout, count) => {
      const cards = CARDS.slice(0, count).map((card, i) => ({
        card,
        number: card.number,
        reversed: i % 2 === 1,
        place: `place ${i + 1}`,
      }))
      const { content, width, height } = await drawSpread({ title: 'A <spread> & more', layout, cards })
      const parts = parseXml(content)
      const badges = parts.filter(({ name, attributes }) => name === 'circle' && attributes['data-part'] === 'number')
      expect(badges.length).toBe(count)
      for (const { attributes } of badges) {
        expect(Number(attributes.cx)).toBeGreaterThan(0)
        expect(Number(attributes.cx)).toBeLessThan(width)
        expect(Number(attributes.cy)).toBeLessThan(height)
      }
      // The legend has a line for each card, the drawing a title above it.
      const [defs, legend] = [/<defs>.*?<\/defs>/s, /<g data-part="legend">.*<\/g>/s].map(
        (part) => part.exec(content)![0],
      )
      const letters = drawnElements(`<svg>${defs}${legend}</svg>`)
      expect(new Set(letters.map(({ element }) => element.parent)).size).toBe(count + 1)
      for (const { box } of letters)
        expect([box[0] > 0, box[1] > 0, box[2] < width, box[3] < height]).toEqual([true, true, true, true])
      // A description has at most 2,000 characters.
      const described = parts.find(({ name }) => name === 'desc')!.text.match(/\d+\. place \d+: /g)!
      expect(described.length).toBeGreaterThanOrEqual(Math.min(count, 50))
    },
  )

  test('a long name of a place goes on in further lines of the legend', async () => {
    const [short, long] = await Promise.all(
      [
        'past',
        'past that still has a say in what is decided today, whether it is welcome or not, at home and at work',
      ].map((place) =>
        drawSpread({ title: 'One', layout: 'rows', cards: [{ card: CARDS[0]!, number: 0, reversed: true, place }] }),
      ),
    )
    expect(long!.height - short!.height).toBe(24)
  })

  test('no number covers the name of a reversed card', async () => {
    const font = { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Noto Sans' }
    const nameWidths = new Map(
      CARDS.map((card) => {
        const name = cardSvg(card, card.number).content.match(/<text[^>]*y="412"[^>]*>[^<]*<\/text>/)![0]
        const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${name}</svg>`
        return [card.id, new Resvg(alone, { font }).innerBBox()!.width] as const
      }),
    )
    const cards = CARDS.map((card) => ({ card, number: card.number, reversed: true, place: 'place' }))
    const parts = parseXml((await drawSpread({ title: 'All', layout: 'rows', cards })).content)
    const middles = parts.flatMap(({ name, attributes }) =>
      name === 'g' && attributes.transform?.includes('rotate(180) scale(0.5)')
        ? [Number(/translate\(([\d.]+)/.exec(attributes.transform)![1])]
        : [],
    )
    const badges = parts
      .filter(({ attributes }) => attributes['data-part'] === 'number')
      .map(({ attributes }) => attributes)
    expect([middles.length, badges.length]).toEqual([CARDS.length, CARDS.length])
    expect(
      CARDS.filter(
        ({ id }, i) => Number(badges[i]!.cx) + Number(badges[i]!.r) + 1 > middles[i]! - (nameWidths.get(id)! / 2) * 0.5,
      ).map(({ id }) => id),
    ).toEqual([])
  })
})
