import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The tropical rising sign: the first impression of a person
const passage = from('Common Western practice; the rising sign as manner and body, after Lilly')

export default {
  Aries: passage(
    'Aries on the Ascendant enters a room head first and speaks before the coat is off. Strangers meet the pace before they meet you, and remember somebody direct. Mars sets the tone of the whole chart from here, so exercise taken early in the day sweetens the manner.',
  ),
  Taurus: passage(
    'With Taurus on the Ascendant you arrive at walking pace, look for the good chair and stay. Others read calm into the voice and bring their worries to it. As Venus governs this Ascendant, clothes that feel right to the hand do more for confidence than any rehearsed opening.',
  ),
  Gemini: passage(
    'A Gemini Ascendant begins with a question and has three acquaintances before the drinks come. The hands talk too, and age shows late in the face. Mercury steers you, so news, errands and short trips keep you well; a day without talk leaves you restless by evening.',
  ),
  Cancer: passage(
    'With Cancer on the Ascendant you come in sideways, find out who is safe and then begin to feed them. The face shows each change of mood, whatever the mouth says. The Moon governs here, so appearances alter from week to week, and first impressions of you need a second visit.',
  ),
  Leo: passage(
    'When Leo rises, an entrance is noticed even if none was intended: the back is straight, the greeting warm, the laugh audible next door. The Sun governs this Ascendant, and being ignored dims it faster than being opposed. A part with some responsibility in it brings out the best manners.',
  ),
  Virgo: passage(
    'Virgo rising looks the place over and has straightened a frame before sitting down. It appears reserved, answers exactly what was asked and looks younger than its years. Under Mercury’s rule usefulness is its passport among strangers; it relaxes as soon as somebody hands it a task.',
  ),
  Libra: passage(
    'A Libra Ascendant takes its cue from whoever is opposite, smiles first and leaves people feeling agreed with. Dress and proportion are handled well without much thought. Venus governs the chart from this door, and the habit to watch is agreeing at the threshold and objecting by letter.',
  ),
  Scorpio: passage(
    'With Scorpio on the Ascendant the eyes do the introductions. Little is volunteered, much is noticed, and the silence makes some people confess and others leave. Mars rules it in the older books and Pluto in many newer ones; telling one harmless fact about oneself early on saves months of being misread.',
  ),
  Sagittarius: passage(
    'Sagittarius rising strides in late with a story and means every word of it. It treats new people as old friends, knocks over a glass and is forgiven. Jupiter governs this Ascendant; open air, long legs of a trip and a plain-spoken companion keep the good humour from turning into a sermon.',
  ),
  Capricorn: passage(
    'Capricorn on the Ascendant gives a sober first face, so that the child is told it is old for its age and the adult is handed the keys. Saturn governs here and is kinder late than early. Dry wit is the sign that the guard has been lowered.',
  ),
  Aquarius: passage(
    'An Aquarius Ascendant stands a step outside the circle and greets everyone alike, the director and the porter. Something in the dress or the opinions declines to match. Saturn rules it of old, many moderns prefer Uranus; friendship is its natural distance, and closer people have to be told that they are closer.',
  ),
  Pisces: passage(
    'With Pisces on the Ascendant the outline is soft, and people see in it what they hoped to meet. It slips in quietly, catches the mood of the company and often leaves with somebody’s troubles. Jupiter is the older ruler and Neptune the newer; a firm hour for going home protects the goodwill.',
  ),
} satisfies Record<Sign, Passage>
