import type { ElderForms } from '../elder-forms.ts'
import { from } from '../passage.ts'
import type lalKitabHouse from './lal-kitab-house.ts'
import type lalKitabSection from './lal-kitab-section.ts'

// Houses and sections of Lal Kitab for readers from sixty on, where the text for adults speaks of a working life or of parents at home.
// {house}: the ordinal of a house; {field}: its field
const elder = from('Lal Kitab of 1939 to 1952, told for the later years; own wording')

export default {
  house: {
    4: {
      deed: [
        elder('→ Keep one evening this week for those who live under your roof, or invite somebody to it.'),
        elder('→ Have one small repair done by Sunday that makes the house easier for you.'),
        elder('→ Ring somebody who is older than you, with no particular reason.'),
        elder('→ Put your chair where the morning light falls.'),
        elder('→ Tell one story of the house you were born in to somebody young.'),
      ],
    },
    6: {
      deed: [
        elder('→ Do the oldest thing on your list this week; it has shrunk while it waited.'),
        elder('→ Pay one small bill today and one tomorrow, and cross them off.'),
        elder('→ Thank by name the person who does you a daily service.'),
        elder('→ Take your midday meal at the table on three days, with company on one.'),
        elder('→ Return the thing that you borrowed from a neighbour.'),
      ],
    },
    10: {
      deed: [
        elder('→ Show one finished thing this week to somebody who will like it.'),
        elder('→ Arrive ten minutes early for the one appointment that matters.'),
        elder('→ Name aloud one person who helped you long ago.'),
        elder('→ Clear your table on Friday, and throw one old paper away.'),
        elder('→ Ask a young person what they would like to know of your years.'),
      ],
    },
  },
  section: {
    work: {
      good: elder(
        'What you built stands on firm ground, and people speak well of you, because Saturn is in good spirits in your {house} house. Much of it had to do with {field}; hand one piece of it on this year, with a plan on paper.',
      ),
      mixed: elder(
        'Some of your tasks please you and some only tire you, since Saturn is of mixed nature in your {house} house. → Both kinds come by way of {field}; write the two lists, and give one thing from the second away this week.',
      ),
      bad: elder(
        'You still carry more than you need to: Saturn is troubled in your {house} house. → The extra load comes from {field}; hand one task back this week, and be exact and kind with whoever helps you, which custom calls the remedy.',
      ),
    },
    children: {
      bad: elder(
        'The young need more patience from you than you have by evening, since Ketu is troubled in your {house} house. You lose it over {field}; see them in the morning, and be kind to the children of strangers, which is the old remedy.',
      ),
    },
    health: {
      good: elder(
        'Your body serves you well, because Mars is in good spirits in your {house} house. You spend its strength on {field}; keep your hours of sleep and a daily walk, and go on seeing the doctor once a year.',
      ),
    },
    parents: {
      good: elder(
        'Your mother’s good will still carries you, because the Moon is in good spirits in your {house} house. You owe to it much of your luck in {field}; light a lamp or say a word of thanks in her name before your next step there.',
      ),
      mixed: elder(
        'Your thoughts of your parents are warm on some days and sore on others, since the Moon is of mixed nature in your {house} house. It touches {field} most; tell a younger relative one good story of each of them.',
      ),
      bad: elder(
        'Something about your mother, or the one who raised you, is not at peace yet, because the Moon is troubled in your {house} house. → Part of it shows in {field}; do one kind deed in her name this week, and leave it at that.',
      ),
    },
  },
} satisfies { house: ElderForms<typeof lalKitabHouse>; section: ElderForms<typeof lalKitabSection> }
