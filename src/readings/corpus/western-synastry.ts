import { lights } from './western-synastry/lights.ts'
import { neutral } from './western-synastry/neutral.ts'
import { personal } from './western-synastry/personal.ts'

// A planet of {one} in aspect with a planet of {other}; the pair is in the order from Sun to Pluto. A neutral form replaces a text on lovers
export default { ...lights, ...personal, ...neutral }
