import { type PhraseLists, phraseList } from './phrase-lists.ts'

export const ENGLISH_PHRASES: PhraseLists = {
  openers: phraseList(`
first | first of all | to begin with | to start with | here is the short answer | here is the answer | the answer |
as to your question | on your question | to come to your question | in answer to your question | to answer you |
in your chart | your chart says this | your chart shows this | the chart shows this | the chart also shows this |
here is what the chart shows | here is what your chart says | this is what the chart says | what the chart says |
the chart says | your chart says | the chart adds | the chart adds this | the chart goes on | the chart also says |
this is where it begins | here is where it begins | this is the starting point | here is the starting point |
the first thing to know | something to know | good to know | worth knowing | worth noting | in short | put simply |
put plainly | in plain words | in brief | to sum up | in sum | taken together | all in all | on the whole |
as a whole | seen as a whole | looking at the whole | to close | finally | last | in daily life | in everyday life |
in practice | day to day | in ordinary life | next | then | second | third | a second point | a second thing |
a third point | another point | one more thing | one more point | a further point | something else | another thing |
add to this | added to this | beside this | besides | also | in addition | moreover | further | furthermore |
what is more | at the same time | alongside this | on one side | on the one hand | on the other side |
on the other hand | then again | as for timing | as to timing | on timing | about timing | as to when |
when it comes to timing | the times | the dates | this continues | read on | seen closely | more closely |
looked at closely | in detail | in more detail | keep this in view | to be more exact | here is some advice |
some advice | a practical step | a practical point | the practical side | in practical terms | as a next step |
one next step | the next step | a first step | one step | again | you can read this | see it this way |
the tradition says | in the tradition | astrology says | for you | about you
`),
  joiners: phraseList(`
and | and also | and then | while | but | yet | and besides | and in addition | and at the same time
`),
  links: phraseList(`
as well as | together with | along with | with | plus | beside | next to | followed by | and with it
`),
  frames: phraseList(`
the chart shows | your chart shows | your chart has | the chart has | the chart names | your chart names | look at |
look first at | look next at | consider | note | note also | here is | here are | there is | there is also |
then there is | next comes | then comes | to this comes | the chart points to | your chart points to | take
`),
  reasons: phraseList(`
this rests on | it rests on | behind this stands | behind it stands | this goes with | it goes with |
this comes from | it comes from | the reason is | the ground for this is | this belongs to | it belongs to |
this has to do with | this is seen from | this is read from | the tradition reads this from |
its ground in the chart is
`),
  supports: phraseList(`
what helps | what helps here | what helps you | what supports this | what supports you | a support |
the support here | on the good side | in your favour | something to build on | something to lean on | the good news |
a good sign
`),
  burdens: phraseList(`
what asks for care | what asks for patience | what needs care | what needs patience | what weighs on this |
the harder side | the harder part | a point to watch | something to watch | a point that asks for care |
take care here
`),
  advice: phraseList(`
Take one step at a time | Keep it simple | Write it down | Write down what matters to you | Give it a little time |
Talk it over with someone you trust | Sleep on it | Choose one thing and begin | Choose one small step |
Begin small | Begin with what is nearest | Keep what works | Read it again in a quiet hour |
Come back to this in a quiet hour | Ask a friend what they see | Let it settle | Keep a short note of it |
Set aside an hour for it | Plan the week with it | Look at it again in a month | Be patient with yourself |
Be kind to yourself | Take a walk and think it through | Do the plain things first |
Finish one thing before the next | Say plainly what you need | Ask before you assume | Make a list |
Decide in your own time | Trust your own judgement | The choice is yours | You decide
`),
}
