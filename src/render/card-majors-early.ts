import type { MajorId } from '../traditions/tarot/deck.ts'
import {
  BLUE,
  type CardDrawing,
  crescent,
  crown,
  DAY,
  DUSK,
  disc,
  dog,
  figureShape,
  GOLD,
  GREEN,
  ground,
  heart,
  INK,
  lantern,
  leaf,
  lemniscate,
  lion,
  mountains,
  NIGHT,
  PAPER,
  pillar,
  placeAt,
  RED,
  rays,
  repeatAround,
  rose,
  SKIN,
  SKY,
  STEEL,
  shape,
  sky,
  starShape,
  stroke,
  suitSign,
  sun,
  VIOLET,
  WHITE,
  wings,
} from './card-parts.ts'

/** Drawings of the major arcana from The Fool to the Wheel of Fortune. */
export const EARLY_MAJORS = {
  'the-fool': () =>
    sky(SKY) +
    placeAt([74, -116], sun(18), 0.9) +
    mountains(70) +
    shape('M-120 165V70L10 62L44 84L34 165Z', '#B08A5B') +
    placeAt(
      [-24, 8],
      stroke('M18 -30L66 -72', '#7A5230', 4) +
        shape('M56 -92Q76 -96 78 -76Q72 -62 58 -70Z', RED) +
        figureShape(GREEN) +
        placeAt([-46, 20], rose(WHITE), 0.9),
      0.8,
    ) +
    placeAt([-82, 62], dog(), 0.8),
  'the-magician': () =>
    sky(SKY) +
    placeAt([0, -112], lemniscate()) +
    placeAt(
      [0, -4],
      figureShape(RED, { arms: false }) +
        shape('M14 -30L44 -78L52 -72L24 -8Z', RED) +
        stroke('M46 -76L54 -110', INK, 4) +
        shape('M-14 -30L-44 30L-34 34L-10 -4Z', RED),
      0.95,
    ) +
    shape('M-104 84H104V104H-104Z', '#A8733E') +
    placeAt([-72, 62], suitSign.cups(), 0.45) +
    placeAt([-26, 66], suitSign.pentacles(), 0.5) +
    placeAt([24, 64], suitSign.swords(), 0.48) +
    placeAt([72, 62], suitSign.wands(), 0.5) +
    [-90, -45, 0, 45, 90].map((x, i) => placeAt([x, 134], rose(i % 2 ? WHITE : RED))).join(''),
  'the-high-priestess': () =>
    sky(DUSK) +
    shape('M-66 -70H66V100H-66Z', '#E4B7A0') +
    [-40, 0, 40].map((x) => [-40, 10, 60].map((y) => disc([x, y], 9, RED, INK, 1.4)).join('')).join('') +
    placeAt([-88, 10], pillar(NIGHT)) +
    placeAt([88, 10], pillar(WHITE)) +
    placeAt(
      [0, 20],
      figureShape(BLUE) +
        disc([0, -92], 12, WHITE) +
        stroke('M-24 -84Q-26 -104 -12 -104M24 -84Q26 -104 12 -104', GOLD, 4) +
        shape('M-26 10H26V34H-26Z', PAPER),
    ) +
    placeAt([0, 140], crescent(20), 1, -90),
  'the-empress': () =>
    sky(SKY) +
    ground('#D9B44A', 60) +
    repeatAround(12, (d) =>
      placeAt([84 * Math.sin((d * Math.PI) / 180), -66 - 40 * Math.cos((d * Math.PI) / 180)], starShape(5, 7, 3, GOLD)),
    ) +
    placeAt([0, 16], figureShape('#D98A8A') + placeAt([0, -84], crown()), 1.05) +
    placeAt([58, 92], heart('#E9D2D2') + stroke('M0 -16a11 11 0 1 0 .1 0M0 6V30M-10 18H10', RED, 4), 0.62) +
    Array.from({ length: 9 }, (_, i) =>
      placeAt(
        [-108 + 26 * i, 140],
        stroke('M0 20V-18', GREEN, 3) +
          placeAt([0, -14], leaf(GOLD), 0.8, -60) +
          placeAt([0, -4], leaf(GOLD), 0.8, 240),
      ),
    ).join(''),
  'the-emperor': () =>
    sky('#E8B48A') +
    mountains(60, '#B08A6B') +
    shape('M-66 140V-70H66V140Z', '#9A97A0') +
    [-66, 66].map((x) => disc([x, -70], 18, '#B9B6BE') + stroke(`M${x - 4} -70a9 9 0 1 1 8 4`, INK, 3)).join('') +
    placeAt(
      [0, 24],
      figureShape(RED, { hair: '#D8D4CC' }) + shape('M-12 -52Q0 -20 12 -52Z', '#D8D4CC') + placeAt([0, -84], crown()),
    ) +
    placeAt([50, 40], stroke('M0 40V-40', GOLD, 5) + disc([0, -46], 9, 'none', GOLD, 5)) +
    placeAt([-48, 52], disc([0, 0], 12, GOLD) + stroke('M0 -12V-24M-6 -18H6', GOLD, 4)),
  'the-hierophant': () =>
    sky('#D9D3C4') +
    placeAt([-92, 0], pillar('#A7A29A')) +
    placeAt([92, 0], pillar('#A7A29A')) +
    placeAt(
      [0, -4],
      figureShape(RED) +
        shape('M-16 -80H16L12 -92H-12ZM-12 -92H12L8 -104H-8ZM-8 -104H8L0 -118Z', GOLD) +
        stroke('M0 -30V90M-14 20H14', GOLD, 5),
    ) +
    placeAt(
      [0, 118],
      stroke('M-30 20L30 -20M30 20L-30 -20', GOLD, 6) +
        disc([-34, 24], 8, 'none', GOLD, 5) +
        disc([34, 24], 8, 'none', GOLD, 5),
    ) +
    [-74, 74]
      .map((x) => placeAt([x, 128], disc([0, -12], 14, SKIN) + shape('M-24 36Q0 -10 24 36Z', x < 0 ? WHITE : VIOLET)))
      .join(''),
  'the-lovers': () =>
    sky(DAY) +
    placeAt([0, -112], sun(24)) +
    placeAt([0, -50], wings(VIOLET) + disc([0, -6], 15, SKIN) + shape('M-22 36Q0 -10 22 36Z', VIOLET), 0.9) +
    shape('M-30 100L0 10L30 100Z', '#9AA3B5') +
    ground(GREEN, 98) +
    [-1, 1]
      .map((s) =>
        placeAt(
          [92 * s, 60],
          shape('M-5 90L-4 0H4L5 90Z', '#7A5230') +
            disc([0, -10], 26, s < 0 ? '#6E8F45' : '#C96A3A') +
            repeatAround(5, (d) =>
              placeAt(
                [14 * Math.sin((d * Math.PI) / 180), -10 - 14 * Math.cos((d * Math.PI) / 180)],
                s < 0 ? disc([0, 0], 4, RED, INK, 1) : shape('M-4 5Q0 -12 4 5Z', GOLD, INK, 1),
              ),
            ),
        ),
      )
      .join('') +
    placeAt([-44, 84], figureShape(SKIN), 0.62) +
    placeAt([44, 84], figureShape('#C99A70', { hair: INK }), 0.62) +
    placeAt([0, 130], heart(), 0.5),
  'the-chariot': () =>
    sky(DAY) +
    shape('M-84 -110Q0 -150 84 -110V-96H-84Z', NIGHT) +
    [-50, -18, 18, 50].map((x) => placeAt([x, -112], starShape(5, 8, 3, GOLD))).join('') +
    stroke('M-76 -96V40M76 -96V40', GOLD, 5) +
    placeAt([0, -20], figureShape(STEEL) + placeAt([0, -84], crown()) + placeAt([0, 6], starShape(4, 18, 7, GOLD))) +
    shape('M-86 34H86V96H-86Z', BLUE) +
    placeAt([0, 64], wings(GOLD), 0.5) +
    [-92, 92].map((x) => disc([x, 96], 26, 'none', INK, 5) + placeAt([x, 96], rays(8, 4, 24, INK, 2.4))).join('') +
    [-1, 1]
      .map((s) =>
        placeAt(
          [40 * s, 128],
          shape('M-30 34V8Q-26 -16 0 -16Q26 -16 30 8V34Z', s < 0 ? INK : WHITE) +
            disc([0, -18], 16, s < 0 ? '#4A4954' : WHITE) +
            stroke('M-5 -20h.1M5 -20h.1', s < 0 ? WHITE : INK, 4),
        ),
      )
      .join(''),
  strength: () =>
    sky(SKY) +
    mountains(40) +
    ground('#8FA65A', 60) +
    placeAt(
      [-34, -6],
      placeAt([0, -104], lemniscate()) +
        figureShape(WHITE) +
        [-75, -45, -15, 15, 45, 75]
          .map((d) =>
            placeAt([23 * Math.sin((d * Math.PI) / 180), -64 - 21 * Math.cos((d * Math.PI) / 180)], rose(), 0.42),
          )
          .join(''),
    ) +
    placeAt([48, 84], lion(), 1.25) +
    stroke('M-8 20Q20 30 30 50M-6 40Q10 58 18 70', SKIN, 9),
  'the-hermit': () =>
    sky(NIGHT) +
    shape('M-120 165V110Q-60 70 0 84Q70 96 120 60V165Z', WHITE) +
    placeAt(
      [-14, 26],
      shape('M-20 -50Q0 -76 20 -50L42 90H-46Z', '#8A8D9B') +
        shape('M-18 -48Q0 -88 18 -48Q0 -34 -18 -48Z', '#6F7280') +
        disc([2, -50], 11, SKIN, INK, 1.6) +
        shape('M-6 -46Q2 -6 12 -46Z', '#E6E3DC') +
        shape('M14 -26L58 -44L60 -34L20 -6Z', '#8A8D9B'),
    ) +
    stroke('M-58 -10L-50 116', '#A8733E', 6) +
    placeAt([52, -24], rays(12, 34, 62, '#F4E7B5', 2) + lantern()),
  'wheel-of-fortune': () =>
    sky(DAY) +
    disc([0, 0], 84, '#E8B04A') +
    disc([0, 0], 62, '#F3D58A') +
    disc([0, 0], 16, RED) +
    repeatAround(8, (d) => placeAt([0, 0], stroke('M0 -16V-62', INK, 3), 1, d)) +
    repeatAround(4, (d) => placeAt([0, 0], placeAt([0, -73], starShape(4, 9, 4, WHITE)), 1, d)) +
    placeAt([0, -104], crown(BLUE), 1.1) +
    placeAt([88, 34], stroke('M-6 -40Q16 -24 0 -6T4 30', GREEN, 7)) +
    placeAt([-90, 30], dog(RED), 0.6, -60) +
    [
      [-90, -132],
      [90, -132],
      [-90, 132],
      [90, 132],
    ]
      .map(([x, y]) => placeAt([x!, y!], wings(GOLD), 0.24) + disc([x!, y!], 9, SKIN))
      .join(''),
} as const satisfies Partial<Record<MajorId, () => CardDrawing>>
