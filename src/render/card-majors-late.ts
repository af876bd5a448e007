import type { MajorId } from '../traditions/tarot/deck.ts'
import {
  BLUE,
  type CardDrawing,
  crown,
  DAY,
  disc,
  dog,
  figureShape,
  GOLD,
  GREEN,
  ground,
  INK,
  leaf,
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
  scales,
  shape,
  sky,
  starShape,
  stroke,
  suitSign,
  sun,
  tower,
  VIOLET,
  WHITE,
  waves,
  wings,
  wreath,
} from './card-parts.ts'

/** Drawings of the major arcana from Justice to The World. */
export const LATE_MAJORS = {
  justice: () =>
    sky('#D7CBE0') +
    shape('M-60 -110H60V110H-60Z', VIOLET) +
    placeAt([-92, 0], pillar('#B5B0A8')) +
    placeAt([92, 0], pillar('#B5B0A8')) +
    placeAt(
      [0, 20],
      figureShape(RED) + placeAt([0, -84], crown()) + placeAt([0, -10], shape('M-8 -8H8V8H-8Z', GREEN)),
    ) +
    placeAt([50, -34], suitSign.swords(), 1.15, 180 + 180) +
    placeAt([-46, 62], scales(), 0.62),
  'the-hanged-man': () =>
    sky(DAY) +
    shape('M-8 150V-130H8V150ZM-80 -136H80V-122H-80Z', '#7A5230') +
    [-66, -30, 40, 70].map((x, i) => placeAt([x, -136], leaf(), 1, i % 2 ? -60 : -120)).join('') +
    placeAt(
      [0, 26],
      disc([0, 60], 34, '#F9E7A6', GOLD, 2) +
        placeAt(
          [0, 0],
          shape('M-16 20Q0 28 16 20L22 -50H-22Z', BLUE) +
            shape('M-20 -50L-6 -50L4 -150L-8 -150ZM20 -50L4 -58L36 -86L-2 -112L4 -120L56 -86Z', RED) +
            disc([0, 52], 18, '#D8B06A') +
            disc([0, 50], 14, SKIN) +
            shape('M-16 16L-44 -4L-16 -18ZM16 16L44 -4L16 -18Z', BLUE),
        ),
    ),
  death: () =>
    sky('#C9C4BC') +
    placeAt([76, 18], sun(20), 0.9) +
    ground('#8C8577', 60) +
    [60, 96].map((x) => shape(`M${x - 8} 60V24L${x} 14L${x + 8} 24V60Z`, '#6F6A75')).join('') +
    shape(
      'M-96 120Q-96 40 -30 36L20 26L34 -16L48 -18L46 -4L72 22L62 34L44 26L34 60L38 120H24L14 76L-34 78L-46 120H-60L-58 76Q-74 90 -82 120Z',
      WHITE,
    ) +
    placeAt(
      [-16, -24],
      shape('M-24 -10Q0 -24 24 -10L30 62H-30Z', INK) +
        disc([0, -36], 22, PAPER) +
        shape('M-9 -40h.1M9 -40h.1', 'none', INK, 9) +
        stroke('M-8 -24H8M-4 -28V-20M4 -28V-20', INK, 1.8),
    ) +
    stroke('M-58 60V-130', '#7A5230', 5) +
    shape('M-58 -130H-116V-66H-58Z', INK) +
    placeAt([-87, -98], rose(WHITE), 1.3),
  temperance: () =>
    sky(DAY) +
    placeAt([84, -110], sun(14), 0.8) +
    mountains(40) +
    ground('#8FA65A', 60) +
    shape('M-120 165V110Q-30 96 10 165Z', BLUE) +
    placeAt(
      [0, 4],
      placeAt([0, -24], wings(RED), 1.1) + figureShape(WHITE) + placeAt([0, 10], shape('M-12 12L0 -10L12 12Z', GOLD)),
    ) +
    placeAt([-54, 30], suitSign.cups(), 0.5, 30) +
    placeAt([54, 56], suitSign.cups(), 0.5) +
    stroke('M-38 22Q10 6 50 34', '#7FB3CE', 6) +
    placeAt(
      [92, 118],
      stroke('M0 34V-10', GREEN, 4) + repeatAround(3, (d) => placeAt([0, -14], leaf(VIOLET), 0.9, d - 90)),
    ),
  'the-devil': () =>
    sky('#3A2F3B') +
    placeAt([0, -30], wings('#6B5A66'), 1.1) +
    placeAt(
      [0, -24],
      shape('M-34 60Q-40 -20 0 -24Q40 -20 34 60Z', '#8A5A44') +
        disc([0, -40], 26, '#A06A4C') +
        stroke('M-18 -58Q-44 -70 -38 -96M18 -58Q44 -70 38 -96', '#D8C9A6', 8) +
        stroke('M-9 -42h.1M9 -42h.1', '#F2C14E', 7) +
        stroke('M-10 -28Q0 -20 10 -28') +
        placeAt([0, -80], starShape(5, 14, 6, '#D8C9A6'), 1, 180),
    ) +
    shape('M-52 60H52V96H-52Z', '#5D5A60') +
    disc([0, 76], 10, 'none', GOLD, 4) +
    stroke('M-10 78Q-40 118 -70 84M10 78Q40 118 70 84', GOLD, 3.4) +
    placeAt([-74, 110], figureShape(SKIN), 0.5) +
    placeAt([74, 110], figureShape('#C99A70', { hair: INK }), 0.5),
  'the-tower': () =>
    sky(NIGHT) +
    shape('M-120 165L-50 112H50L120 165Z', '#5B564F') +
    placeAt([0, 0], tower()) +
    placeAt([30, -112], crown(), 1.2, 24) +
    shape('M96 -160L30 -84L54 -82L10 -36L34 -100L14 -100L62 -160Z', '#F2C14E') +
    [
      [-60, 20, 200],
      [66, 50, 160],
    ]
      .map(([x, y, t]) => placeAt([x!, y!], figureShape(x! < 0 ? BLUE : RED), 0.42, t!))
      .join('') +
    [-92, -70, -44, 52, 78, 98]
      .map((x, i) => placeAt([x, -60 + 30 * i], shape('M0 -10Q8 2 0 8Q-8 2 0 -10Z', '#F2A03C', INK, 1.2)))
      .join('') +
    shape('M-26 -14Q-34 -34 -22 -46Q-22 -32 -12 -26ZM14 44Q30 26 24 10Q36 22 36 44Z', '#E4572E'),
  'the-star': () =>
    sky(NIGHT) +
    placeAt([0, -92], starShape(8, 46, 16, '#F6DE8A')) +
    [
      [-84, -120],
      [84, -120],
      [-96, -64],
      [96, -64],
      [-62, -24],
      [62, -24],
      [0, -26],
    ]
      .map(([x, y]) => placeAt([x!, y!], starShape(8, 13, 5, WHITE)))
      .join('') +
    ground(GREEN, 70) +
    shape('M-120 165V112Q-40 92 20 124Q40 140 30 165Z', BLUE) +
    placeAt(
      [20, 66],
      shape('M-6 -34Q18 -40 22 -8L34 44H-30L-34 30L-4 20Z', SKIN) +
        disc([-4, -50], 18, '#D8B06A') +
        disc([-6, -48], 13, SKIN, INK, 1.6),
    ) +
    placeAt(
      [-38, 72],
      shape('M-10 -14H10L14 10Q0 20 -14 10Z', RED) + stroke('M-12 14Q-24 34 -30 50M-4 16Q-10 36 -14 52', '#7FB3CE', 4),
      1,
      20,
    ) +
    placeAt([78, 76], shape('M-10 -14H10L14 10Q0 20 -14 10Z', RED) + stroke('M8 14Q14 34 10 52', '#7FB3CE', 4), 1, -20),
  'the-moon': () =>
    sky('#3C4A74') +
    placeAt(
      [0, -84],
      rays(20, 48, 66, '#F4E7B5', 2.4) +
        disc([0, 0], 42, '#F4E7B5') +
        stroke('M8 -18h.1M8 -2Q18 8 6 10M-4 22Q6 18 14 22', INK, 3) +
        shape('M-8 -41A42 42 0 1 0 -8 41A52 52 0 0 1 -8 -41Z', '#D9C47A', INK, 1.6),
    ) +
    [-92, 92]
      .map((x) =>
        placeAt(
          [x, 34],
          shape('M-18 50V-34H-20V-46H-8V-40H8V-46H20V-34H18V50Z', '#77777F') +
            shape('M-5 0A5 5 0 0 1 5 0V14H-5Z', '#F2C14E'),
        ),
      )
      .join('') +
    ground('#6E8F45', 84) +
    stroke('M0 140Q30 110 6 92Q-8 80 4 66', '#E7D9A8', 9) +
    shape('M-120 165V138Q0 116 120 138V165Z', BLUE) +
    placeAt([-48, 92], dog('#D9B27A')) +
    placeAt([48, 92], `<g transform="scale(-1 1)">${dog('#8E8E98')}</g>`) +
    placeAt(
      [0, 146],
      disc([0, 0], 10, RED) + stroke('M-8 -4Q-22 -10 -18 -22M8 -4Q22 -10 18 -22M-6 10L-12 18M6 10L12 18', RED, 4),
    ),
  'the-sun': () =>
    sky(DAY) +
    placeAt([0, -78], sun(46), 1.05) +
    shape('M-120 70H120V104H-120Z', '#B5A08A') +
    [-92, -46, 46, 92]
      .map((x) =>
        placeAt(
          [x, 46],
          stroke('M0 40V0', GREEN, 5) +
            repeatAround(12, (d) => placeAt([0, -6], leaf(GOLD), 0.9, d)) +
            disc([0, -6], 10, '#7A5230'),
        ),
      )
      .join('') +
    ground(GREEN, 104) +
    shape(
      'M-60 160Q-62 108 -20 104L18 98L26 74L40 70L40 80L58 94L50 104L36 100L30 124L34 160H22L14 130L-24 132L-34 160Z',
      WHITE,
    ) +
    placeAt(
      [-6, 72],
      disc([0, -16], 16, '#E2B64F') +
        disc([0, -14], 12, SKIN, INK, 1.6) +
        shape('M-12 0Q0 -6 12 0L16 36H-16Z', SKIN) +
        shape('M12 4L38 -18L42 -12L14 14ZM-12 4L-38 -18L-42 -12L-14 14Z', SKIN),
    ) +
    shape('M-46 56V-10L-96 6Q-80 22 -94 40Z', RED),
  judgement: () =>
    sky(DAY) +
    mountains(76, WHITE) +
    placeAt(
      [0, -74],
      wings(RED) +
        shape('M-34 44Q0 -60 34 44Z', BLUE) +
        disc([0, -20], 20, '#E2B64F') +
        disc([0, -18], 15, SKIN, INK, 1.6),
    ) +
    placeAt([14, -44], shape('M0 -6L52 22L44 40L-4 4Z', GOLD), 1, 36) +
    shape('M28 6H60V36H28Z', WHITE) +
    stroke('M44 6V36M28 21H60', RED, 6) +
    waves(112, 4) +
    [
      [-66, 102, 0.62],
      [0, 118, 0.7],
      [66, 102, 0.62],
    ]
      .map(([x, y, s]) =>
        placeAt(
          [x!, y!],
          shape('M-16 -24Q0 -32 16 -24L22 30H-22Z', SKIN) +
            disc([0, -46], 17, '#5A4634') +
            disc([0, -44], 13, SKIN, INK, 1.6) +
            shape('M-16 -22L-36 -66L-28 -70L-6 -28ZM16 -22L36 -66L28 -70L6 -28Z', SKIN) +
            shape('M-38 24H38L32 60H-32Z', '#8D8A94'),
          s!,
        ),
      )
      .join(''),
  'the-world': () =>
    sky(DAY) +
    wreath(72, 108) +
    placeAt([0, -106], stroke('M-16 -8L16 8M16 -8L-16 8', RED, 6)) +
    placeAt([0, 106], stroke('M-16 -8L16 8M16 -8L-16 8', RED, 6)) +
    placeAt(
      [0, 6],
      shape('M-14 -34Q0 -42 14 -34L18 14L14 84H2L-2 30L-22 62L-32 54L-12 12Z', SKIN) +
        shape('M-34 -40Q10 -20 20 20Q2 50 -30 30Q20 10 -34 -40Z', VIOLET) +
        shape('M14 -30L44 -6L38 2L10 -14ZM-14 -30L-44 -6L-38 2L-10 -14Z', SKIN) +
        disc([0, -58], 19, '#C9812F') +
        disc([0, -56], 14, SKIN, INK, 1.6) +
        stroke('M-48 8L-40 -22M48 8L40 -22', INK, 4),
    ) +
    placeAt([-92, -132], disc([0, 0], 18, SKIN) + shape('M-18 -4Q0 -30 18 -4Q0 -14 -18 -4Z', '#C9812F')) +
    placeAt([92, -132], shape('M-18 6Q-10 -22 10 -20L22 -8L8 -4Q8 14 -18 18Z', '#A8733E') + disc([4, -10], 2.6, INK)) +
    placeAt(
      [-92, 132],
      disc([0, 0], 18, '#9A6B43') +
        stroke('M-16 -10Q-28 -20 -22 -28M16 -10Q28 -20 22 -28', '#E6DCC8', 5) +
        stroke('M-6 -2h.1M6 -2h.1', INK, 5),
    ) +
    placeAt([92, 132], lion(), 0.5),
} as const satisfies Partial<Record<MajorId, () => CardDrawing>>
