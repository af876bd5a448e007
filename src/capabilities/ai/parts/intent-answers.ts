import type { Intent } from '../../../ai/intents.ts'
import type { IntentComposer } from './intent-context.ts'
import {
  bestDashaAnswer,
  currentDashaAnswer,
  dashaEndAnswer,
  nextDashaAnswer,
  planetDashaAnswer,
} from './intent-dashas.ts'
import { dayAnswer, goodDaysAnswer, monthAnswer, weekAnswer, yearAnswer } from './intent-days.ts'
import { doshasAnswer, manglikAnswer, namedDoshaAnswer } from './intent-doshas.ts'
import { gemCheckAnswer, gemForMeAnswer, gemToAvoidAnswer } from './intent-gems.ts'
import {
  amatyakarakaAnswer,
  ascendantAnswer,
  atmakarakaAnswer,
  birthGroupsAnswer,
  birthStarAnswer,
  birthTithiAnswer,
  constitutionAnswer,
  darakarakaAnswer,
  moonSignAnswer,
  namingSyllableAnswer,
  personalityAnswer,
  sunSignAnswer,
  vargaAscendantAnswer,
} from './intent-identity.ts'
import {
  luckyColourAnswer,
  luckyDayAnswer,
  luckyNumberAnswer,
  luckyThingsAnswer,
  vastuDirectionAnswer,
} from './intent-luck.ts'
import { muhurtaAnswer, rahuKaalAnswer } from './intent-muhurta.ts'
import { bestPlaceAnswer, birthNumberAnswer, nameNumberAnswer } from './intent-numbers.ts'
import {
  childrenAnswer,
  loveOrArrangedAnswer,
  loveTimeAnswer,
  marriageTimeAnswer,
  matchAnswer,
  spouseNatureAnswer,
} from './intent-partner.ts'
import { abroadAnswer, moneyAnswer, moveAnswer, propertyAnswer, vehicleAnswer } from './intent-places.ts'
import {
  houseBindusAnswer,
  houseLordAnswer,
  housePlanetsAnswer,
  planetPlaceAnswer,
  planetStateAnswer,
  planetStrengthAnswer,
  strongestPlanetAnswer,
  weakestPlanetAnswer,
} from './intent-planets.ts'
import {
  deityAnswer,
  fastingAnswer,
  mantraAnswer,
  planetRemedyAnswer,
  remediesAnswer,
  rudrakshaAnswer,
  vratDayAnswer,
} from './intent-remedies.ts'
import { dhaiyaAnswer, sadeSatiAnswer, sadeSatiEndAnswer, sadeSatiNextAnswer } from './intent-saturn.ts'
import { planetRetrogradeAnswer, planetTransitAnswer, transitOnAnswer } from './intent-transits.ts'
import {
  businessAnswer,
  careerFieldsAnswer,
  educationFieldAnswer,
  examAnswer,
  governmentAnswer,
  jobChangeAnswer,
  jobTimeAnswer,
} from './intent-work.ts'
import { mahapurushaAnswer, namedYogaAnswer, rajaYogaAnswer, wealthYogaAnswer, yogasAnswer } from './intent-yogas.ts'

interface IntentRow {
  readonly compose: IntentComposer
  /** A question for this intent, as a suggestion to the user. */
  readonly question: string
  /** Intents of the suggested follow-up questions. */
  readonly next: readonly [Intent, Intent]
}

const row = (compose: IntentComposer, question: string, ...next: [Intent, Intent]): IntentRow => ({
  compose,
  question,
  next,
})

