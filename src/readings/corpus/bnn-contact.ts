import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A slow planet, progressed or in transit, on a natal planet in {sign} and {star}
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_CONTACT = {
  Jupiter: {
    Sun: nadi(
      'Jupiter touches your Sun in {sign} and {star}: ask for the post or the name on the door, because people of rank wish you well.',
    ),
    Moon: nadi(
      'Jupiter touches your Moon in {sign} and {star}: a change of place or of household turns out well for you.',
    ),
    Mars: nadi(
      'Jupiter touches your Mars in {sign} and {star}: build or begin hard work, because you have strength and help.',
    ),
    Mercury: nadi(
      'Jupiter touches your Mercury in {sign} and {star}: take the course or the test, and hand in complete papers.',
    ),
    Jupiter: nadi(
      'Jupiter touches its place at your birth in {sign} and {star}: your life begins a new round of twelve years, so choose what it is for.',
    ),
    Venus: nadi(
      'Jupiter touches your Venus in {sign} and {star}: affection and money come to you, and so do bills, so read the accounts afterwards.',
    ),
    Saturn: nadi(
      'Jupiter touches your Saturn in {sign} and {star}: your work rises, and a post or trade that you begin now lasts.',
    ),
    Rahu: nadi('Jupiter touches your Rahu in {sign} and {star}: your life widens, so enlarge one thing at a time.'),
    Ketu: nadi(
      'Jupiter touches your Ketu in {sign} and {star}: a year for learning, prayer or healing opens to you, and an old question is answered.',
    ),
  },
  Saturn: {
    Sun: nadi(
      'Saturn touches your Sun in {sign} and {star}: people of rank count your hours, so keep a record of what you do.',
    ),
    Moon: nadi(
      'Saturn touches your Moon in {sign} and {star}: you are slower and heavier than usual, so keep regular hours and one friend near.',
    ),
    Mars: nadi(
      'Saturn touches your Mars in {sign} and {star}: effort meets a brake, so finish one task before you start another.',
    ),
    Mercury: nadi(
      'Saturn touches your Mercury in {sign} and {star}: study and papers take longer, so begin early and check twice.',
    ),
    Jupiter: nadi(
      'Saturn touches your Jupiter in {sign} and {star}: duty finds its purpose, and steady service brings you a better place.',
    ),
    Venus: nadi(
      'Saturn touches your Venus in {sign} and {star}: comfort has to be earned, and what you buy now should last.',
    ),
    Saturn: nadi(
      'Saturn touches its place at your birth in {sign} and {star}: your work is weighed after thirty years, so end what is over and keep what holds.',
    ),
    Rahu: nadi(
      'Saturn touches your Rahu in {sign} and {star}: work among strangers asks for patience, so stay with written rules.',
    ),
    Ketu: nadi('Saturn touches your Ketu in {sign} and {star}: a job or duty may end, so leave it in good order.'),
  },
  Rahu: {
    Sun: nadi(
      'Rahu touches your Sun in {sign} and {star}: your good name is tested by a shortcut, so take the ordinary road.',
    ),
    Moon: nadi(
      'Rahu touches your Moon in {sign} and {star}: your mind makes stories at night, so take news once a day.',
    ),
    Mars: nadi('Rahu touches your Mars in {sign} and {star}: you are in a hurry, so slow down with wheels and tools.'),
    Mercury: nadi(
      'Rahu touches your Mercury in {sign} and {star}: offers and messages flatter you, so sign nothing on the first day.',
    ),
    Jupiter: nadi(
      'Rahu touches your Jupiter in {sign} and {star}: you meet large numbers and big promises, so keep your own measure.',
    ),
    Venus: nadi(
      'Rahu touches your Venus in {sign} and {star}: something foreign or expensive attracts you, so wait a week.',
    ),
    Saturn: nadi(
      'Rahu touches your Saturn in {sign} and {star}: work changes its system, so learn the new rules first.',
    ),
    Rahu: nadi(
      'Rahu touches its place at your birth in {sign} and {star}: an old hunger comes round again, so ask what you really need.',
    ),
    Ketu: nadi(
      'Rahu touches your Ketu in {sign} and {star}: wanting and letting go change places, so decide nothing for ever.',
    ),
  },
  Ketu: {
    Sun: nadi(
      'Ketu touches your Sun in {sign} and {star}: a title matters less than it did, so do the work for itself.',
    ),
    Moon: nadi('Ketu touches your Moon in {sign} and {star}: you need quiet, so eat in company and sleep early.'),
    Mars: nadi(
      'Ketu touches your Mars in {sign} and {star}: a small quarrel wants to become a feud, so let it be small.',
    ),
    Mercury: nadi(
      'Ketu touches your Mercury in {sign} and {star}: your studies or talks break off, so keep one subject alive.',
    ),
    Jupiter: nadi(
      'Ketu touches your Jupiter in {sign} and {star}: you look for what is true and leave what is only large.',
    ),
    Venus: nadi('Ketu touches your Venus in {sign} and {star}: you want less, so give away what you no longer use.'),
    Saturn: nadi('Ketu touches your Saturn in {sign} and {star}: a duty falls away, so do not fill its place at once.'),
    Rahu: nadi('Ketu touches your Rahu in {sign} and {star}: an ambition loosens, so see what remains without it.'),
    Ketu: nadi(
      'Ketu touches its place at your birth in {sign} and {star}: you come back to an old detachment, so finish what you once dropped.',
    ),
  },
  Venus: {
    Sun: nadi('Venus touches your Sun in {sign} and {star}: position and affection meet, so accept an invitation.'),
    Moon: nadi('Venus touches your Moon in {sign} and {star}: home and comfort please you, so make room for guests.'),
    Mars: nadi('Venus touches your Mars in {sign} and {star}: your heart moves fast, so give it a second week.'),
    Mercury: nadi(
      'Venus touches your Mercury in {sign} and {star}: you sell, write and agree easily, so settle terms now.',
    ),
    Jupiter: nadi(
      'Venus touches your Jupiter in {sign} and {star}: respect and means grow together, so plan the larger step.',
    ),
    Venus: nadi(
      'Venus touches its place at your birth in {sign} and {star}: your own wishes come round again, so say them aloud.',
    ),
    Saturn: nadi(
      'Venus touches your Saturn in {sign} and {star}: your own work pays you steadily, so be patient with the rest.',
    ),
    Rahu: nadi(
      'Venus touches your Rahu in {sign} and {star}: an unusual road opens, so tell one friend the whole plan.',
    ),
    Ketu: nadi(
      'Venus touches your Ketu in {sign} and {star}: company thins out, and you need nothing given up for good.',
    ),
  },
} satisfies Record<'Jupiter' | 'Saturn' | 'Rahu' | 'Ketu' | 'Venus', Record<Graha, Passage>>

export default BNN_CONTACT
