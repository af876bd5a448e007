import { family } from '../capability.ts'
import meanings from './parts/meanings.ts'
import tarotBirthCard from './tarot-birth-card.ts'
import tarotCardLibrary from './tarot-card-library.ts'
import tarotCardMeaning from './tarot-card-meaning.ts'
import tarotCareer from './tarot-career.ts'
import tarotCelticCross from './tarot-celtic-cross.ts'
import tarotChakra from './tarot-chakra.ts'
import tarotDailyCard from './tarot-daily-card.ts'
import tarotDecision from './tarot-decision.ts'
import tarotDrawCards from './tarot-draw-cards.ts'
import tarotHorseshoe from './tarot-horseshoe.ts'
import tarotRelationship from './tarot-relationship.ts'
import tarotThreeCard from './tarot-three-card.ts'
import tarotYearAhead from './tarot-year-ahead.ts'
import tarotYesNo from './tarot-yes-no.ts'
import tarotZodiacHouses from './tarot-zodiac-houses.ts'

export default family({
  slug: 'tarot',
  title: 'Tarot',
  about: 'Card draws and fixed spreads.',
  meanings,
  members: [
    tarotDrawCards,
    tarotDailyCard,
    tarotYesNo,
    tarotThreeCard,
    tarotCelticCross,
    tarotHorseshoe,
    tarotRelationship,
    tarotCareer,
    tarotDecision,
    tarotYearAhead,
    tarotChakra,
    tarotZodiacHouses,
    tarotBirthCard,
    tarotCardLibrary,
    tarotCardMeaning,
  ],
})
