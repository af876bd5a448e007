import { day, dms } from '../intl.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'
import { DESCRIBED_PARTS, type PictureParts, PictureTooltip } from './picture-tooltip.tsx'
import { ticks, tickText } from './time-axis.ts'

export interface TransitEvent {
  date: string
  exact_at: string
  transit_planet: string
  transit_longitude: number
  natal_planet: string
  aspect: string
  symbol: string
  nature: string
  meaning: string
}
export interface Path {
  transit_planet: string
  longitudes: readonly number[]
}
export interface NatalPoint {
  name: string
  sign: string
  longitude: number
}

const DAY = 86_400_000
/** With degrees counted within a sign, aspects of multiples of 30 degrees lie on the line of the natal point. */
const DEGREES_PER_SIGN = 30
const [WIDTH, HEIGHT] = [1080, 500]
const [LEFT, RIGHT, TOP] = [118, 92, 26]
const yOf = (longitude: number) => TOP + ((longitude % DEGREES_PER_SIGN) / DEGREES_PER_SIGN) * HEIGHT

/** The path of longitudes within a sign. At a sign boundary it leaves at one edge and continues at the other edge. */
const curve = (longitudes: readonly number[], x: (index: number) => number): string => {
  let path = ''
  let previous: number | null = null
  longitudes.forEach((longitude, index) => {
    const degreeInSign = longitude % DEGREES_PER_SIGN
    const jump: number = previous === null ? 0 : degreeInSign - previous
    if (previous !== null && Math.abs(jump) > DEGREES_PER_SIGN / 2) {
      // If the degree drops, the body entered the next sign; if it rises, the previous sign.
      const [exitDegree, entryDegree] = jump < 0 ? [DEGREES_PER_SIGN, 0] : [0, DEGREES_PER_SIGN]
      const crossingShare = Math.abs(exitDegree - previous) / (DEGREES_PER_SIGN - Math.abs(jump))
      const crossingX = (x(index - 1) + (x(index) - x(index - 1)) * crossingShare).toFixed(1)
      path += `L${crossingX} ${TOP + (exitDegree / DEGREES_PER_SIGN) * HEIGHT}M${crossingX} ${TOP + (entryDegree / DEGREES_PER_SIGN) * HEIGHT}`
    }
    path += `${previous === null ? 'M' : 'L'}${x(index).toFixed(1)} ${yOf(longitude).toFixed(1)}`
    previous = degreeInSign
  })
  return path
}

/** Label positions about `minDistance` apart, as near as possible to the given positions. */
const separateLabels = (positions: readonly number[], minDistance: number): number[] => {
  const labels = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  for (let round = 0; round < 40; round++)
    for (const [i, low] of labels.slice(1).entries()) {
      const high = labels[i]!
      const missing = minDistance - (low.at - high.at)
      if (missing <= 0) continue
      high.at -= missing / 2
      low.at += missing / 2
    }
  const minY = TOP + minDistance / 2
  const maxY = TOP + HEIGHT - minDistance / 2
  const labelPositions: number[] = []
  for (const { at, index } of labels) labelPositions[index] = Math.min(Math.max(at, minY), maxY)
  return labelPositions
}

const dataOf = (part: Element) => (part as SVGElement).dataset

const PARTS: PictureParts = {
  ...DESCRIBED_PARTS,
  /** Fades everything that is not related to the highlighted part. */
  onPoint(picture, part) {
    const { planet, natal } = part ? dataOf(part) : {}
    for (const each of picture.querySelectorAll('[data-planet], [data-natal]')) {
      const data = dataOf(each)
      const isRelated = (planet && data.planet === planet) || (natal && data.natal === natal)
      const isDot = data.planet && data.natal
      const isHighlighted = isDot && planet && natal ? each === part : isRelated
      each.classList.toggle('faded', part !== null && !isHighlighted)
    }
  },
}

/**
 * The degrees of transiting bodies within their signs over time, with the natal points as lines. Where a curve crosses a line,
 * an aspect is exact.
 */
export const TransitCurves = ({
  paths,
  events,
  natal,
  from,
  step,
  days,
}: {
  paths: readonly Path[]
  events: readonly TransitEvent[]
  natal: readonly NatalPoint[]
  from: number
  /** Days between the longitudes of a path. */
  step: number
  days: number
}) => {
  const right = WIDTH - RIGHT
  const x = (at: number) => LEFT + ((at - from) / (days * DAY)) * (right - LEFT)
  const at = (index: number) => x(from + index * step * DAY)
  const nameYs = separateLabels(
    natal.map(({ longitude }) => yOf(longitude)),
    17,
  )
  const endYs = separateLabels(
    paths.map(({ longitudes }) => yOf(longitudes.at(-1) ?? 0)),
    18,
  )
  const now = Date.now()
  return (
    <PictureTooltip name="scroll transits-frame" label={translate('transits')} parts={PARTS}>
      <svg
        class="transits"
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 8}`}
        role="img"
        aria-label={translate('transitsDescription')}
      >
        {ticks({ from, to: from + days * DAY }).map((tick) => (
          <g key={tick.at}>
            <path class="tick" d={`M${x(tick.at)} ${TOP}v${HEIGHT}`} />
            <text class="tick-text" x={x(tick.at) + 3} y="14">
              {tickText(tick)}
            </text>
          </g>
        ))}
        <rect class="frame" x={LEFT} y={TOP} width={right - LEFT} height={HEIGHT} />
        {natal.map(({ name, sign, longitude }, index) => (
          <g key={name}>
            <path class="natal-line" data-natal={name} d={`M${LEFT} ${yOf(longitude)}H${right}`} />
            <path class="leader" d={`M${LEFT - 12} ${nameYs[index]}L${LEFT - 1} ${yOf(longitude)}`} />
            <text
              x={LEFT - 16}
              y={nameYs[index]}
              text-anchor="end"
              dominant-baseline="central"
              data-natal={name}
              data-description={`${term(name)}\n${dms(longitude % DEGREES_PER_SIGN)} ${term(sign)}`}
            >
              {term(name)}
            </text>
          </g>
        ))}
        {now > from && now < from + days * DAY && <path class="now" d={`M${x(now).toFixed(1)} ${TOP}v${HEIGHT}`} />}
        {paths.map(({ transit_planet: planet, longitudes }, index) => (
          <g key={planet} class={`curve curve-${index}`}>
            <path d={curve(longitudes, at)} data-planet={planet} />
            <text
              x={right + 8}
              y={endYs[index]}
              dominant-baseline="central"
              data-planet={planet}
              data-description={term(planet)}
            >
              {term(planet)}
            </text>
          </g>
        ))}
        {events.map((each) => (
          <circle
            key={`${each.exact_at}${each.transit_planet}${each.natal_planet}`}
            class={each.nature}
            cx={x(Date.parse(each.exact_at))}
            cy={yOf(each.transit_longitude)}
            r="5.5"
            data-planet={each.transit_planet}
            data-natal={each.natal_planet}
            data-description={`${term(each.transit_planet)} ${term(each.aspect)} ${term(each.natal_planet)}\n${day(each.exact_at)}\n${each.meaning}`}
          />
        ))}
      </svg>
    </PictureTooltip>
  )
}
