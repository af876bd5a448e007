import { from } from '../passage.ts'

// The rating of a year for a matter, for the parents of a child and for people past the first half of the matter
const passage = from('Own weighing of periods and transits, read by age (kala and patra, BPHS 46)')

export default {
  young: {
    career: {
      eased: passage(
        'Your child does tasks gladly this year, at home and in class, and finishes what is begun. → Give one small duty that belongs to your child alone, such as a plant or the morning newspaper, and do not remind anybody of it.',
      ),
      even: passage(
        'Your child does some tasks this year before you ask, and needs three reminders for others. → Put a list with places to tick on the door, and look at it together every evening for a week before you judge it.',
      ),
      strained: passage(
        'Your child finds duties harder this year than usual, because several come at once. → Ask for one at a time, sit by for the first ten minutes, and say what was done well before you name the next one.',
      ),
    },
    wealth: {
      eased: passage(
        'Your child gets much of what it wishes for this year, and pocket money lasts. → Use the time to teach saving: one jar for spending, one for keeping and one for giving, counted together on the same day each week.',
      ),
      even: passage(
        'Your child cannot have every wish this year and learns to choose between two of them. → Let the choice stand, even if it seems odd to you, and talk about it a month later, when one of the two is forgotten.',
      ),
      strained: passage(
        'Your child has to wait for some wishes this year, and you will hear about it. → Name a date for one of them and keep it. Mend or make one thing together instead of buying it, and let your child choose which.',
      ),
    },
    health: {
      eased: passage(
        'Your child has strength to spare this year and wants to move. → Go outdoors together every day, and choose one sport or game that your child may learn from the beginning, with the same trainer for some months.',
      ),
      even: passage(
        'Your child is lively in some weeks of this year and tired in others. → Keep bedtime at the same hour, plan the rest before the outing, and put only one fixed date into each week beside school and play.',
      ),
      strained: passage(
        'Your child tires more easily this year. → Take one afternoon date out of the week, keep meals and bedtime at fixed hours, and ask your doctor early about whatever worries you instead of waiting for the next visit.',
      ),
    },
    family: {
      eased: passage(
        'Your child is happy at home this year and feels close to the family. → Bring grandparents, cousins or neighbours together once a month, and let your child have a part in it, such as the table or the invitation.',
      ),
      even: passage(
        'Your child enjoys the family on some days of this year and wants to be left alone on others. → Leave the door open, keep one shared meal a day, and ask about the day only when the plates are empty.',
      ),
      strained: passage(
        'Your child feels tension at home more than usual this year. → Settle the matters of grown-ups when your child is out, say in one sentence that it is not at fault, and keep the evening the same each day.',
      ),
    },
    learning: {
      eased: passage(
        'Your child learns easily this year and asks for more. → Offer the harder book before the easy one gets dull, visit a library together every second week, and let your child explain one new thing to you at supper.',
      ),
      even: passage(
        'Your child learns fast in one subject this year and slowly in the next. → Begin homework with the favourite one, do the other together for ten minutes, and praise the step that was made since last week.',
      ),
      strained: passage(
        'Your child needs more time for lessons this year. → Sit together for ten minutes a day, let your child repeat aloud what was said, and speak with the teacher in the first weeks if something does not go in.',
      ),
    },
    relationships: {
      eased: passage(
        'Your child finds friends easily this year, and one of them may stay for long. → Invite somebody home who has never been there, and leave the two of them alone with a game for an hour.',
      ),
      even: passage(
        'Your child is close to a friend for a week this year and cool for a day. You need not settle it. → Ask in the evening who played with whom, listen to the end, and leave the next move to the children.',
      ),
      strained: passage(
        'Your child may feel left out this year, and it hurts. → Help one good friendship along: arrange a fixed afternoon each week with the same playmate, and ask afterwards how it went without giving any advice.',
      ),
    },
  },
  late: {
    career: {
      eased: passage(
        'People ask for what you know this year, and they follow your advice. → Say yes to the request that you enjoy most, and hand one other task to somebody younger with a clear date for your last day at it.',
      ),
      even: passage(
        'Your duties take a fair share of this year and no more. → Choose one that you keep only from habit and give it up by the end of a month. Set a closing hour for the ones that remain.',
      ),
      strained: passage(
        'Others want things done this year in ways that you would not choose. → Say once, in writing, what you would do and why, and leave the decision to them. Keep one task that is entirely your own, at home or in a club.',
      ),
    },
    learning: {
      eased: passage(
        'You enjoy learning this year, and new things stay with you. → Choose a language, an instrument or the history of your town, and find one other person who wants to learn it, so that you have a fixed hour each week.',
      ),
      even: passage(
        'You are curious in some months of this year and tired of books in others. → Join a group that reads the same thing on a fixed evening, because company will bring you past the middle of it.',
      ),
      strained: passage(
        'You need more time for new things this year, and small print tires you. → Use a better lamp, sit for twenty minutes at a time, and ask one patient person to explain the device or the form that troubles you.',
      ),
    },
  },
} as const
