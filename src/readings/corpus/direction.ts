import type { Direction } from '../../jyotish/panchang/day-parts.ts'
import { from, type Passage } from '../passage.ts'

// A direction from the birthplace: supported, neutral or strained by the chart
const ruled = (planet: string) => from(`Directions of the planets by BPHS 3 and Jataka Parijata 2: ${planet}`)
const three = (planet: string, supported: string, neutral: string, strained: string) => ({
  supported: ruled(planet)(supported),
  neutral: ruled(planet)(neutral),
  strained: ruled(planet)(strained),
})

export default {
  North: three(
    'Mercury',
    'The north is open. It is Mercury’s side, and towns that live by trade, schools and papers are its image. Letters sent that way come back with an answer. A first visit during a fair or a term shows what can be made of it.',
    'The north, Mercury’s side, stands neither open nor shut. Business there goes by the quality of the offer. Whoever has a reason to look that way may trust the reason more than the direction, and compare prices first.',
    'The north is up the hill in this chart. Mercury’s side brings fine print, delays and changes of mind when it is strained. Errands there do well if they are short and confirmed in writing before the ticket is bought.',
  ),
  'North-east': three(
    'Jupiter',
    'The north-east is open. It is Jupiter’s side, of teachers, courts and places of worship, and help from an elder is its usual form. A place in that quarter repays those who come to learn before they come to earn.',
    'The north-east, Jupiter’s side, gives what is asked for and no more. Advice is sound there and slow. For study it may be chosen on the merits of the school, since the direction itself adds little.',
    'The north-east is strained here. Jupiter’s side then promises more than it pays, and good advice arrives from people who do not follow it. A visit with a return ticket is the fair test of anything offered there.',
  ),
  East: three(
    'the Sun',
    'The east is open. It is the Sun’s side, and a name is made there faster than elsewhere. Capital cities, hospitals and public offices are of its kind. People who move that way do best under their own flag.',
    'The east, the Sun’s side, has no strong opinion in this chart. Recognition there comes at the usual rate. A post with a clear title is worth the move, and a vague one is not worth the fare.',
    'The east is strained here. On the Sun’s side, superiors take up more room than there is. If business lies that way, a definite rank and a written mandate keep it from becoming a question of pride.',
  ),
  'South-east': three(
    'Venus',
    'The south-east is open. It is Venus’s side, and comfort, company and the arts are met there early. Friends made in that quarter keep. It suits a second home as well as a first, for those who can afford either.',
    'The south-east, Venus’s side, is pleasant and undecided in this chart. A holiday there will be what any holiday is. If work calls from that quarter, the pay should be settled before the view is praised.',
    'The south-east is under some strain here. Venus’s side costs more than the guidebook says, and company there is more easily found than kept. A fixed budget and lodging of one’s own answer most of it.',
  ),
  South: three(
    'Mars',
    'The south is open. It is Mars’s side, of building, engines and land, and effort shows results there within the season. Those who go that way should go with a task, a tool and the authority to use both.',
    'The south, Mars’s side, answers to effort and to nothing else. It neither helps nor hinders you when you work hard. Property there may be judged by its deeds and its drains, in that order.',
    'The south is strained here. On Mars’s side haste and quarrels over ground come easily. Insurance, a calm lawyer and no driving by night make that quarter quite safe enough for one short errand at a time.',
  ),
  'South-west': three(
    'Rahu',
    'The south-west is open. It is Rahu’s side, where the stranger has an advantage over the townsman. New trades and mixed neighbourhoods are its ground. What looks odd about you at home is wanted there.',
    'The south-west, Rahu’s side, keeps its intentions to itself. Chances there come by way of strangers and should be checked as one checks strangers. A short contract tells in half a year what the quarter means.',
    'The south-west is strained here. Rahu’s side shows a bright front and a tangled back office. Nothing should be signed there at the first meeting, and an adviser from a different quarter is worth the fee.',
  ),
  West: three(
    'Saturn',
    'The west is open. It is Saturn’s side, and it gives slowly what it does not take back. Old industries, large employers and long leases are of its kind. Those who plan ten years there are met halfway.',
    'The west, Saturn’s side, pays the going rate for patience. It is no quicker for you than for another, and no harder. A move that way may wait until it is dull, which is when it is ready.',
    'The west is strained here. Saturn’s side asks for more waiting than the errand is worth, and first winters there are long. A fixed term, friends arranged in advance and a warm room reduce it to a nuisance.',
  ),
  'North-west': three(
    'the Moon',
    'The north-west is open. It is the Moon’s side, and people there take a newcomer in. Ports, markets and kitchens are its ground. Moving that way, you are fed before being questioned, which is the beginning of a home.',
    'The north-west, the Moon’s side, changes with the month. It may be loved in one season and left in the next. A year’s rent, and not a purchase, is the measure of commitment that it deserves.',
    'The north-west is strained here. On the Moon’s side sleep is light and moods are borrowed from the neighbours. Short visits among people already known are pleasant, and a longer stay needs a quiet room at the back.',
  ),
} satisfies Record<Direction, Record<'supported' | 'neutral' | 'strained', Passage>>