/** The composer of each intent's answer, with a sample question and follow-up intents. */
export const INTENT_ANSWERS: Readonly<Record<Intent, IntentRow>> = {
  manglik: row(manglikAnswer, 'Am I manglik?', 'marriage_time', 'doshas'),
  dosha_named: row(namedDoshaAnswer, 'Do I have Kaal Sarp dosha?', 'doshas', 'remedies'),
  doshas: row(doshasAnswer, 'Which doshas are in my chart?', 'remedies', 'yogas'),
  sade_sati: row(sadeSatiAnswer, 'Am I in sade sati?', 'sade_sati_next', 'planet_transit'),
  sade_sati_end: row(sadeSatiEndAnswer, 'When does my sade sati end?', 'dhaiya', 'current_dasha'),
  sade_sati_next: row(sadeSatiNextAnswer, 'When is my next sade sati?', 'sade_sati', 'next_dasha'),
  dhaiya: row(dhaiyaAnswer, 'Do I have a dhaiya of Saturn?', 'sade_sati', 'remedies'),
  current_dasha: row(currentDashaAnswer, 'Which mahadasha am I in?', 'dasha_end', 'next_dasha'),
  dasha_end: row(dashaEndAnswer, 'When does my present mahadasha end?', 'next_dasha', 'best_dasha'),
  next_dasha: row(nextDashaAnswer, 'Which mahadasha comes next?', 'best_dasha', 'strongest_planet'),
  best_dasha: row(bestDashaAnswer, 'Which mahadasha is good for me?', 'current_dasha', 'this_year'),
  planet_dasha: row(planetDashaAnswer, 'When does my Saturn dasha come?', 'planet_strength', 'planet_remedy'),
  gem_for_me: row(gemForMeAnswer, 'Which gem suits me?', 'gem_to_avoid', 'rudraksha'),
  gem_check: row(gemCheckAnswer, 'Is a blue sapphire good for me?', 'gem_for_me', 'planet_strength'),
  gem_to_avoid: row(gemToAvoidAnswer, 'Which gems should I not wear?', 'gem_for_me', 'lucky_colour'),
  rudraksha: row(rudrakshaAnswer, 'Which rudraksha is mine?', 'mantra', 'gem_for_me'),
  remedies: row(remediesAnswer, 'Which remedies help my chart?', 'mantra', 'fasting'),
  planet_remedy: row(planetRemedyAnswer, 'What can I do for my Saturn?', 'planet_strength', 'planet_dasha'),
  mantra: row(mantraAnswer, 'Which mantra suits my chart?', 'deity', 'fasting'),
  deity: row(deityAnswer, 'Which deity is my ishta devata?', 'mantra', 'atmakaraka'),
  fasting: row(fastingAnswer, 'On which day should I fast?', 'vrat_day', 'deity'),
  vrat_day: row(vratDayAnswer, 'When is the next Ekadashi?', 'fasting', 'day_for_me'),
  lucky_number: row(luckyNumberAnswer, 'What is my lucky number?', 'lucky_day', 'birth_number'),
  lucky_day: row(luckyDayAnswer, 'Which weekday is lucky for me?', 'lucky_colour', 'good_days'),
  lucky_colour: row(luckyColourAnswer, 'Which colour is lucky for me?', 'lucky_number', 'gem_for_me'),
  lucky_things: row(luckyThingsAnswer, 'What brings me luck?', 'lucky_number', 'vastu_direction'),
  moon_sign: row(moonSignAnswer, 'What is my Moon sign?', 'birth_star', 'ascendant'),
  ascendant: row(ascendantAnswer, 'What is my ascendant?', 'moon_sign', 'house_lord'),
  sun_sign: row(sunSignAnswer, 'What is my Sun sign?', 'moon_sign', 'personality'),
  birth_star: row(birthStarAnswer, 'What is my birth star?', 'naming_syllable', 'birth_groups'),
  strongest_planet: row(strongestPlanetAnswer, 'Which planet is my strongest?', 'weakest_planet', 'yogas'),
  weakest_planet: row(weakestPlanetAnswer, 'Which planet is the weakest in my chart?', 'remedies', 'strongest_planet'),
  planet_place: row(planetPlaceAnswer, 'Where is my Saturn?', 'planet_strength', 'planet_dasha'),
  planet_strength: row(planetStrengthAnswer, 'How strong is Jupiter in my chart?', 'planet_place', 'strongest_planet'),
  planet_state: row(planetStateAnswer, 'Is my Mercury combust?', 'planet_strength', 'planet_place'),
  planet_retrograde: row(planetRetrogradeAnswer, 'When is Mercury retrograde next?', 'planet_transit', 'this_month'),
  yogas: row(yogasAnswer, 'Which yogas are in my chart?', 'raja_yoga', 'wealth_yoga'),
  raja_yoga: row(rajaYogaAnswer, 'Do I have a raja yoga?', 'wealth_yoga', 'best_dasha'),
  mahapurusha_yoga: row(mahapurushaAnswer, 'Do I have a mahapurusha yoga?', 'raja_yoga', 'strongest_planet'),
  named_yoga: row(namedYogaAnswer, 'Do I have Gajakesari yoga?', 'yogas', 'raja_yoga'),
  wealth_yoga: row(wealthYogaAnswer, 'Do I have a dhana yoga?', 'money_time', 'raja_yoga'),
  atmakaraka: row(atmakarakaAnswer, 'Which planet is my atmakaraka?', 'deity', 'amatyakaraka'),
  amatyakaraka: row(amatyakarakaAnswer, 'Which planet is my amatyakaraka?', 'career_fields', 'atmakaraka'),
  darakaraka: row(darakarakaAnswer, 'Which planet is my darakaraka?', 'spouse_nature', 'varga_ascendant'),
  varga_ascendant: row(vargaAscendantAnswer, 'What is my navamsa ascendant?', 'ascendant', 'atmakaraka'),
  house_bindus: row(houseBindusAnswer, 'Which house is strongest by ashtakavarga?', 'house_planets', 'house_lord'),
  house_planets: row(housePlanetsAnswer, 'Which planets stand in my tenth house?', 'house_lord', 'house_bindus'),
  house_lord: row(houseLordAnswer, 'Where is the lord of my tenth house?', 'house_planets', 'yogas'),
  marriage_time: row(marriageTimeAnswer, 'When will I marry?', 'spouse_nature', 'love_or_arranged'),
  love_time: row(loveTimeAnswer, 'When will I meet a partner?', 'spouse_nature', 'match'),
  spouse_nature: row(spouseNatureAnswer, 'What will my spouse be like?', 'marriage_time', 'darakaraka'),
  love_or_arranged: row(loveOrArrangedAnswer, 'Love marriage or arranged?', 'marriage_time', 'match'),
  match: row(matchAnswer, 'Do our charts match?', 'manglik', 'love_or_arranged'),
  children_outlook: row(childrenAnswer, 'How does the chart look for children?', 'marriage_time', 'named_yoga'),
  career_fields: row(careerFieldsAnswer, 'Which work suits me?', 'business_or_service', 'amatyakaraka'),
  job_change: row(jobChangeAnswer, 'Should I change my job?', 'job_time', 'muhurta'),
  job_time: row(jobTimeAnswer, 'When will I be promoted?', 'job_change', 'money_time'),
  business_or_service: row(businessAnswer, 'Is business or a job better for me?', 'career_fields', 'wealth_yoga'),
  government: row(governmentAnswer, 'Will I get a government job?', 'exam', 'job_time'),
  education_field: row(educationFieldAnswer, 'Which subject should I study?', 'exam', 'strongest_planet'),
  exam: row(examAnswer, 'How will my examinations go?', 'education_field', 'good_days'),
  abroad: row(abroadAnswer, 'Will I live abroad?', 'best_place', 'move_time'),
  property_time: row(propertyAnswer, 'When should I buy a home?', 'vastu_direction', 'muhurta'),
  vehicle: row(vehicleAnswer, 'When should I buy a car?', 'muhurta', 'lucky_colour'),
  move_time: row(moveAnswer, 'When should I move?', 'best_place', 'vastu_direction'),
  money_time: row(moneyAnswer, 'When does money come?', 'wealth_yoga', 'lucky_day'),
  muhurta: row(muhurtaAnswer, 'Which day is best to sign?', 'good_days', 'rahu_kaal'),
  good_days: row(goodDaysAnswer, 'Which days of this month are good for me?', 'this_week', 'muhurta'),
  day_for_me: row(dayAnswer, 'Is tomorrow a good day for me?', 'good_days', 'rahu_kaal'),
  transit_on: row(transitOnAnswer, 'Which transits help me today?', 'planet_transit', 'day_for_me'),
  planet_transit: row(planetTransitAnswer, 'How does Jupiter in transit affect me?', 'transit_on', 'sade_sati'),
  this_week: row(weekAnswer, 'How is this week for me?', 'day_for_me', 'this_month'),
  this_month: row(monthAnswer, 'How is this month for me?', 'good_days', 'this_year'),
  this_year: row(yearAnswer, 'How is this year for me?', 'current_dasha', 'this_month'),
  naming_syllable: row(namingSyllableAnswer, 'With which syllable does the name begin?', 'birth_star', 'name_number'),
  vastu_direction: row(vastuDirectionAnswer, 'Which direction should my door face?', 'lucky_things', 'best_place'),
  best_place: row(bestPlaceAnswer, 'Which city is best for me?', 'move_time', 'abroad'),
  name_number: row(nameNumberAnswer, 'Is my name number good?', 'birth_number', 'lucky_number'),
  birth_number: row(birthNumberAnswer, 'What is my birth number?', 'name_number', 'lucky_day'),
  personality: row(personalityAnswer, 'What is my personality like?', 'strongest_planet', 'moon_sign'),
  birth_groups: row(birthGroupsAnswer, 'Which nadi is in my chart?', 'birth_star', 'birth_tithi'),
  birth_tithi: row(birthTithiAnswer, 'On which tithi was I born?', 'birth_star', 'vrat_day'),
  rahu_kaal: row(rahuKaalAnswer, 'When is Rahu kaal today?', 'day_for_me', 'good_days'),
  constitution: row(constitutionAnswer, 'Am I a vata type?', 'personality', 'fasting'),
}
