import { describe, expect, test } from 'bun:test'
import { Resvg } from '@resvg/resvg-js'
import { CARD_HEIGHT, CARD_WIDTH, cardSvg } from '../../src/render/card-picture.ts'
import { fontFiles } from '../../src/render/fonts.ts'
import { renderPng } from '../../src/render/raster.ts'
import { spreadSvg } from '../../src/render/spread-picture.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
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
    'a spread in %s of %i cards is inside the picture, with a number and a legend line for each card',
    (layout, count) => {
      const cards = CARDS.slice(0, count).map((card, i) => ({
        card,
        number: card.number,
        reversed: i % 2 === 1,
        place: `place ${i + 1}`,
      }))
      const { content, width, height } = spreadSvg({ title: 'A <spread> & more', layout, cards })
      const parts = parseXml(content)
      const badges = parts.filter(({ name, attributes }) => name === 'circle' && attributes['data-part'] === 'number')
      expect(badges.length).toBe(count)
      for (const { attributes } of badges) {
        expect(Number(attributes.cx)).toBeGreaterThan(0)
        expect(Number(attributes.cx)).toBeLessThan(width)
        expect(Number(attributes.cy)).toBeLessThan(height)
      }
      expect(parts.filter(({ text }) => /^\d+\. place \d+: /.test(text)).length).toBe(count)
    },
  )

  test('no number covers the name of a reversed card', () => {
    const font = { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Noto Sans' }
    const nameWidths = new Map(
      CARDS.map((card) => {
        const name = cardSvg(card, card.number).content.match(/<text[^>]*y="412"[^>]*>[^<]*<\/text>/)![0]
        const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${name}</svg>`
        return [card.id, new Resvg(alone, { font }).innerBBox()!.width] as const
      }),
    )
    const cards = CARDS.map((card) => ({ card, number: card.number, reversed: true, place: 'place' }))
    const parts = parseXml(spreadSvg({ title: 'All', layout: 'rows', cards }).content)
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
