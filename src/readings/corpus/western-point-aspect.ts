import ascendant from './western-point-aspect/ascendant.ts'
import between from './western-point-aspect/between.ts'
import chiron from './western-point-aspect/chiron.ts'
import lilith from './western-point-aspect/lilith.ts'
import midheaven from './western-point-aspect/midheaven.ts'
import northNode from './western-point-aspect/north-node.ts'

// Aspects of a birth chart to a point other than the ten planets
export default {
  Ascendant: ascendant,
  Midheaven: midheaven,
  Chiron: chiron,
  'North Node': northNode,
  Lilith: lilith,
  between,
}
