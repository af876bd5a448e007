import { lights } from './western-synastry/lights.ts'
import { neutral } from './western-synastry/neutral.ts'
import { personal } from './western-synastry/personal.ts'
import { work } from './western-synastry/work.ts'

// A planet of {one} in aspect with a planet of {other}; the pair is in the order from Sun to Pluto. A neutral form replaces a text on lovers, and a form for work every text on colleagues
export default { ...lights, ...personal, ...neutral, ...work }
