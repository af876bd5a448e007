import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The sign of the Sun at birth (sidereal): will, rank and vitality
const passage = from('Brihat Jataka 18; Saravali 22')

export default {
  Aries: {
    nature: passage(
      'The Sun is exalted in Aries, and the will stands upright. Texts promise fame, courage and travel; in practice you volunteer first, command without raising the voice, and are known by name in any group you join.',
    ),
    strength: passage(
      'Beginnings under an Aries Sun carry others along. It takes a risk in its own name, leads from in front, and recovers quickly after defeat because the next attempt is already planned. People who are frightened obey it without resentment, because it is standing nearer the danger than they are.',
    ),
    care: passage(
      'Authority so ready to act can forget to consult. An Aries Sun keeps its rank longer by asking two people first, and keeps its health by cooling down in time. A captain who sleeps before the battle gives better orders in it.',
    ),
  },
  Taurus: {
    nature: passage(
      'With the Sun in Taurus the will works like a plough: straight, slow and deep. The old books mention clothes, scents and cattle; today it is property, brands and things made to last. Many who sing for a living were born under it.',
    ),
    strength: passage(
      'A Taurus Sun finishes. Its word is kept, its price is fair, and after twenty years the estate, the firm or the orchard is larger than anyone expected of so quiet a start. Lenders learn to prefer its signature to a richer name’s assurances.',
    ),
    care: passage(
      'Stubbornness costs this Sun more than error does. Yielding once a year in public, on purpose, keeps the throat and the temper free and shows the family that there is a door in the wall.',
    ),
  },
  Gemini: {
    nature: passage(
      'The Sun in Gemini rules by knowledge and speech. It studies grammar, law, trade or the stars, as Varahamihira says; its dignity depends on being the person who can explain the matter. An afternoon in which nothing was learned leaves it out of temper.',
    ),
    strength: passage(
      'Teaching, writing and negotiation prosper with a Gemini Sun. It carries authority lightly, changes its mind when facts require it, and is trusted as an interpreter by both sides. Even its opponents end by using its definitions.',
    ),
    care: passage(
      'Wit spent on every subject leaves none for the chief one. A single field, named and kept for ten years, turns this Sun’s many talents into one reputation. An hour in the open air each day does the rest.',
    ),
  },
  Cancer: {
    nature: passage(
      'In Cancer the will bends to those it protects. Moods and other people’s needs move the calendar, work is often done under somebody else’s roof, and home is where rank is truly felt, given or withheld.',
    ),
    strength: passage(
      'A Sun in Cancer governs by care, and people obey it gladly. Provision, memory and patience with the weak make it a good head of a household, a ward, a kitchen or a province. It remembers who was hungry, and that is why it is believed.',
    ),
    care: passage(
      'Resentment grows where service was never agreed upon. The Cancer Sun should state its terms before it gives, and keep worries that belong to other people from its table. A household respects the hour that has been declared its head’s own.',
    ),
  },
  Leo: {
    nature: passage(
      'The Sun is at home in Leo, and the will needs no permission. Forests, hills and forts please it, says Varahamihira; so do clear titles, large rooms and a cause that will take a whole lifetime to finish.',
    ),
    strength: passage(
      'Steady courage marks a Leo Sun. It neither flatters nor fears, protects those who depend on it, and holds an office so fully that the office is afterwards named after it. When it is angry the matter is settled by evening, and remembered for years.',
    ),
    care: passage(
      'Where nobody contradicts, judgement goes blind. A Leo Sun rules best with one adviser who may laugh at it, and lasts longest when days of display are followed by days of rest. Thanks spoken in front of others cost it most and bind people to it longest.',
    ),
  },
  Virgo: {
    nature: passage(
      'With the Sun in Virgo, authority rests on exactness. Script, calculation, medicine and craft are named by the texts; you would rather be right than seen, and often end by being both. The handwriting is small and can be read.',
    ),
    strength: passage(
      'This Sun makes systems that work without it. Method, honest figures and modest speech win lasting confidence, and the powerful keep a Virgo Sun near them because its report can be believed. Your students tend to surpass their teacher, and you take it as payment.',
    ),
    care: passage(
      'Service may hide a fear of standing in front. Once a year the Virgo Sun should sign its work in large letters, and daily it should stop before perfection begins to cost sleep. Praise, which it gives by the ounce, should also be accepted without correction.',
    ),
  },
  Libra: {
    nature: passage(
      'The Sun is in its fall in Libra: the will consults, compromises and doubts its own claim. Trade, taste and the law of contracts give it ground to stand on that rank alone would not.',
    ),
    strength: passage(
      'A Libra Sun leads by agreement. It hears the weaker party, sets terms that last, and succeeds in partnership where prouder people fail because it does not need the first chair. Guests at its table find themselves agreeing before the second course.',
    ),
    care: passage(
      'Deference becomes a habit that others use. The Libra Sun gains by deciding alone on matters of its own name, by leaving poor company early, and by light on the skin each morning. One refusal a month, unexplained, is enough practice to begin with.',
    ),
  },
  Scorpio: {
    nature: passage(
      'In Scorpio the will goes underground and does not tire. Poison, weapons and hidden wealth stand in the verses; today surgery, security, research and the handling of other people’s crises. Others lower their voices when it falls silent.',
    ),
    strength: passage(
      'Nothing deters a Scorpio Sun once it has begun. It masters fear by approaching it, keeps its counsel for years, and is at its strongest where matters are serious and few will go. What once hurt it is often the subject it later teaches.',
    ),
    care: passage(
      'Power exercised in secret isolates. This Sun does well to have one equal from whom nothing is hidden, to settle scores in the open, and to leave a defeated rival a way out. Heat held in is the caution of the old texts, so water, exercise and early nights deserve their place.',
    ),
  },
  Sagittarius: {
    nature: passage(
      'The Sun in Sagittarius wants to be right before God and the law. Texts give it wealth, respect and anger at injustice; it judges, teaches and travels, and its friends are often older. The sign’s own figure, half archer and half horse, can be seen in its walk.',
    ),
    strength: passage(
      'Principle lends this Sun authority beyond its post. It can forgive an enemy, sponsor a student and refuse a bribe in the same week, and people arrange themselves round you. A house in which it lives becomes a school without anyone’s deciding so.',
    ),
    care: passage(
      'Certainty is the weak side of a Sagittarius Sun. A year among those who believe otherwise, and a limit to sermons at table, make its teaching easier to accept. The body profits from the same restraint.',
    ),
  },
  Capricorn: {
    nature: passage(
      'With the Sun in Capricorn rank is climbed step by step, and often late. The verses speak of small trade and labour; what they describe is a will that accepts low beginnings and outlasts its betters.',
    ),
    strength: passage(
      'A Capricorn Sun gets results with little. Cost, season and the limits of people are known to it exactly, so that under its hand poor institutions become solvent and long works are completed. It is never late, and it does not comment when others are.',
    ),
    care: passage(
      'Ambition deferred too long turns bitter. The Capricorn Sun needs a superior it respects or none at all, honest dealing in small sums, and joy that is not a reward for anything. Sunlight, and a day on which nothing is climbed, keep it supple.',
    ),
  },
  Aquarius: {
    nature: passage(
      'The Sun in Aquarius puts the will at the service of many and feels like a private person in office. Titles sit loosely on it; equality, method and a distant goal do not. Neighbours elect it and are surprised how little it wants.',
    ),
    strength: passage(
      'Reform is natural to an Aquarius Sun, since it has nothing to prove by birth. It builds bodies that outlive their founders and gives credit away, which brings allies from unexpected quarters. A committee under it finishes before lunch.',
    ),
    care: passage(
      'Coldness to one’s own father, chief or child is the classical complaint. The remedy is simple presence, on fixed days, without a subject; warmth and trust improve together. Whatever has to be fed daily, an animal or a garden, teaches the same lesson.',
    ),
  },
  Pisces: {
    nature: passage(
      'In Pisces the Sun shines through water: will is gentle, diffuse and guided by faith. Trade by sea and gain through gentle company stand in Brihat Jataka; today care, art, import and quiet influence. Command given in a low voice is its way of ruling.',
    ),
    strength: passage(
      'A Pisces Sun wins by not competing. It sees what a situation wants, lends itself to that, and is protected by people it once helped and had forgotten about. What it has promised quietly is done, which astonishes those who took it for a dreamer.',
    ),
    care: passage(
      'Without an edge the will dissolves into other people’s plans. A written aim, an accountant and the courage to disappoint keep this Sun visible, and feet kept dry keep it well. Faith is safer for having read the contract.',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
