import { correctSpelling, findVerb, inBritishSpelling, withoutBullet } from '@app/language'
import { rewriteWords } from '../word-lists.ts'
import { isShouted, lowerShouted } from './lower-shouted.ts'

/** Invisible characters: zero-width, direction and tag characters, which can hide words. */
export const invisibleCharacters =
	/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** A smile in marks. */
const face = /\s*(?<!\S)[:;]-?[)D(]+(?!\S)/g

/** The end of a phrase: no word follows that could be owned. */
const endsPhrase =
	'(?=\\s*(?:[,;.)]|$|(?:and|or|in|on|for|from|to|with|at|by|when|that|while|which|who|if|before|after|via|per|into|across|through|as|daily|weekly|monthly|too|also)\\b))'
// An apostrophe at the end of a phrase makes a plural: nothing follows that could be owned. Contractions are no plurals.
const contracted =
	'staff|that|what|who|there|here|how|where|when|let|she|one|(?:some|any|every|no)(?:body|one|thing)'
const pluralWithApostrophe = new RegExp(
	`(?<!\\b(?:the|an?|my|their|his|her|each|at|our) )\\b(?!(?:${contracted})['’])(\\p{Ll}{2,}[^s\\s])['’]s${endsPhrase}`,
	'gu',
)
const shortWithApostrophe = new RegExp(`\\b(\\p{Lu}{2,})['’]s${endsPhrase}`, 'gu')

// Several of a thing take the verb of several.
const several = '(?<!\\bof )\\b\\p{Ll}{3,}(?<!news|ss|us|is|ic)s'
const whoOfSeveral = new RegExp(`(${several}) who (has|was|is)(?= )`, 'gu')
const sureOfSeveral = new RegExp(
	`((?:sure|ensured|ensuring)(?: that)?(?: all| the)?(?: \\p{Ll}+)? ${several}) was (?=\\p{Ll})`,
	'gu',
)
const ofSeveral: Readonly<Record<string, string>> = { has: 'have', was: 'were', is: 'are' }

function agreeing(_found: string, noun: string, verb: string): string {
	return `${noun} who ${ofSeveral[verb] ?? verb}`
}

// Between words in small letters the sign means "and"; beside a capital it belongs to a name.
const signForAnd = /(?<=\p{Ll}) [&+] (?=\p{Ll})/gu
const shortOfD = / an (\p{L}+ing) (\p{L}+)/giu

/** The line in plain marks and British spelling, its common misspellings corrected; every word stays. */
export function tidyLine(line: string): string {
	const plain = withoutBullet(line.normalize('NFC').replace(invisibleCharacters, ''))
		.replace(face, '')
		.replace(/\bw\/\s?(?=\p{L})/giu, 'with ')
		.replace(/(?<!\s)\s+([,;:]|\.(?!\p{L}))/gu, '$1')
		.replace(/(?<!\.)\.\.(?!\.)/g, '.')
		.replace(/,(?=\p{L})/gu, ', ')
		.replace(/;(?=\p{L})/gu, '; ')
		.replace(signForAnd, ' and ')
		.replace(/\s+/g, ' ')
		.replace(shortOfD, andForAn)
		.replace(pluralWithApostrophe, '$1s')
		.replace(
			/(?<!\b(?:the|an?|my|our) )(\p{Ll}{3,}s)['’]s(?=\s*(?:[,;.]|$|(?:and|or)\b))/gu,
			'$1es',
		)
		.replace(shortWithApostrophe, '$1s')
		.replace(whoOfSeveral, agreeing)
		.replace(sureOfSeveral, '$1 were ')
	const small = plain.replace(/[^.]+/g, (part) =>
		isShouted(part.trim()) ? (lowerShouted(part) ?? part) : part,
	)
	return inBritishSpelling(small.replace(/[\p{L}][\p{L}'’-]*/gu, correctSpelling))
}

const owned = rewriteWords.pattern('owned', 'whole')

// Corrects an article before a gerund to "and", if an owner or a plural follows: no article can stand there.
function andForAn(found: string, gerund: string, next: string): string {
	if (findVerb(gerund)?.forms.includes('gerund') !== true) return found
	const isOwned = owned.test(next)
	const isSeveral = /^[^aeiou]/i.test(gerund) && /[^aious]s$/i.test(next)
	return isOwned || isSeveral ? found.replace(/ an /i, ' and ') : found
}
