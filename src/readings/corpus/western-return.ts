import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A solar return: the rising sign, and the house of the Sun and the Moon in the chart of the return
const passage = from('Common Western practice (solar returns)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export default {
  rising: {
    Aries: passage(
      'You start the year fast and want results. → Choose one thing to win, and let the rest be ordinary.',
    ),
    Taurus: passage(
      'You take this year slowly and hold on to what you have. It is good for building, saving and staying.',
    ),
    Gemini: passage(
      'You are curious this year and follow two plans at once. → Keep a list, because you will say yes a lot.',
    ),
    Cancer: passage(
      'You go into this year with more caution, and your family weighs in your plans. → Feel first and decide a week later.',
    ),
    Leo: passage('You want to be seen this year. → Put your best piece of work where people pass by.'),
    Virgo: passage(
      'You put your life in order this year. → Begin with health and desk, and stop correcting at six in the evening.',
    ),
    Libra: passage('You do this year in company. → Ask yourself each month which of the agreements is really yours.'),
    Scorpio: passage(
      'You want the whole truth this year. → Give up one thing that has been over for some time, and put the strength into another.',
    ),
    Sagittarius: passage(
      'You look further than usual this year. Travel, study or a new conviction takes you out of your circle.',
    ),
    Capricorn: passage(
      'You take responsibility this year and are taken seriously. → Plan the days of rest first, because you would forget them.',
    ),
    Aquarius: passage(
      'You do it your own way this year. New friends and new methods suit you better than old promises.',
    ),
    Pisces: passage(
      'You are softer this year and harder to schedule. → Leave gaps in your calendar; the best of it comes unplanned.',
    ),
  },
  sun: {
    1: passage('Your year is about yourself: your looks, your name, your next beginning.'),
    2: passage('Your year turns on earning and owning, and on the price you put on your time.'),
    3: passage('Your year is full of learning, writing and people close by.'),
    4: passage('Your year belongs to home: a move, a repair, a parent or your own four walls.'),
    5: passage('Your year belongs to love, play and what you make for joy.'),
    6: passage('Your year is a working year, and your routine and health decide how it feels.'),
    7: passage('Your year depends much on another person: a partner, a client or somebody who contradicts you well.'),
    8: passage('Your year is about shared money, trust and what you let go.'),
    9: passage('Your year takes you further: abroad, into study or into another opinion.'),
    10: passage('Your year is a public one, and your work and your name are at stake.'),
    11: passage('Your year is about friends and one old hope of yours.'),
    12: passage('Your year is a quiet one for finishing, resting and helping in the background.'),
  },
  moon: {
    1: passage('You wear your feelings openly, and people answer them at once.'),
    2: passage('You feel safe this year when there is something in the account.'),
    3: passage('You need talk this year, and a brother, sister or neighbour may be the right person for it.'),
    4: passage('You long for home this year and should not be away from it too often.'),
    5: passage('You need play and affection this year, so plan both.'),
    6: passage('You carry your mood into your work this year, so mind your meals and your sleep.'),
    7: passage('You need one person at your side this year and feel it when they are late.'),
    8: passage('You feel more than you say this year; choose one person who may know.'),
    9: passage('You feel best on the way this year, or with a book from far off.'),
    10: passage('People can see what you feel this year, so choose to whom you show it.'),
    11: passage('You find your comfort among friends this year.'),
    12: passage('You need more time alone this year than you will admit.'),
  },
} as const satisfies {
  rising: Record<Sign, Passage>
  sun: Record<House, Passage>
  moon: Record<House, Passage>
}
