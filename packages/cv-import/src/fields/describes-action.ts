import { findVerb } from '@app/language'
import { awardLength } from '../lexicon/award-names.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'

const articles = [
	'a',
	'an',
	'the',
	'my',
	'our',
	'their',
	'his',
	'her',
	'its',
	'all',
	'every',
	'each',
]
const prepositions = [
	'about',
	'above',
	'across',
	'after',
	'against',
	'along',
	'among',
	'around',
	'as',
	'at',
	'before',
	'behind',
	'below',
	'between',
	'beyond',
	'by',
	'during',
	'for',
	'from',
	'in',
	'inside',
	'into',
	'of',
	'off',
	'on',
	'onto',
	'out',
	'outside',
	'over',
	'through',
	'throughout',
	'to',
	'towards',
	'under',
	'until',
	'up',
	'upon',
	'with',
	'within',
	'without',
]
const joiners = ['and', 'or', 'but', 'that', 'which', 'who', 'while', 'when', 'so']
const isPreposition = new Set(prepositions)
const isFunctionWord = new Set([...articles, ...prepositions, ...joiners])

/**
 * Whether a line tells what a person did, so that it heads no job: a verb in the past with its object. A verb before
 * a preposition or before the name of a post tells what the person was.
 */
export function describesAction(text: string): boolean {
	const words = text.replace(/^I(?:['’](?:ve|d))?\s+/, '').match(/[\p{L}\p{N}£$€%’'-]+/gu) ?? []
	const [verb = '', ...rest] = words
	if (rest.length < 2 || findVerb(verb)?.forms.includes('past') !== true) return false
	const object = rest.map((word) => word.toLowerCase())
	// A word of an award may also be a verb.
	if (isPreposition.has(object[0] ?? '') || awardLength(text) > 0) return false
	const end = object.findIndex((word) => isFunctionWord.has(word) || /^[£$€]?\d/.test(word))
	if (end === -1) return rest.every((word) => /^\p{Ll}/u.test(word)) && !namesPost(rest)
	return !namesPost(rest.slice(0, end))
}

// The last word decides whether the phrase names a post or a firm. A plural in lower case is about others.
function namesPost(words: readonly string[]): boolean {
	const last = words.at(-1) ?? ''
	if (/^\p{Ll}.*s$/u.test(last)) return false
	return jobScore(last) + organisationScore(last) > 0
}
