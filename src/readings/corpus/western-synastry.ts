import { lights } from './western-synastry/lights.ts'
import { personal } from './western-synastry/personal.ts'

// A planet of {one} in aspect with a planet of {other}; of a pair the first is the one that comes first from Sun to Pluto
export default { ...lights, ...personal }
