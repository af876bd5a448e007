import { runSteps, type Steps } from '../cooperative-yield.ts'
import { normalText } from './normal-text.ts'

// Attempts to give a language model other rules or other work (prompt injection).
const ATTEMPTS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:your|the|all|any|these|previous|above|prior|system)\b.{0,20}\b(?:rules?|instructions?|prompts?|guidelines?|directions?|restrictions?|above|everything)\b/,
  /\b(?:ignore|disregard|forget)\b.{0,14}\b(?:rules?|instructions?|prompts?|everything|all that|the above)\b(?<!ignore instructions)/,
  /\b(?:ignora|olvida|ignorez|oubliez?|ignoriere|vergiss)\b.{0,30}\b(?:reglas|instrucciones|regles|consignes|instructions|regeln|anweisungen|todo)\b/,
  /\b(?:system|developer|hidden|initial|secret|original)\s+(?:prompt|message|instructions?|rules?)\b/,
  /\b(?:print|reveal|show|repeat|output|display|leak|recite|dump|tell me)\b.{0,40}\b(?:your|the|above|initial|hidden|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?|canary|configuration|settings|json schema)\b/,
  /\b(?:you are now|act as (?:if|an?|my|the)|pretend (?:to be (?:an?|my|the)|you)|role-?play|from now on,? (?:you|answer|ignore|act|respond|speak|reply)|new (?:rules?|instructions?)|jailbreak|dan mode|developer mode)\b(?<!\bi act as (?:if|an?|my|the))(?<!\bi pretend to be (?:an?|my|the))/,
  /(?:^\W*|\b(?:please|you|and|now|then|just|to me|go)[ ,]+)(?:write|generate|produce|print|fix|debug)\b.{0,20}\b(?:code|scripts?|programs?|poem|essay|function|error|sql|python|javascript|malware|exploit)\b/,
  /^\W*(?:please |can you |could you )?(?:write|draft|summari[sz]e|translate|calculate|proofread)\b.{0,30}\b(?:e-?mails?|letters?|texts?|messages?|articles?|speech|songs?|stor(?:y|ies)|cv|resume|into|sum)\b/,
  /<\/?(?:system|assistant|user|instructions?|im_start|im_end)\b|\[(?:system|inst|\/inst)\]|<\|/,
  /\b(?:canary|api key|base64|decode|environment variables?)\b/,
  /"?(?:role|system|refusal|sections|fact_ids)"?\s*:\s*["[{]/,
  /\b(?:say|claim|state|write|answer|confirm|pretend)\s+that\s+(?:my|the)?\s*(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|lagna)\b/,
  /\b(?:set|change|switch|use|raise)\b.{0,15}\b(?:tier|length|sections?|temperature|max[_ ]tokens)\b(?! of my)/,
  /\bend of (?:user|facts|question|input|prompt)\b|\badmin(?:istrator)? (?:mode|override|access)\b/,
]

const sentencesOf = (text: string) => text.split(/(?<=[.?!;।\n])\s+|\n/)

/** True for a text that tries to change the rules of the language model that answers it. */
export const hasInstructions = (text: string): boolean =>
  [normalText(text), text.toLowerCase()].some((form) => ATTEMPTS.some((pattern) => pattern.test(form)))

/** The text without the sentences for which `instructionsTo` is true. */
export const withoutInstructions = (text: string): string => runSteps(removeInstructionSteps(text))

/** The steps of `withoutInstructions`. */
export function* removeInstructionSteps(text: string): Steps<string> {
  const sentences: string[] = []
  for (const sentence of sentencesOf(text)) {
    yield
    if (!hasInstructions(sentence)) sentences.push(sentence)
  }
  return sentences.join(' ').trim()
}
