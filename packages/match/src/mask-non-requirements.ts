import { findConcepts } from '@app/language'
import type { AdvertLine } from './advert-lines.ts'
import { maskEmployerProvisions } from './mask-employer-provisions.ts'
import { levelCues } from './word-lists.ts'

const name = "^(?:The )?(?:\\p{Lu}[\\p{L}\\d’'&.-]*\\s+(?:(?:&|and|of|the|for)\\s+)?){2,6}"
// The name of a firm that recruits is no trade that is asked for.
const firmThatSeeks = new RegExp(
	`${name}(?=(?:are|is) (?:(?:currently|now|also) )?(?:looking|seeking|recruiting|hiring|searching|growing|expanding|delighted|pleased|proud)\\b|(?:needs?|seeks?|requires?|wants?) (?!to\\b))`,
	'u',
)
// The same holds for a firm that tells its own kind; a tool is described in other nouns.
const firmThatIs = new RegExp(
	`${name}(?=(?:are|is|has|have) (?:an?|one|the)\\b[^.]{0,60}\\b(?:company|firm|charity|school|business|provider|employer|family|leading)\\b|(?:has|have) (?:exciting|been|grown|over)\\b)`,
	'u',
)

// For whom something doesn’t hold.
const exception = /(?<!\p{L})unless (?!(?:needed|required)\b)[^.!?,;()]*/giu

/** Masks the exceptions in a line, such as “unless you have a car”. */
export function maskExceptions(text: string): string {
	return text.replace(exception, gap)
}

// Reasons tell of the employer and ask for nothing.
const reasons: readonly RegExp[] = [
	// A reason in front ends where the sentence turns to the reader.
	new RegExp(
		String.raw`^(?:${levelCues.alternatives('reasons')}) (?:(?!\b(?:${levelCues.alternatives('turns-to-reader')})\b)[^,.!?;])*`,
		'giu',
	),
	new RegExp(
		String.raw`(?<!\p{L})(?:because|(?:since|as) (?:${levelCues.alternatives('of-firm')}) )(?:(?!\band (?:also )?(?:${levelCues.alternatives('brings')})\b)[^.!?,])*`,
		'giu',
	),
	exception,
	new RegExp(
		String.raw`\s[–—-]\s(?:${levelCues.alternatives('remark-subjects')})(?: [\p{L}’'-]+){0,3}? (?:${levelCues.alternatives('remark-verbs')})\b[^.!?,:]*`,
		'giu',
	),
]
const demands = /\b(?:must|essential|required|needed)\b/i

/**
 * Passages of an advert in which the names of things are no requirements: supervision, the job's own name, provided
 * items, forms of pay.
 */
const asides: readonly RegExp[] = [
	/\bunder supervision\b/gi,
	// The job is named, not asked for.
	/^As an? [\p{L} &’'/-]{3,50}?(?=,? you\b|,? the (?:post|job))/gu,
	// What is given.
	/\([^()]*\b(?:provided|supplied|included)\)/gi,
	/\b[\p{L}-]{1,30} (?:is|are) (?:provided|supplied)\b/giu,
	// How one is paid.
	/\b(?:CIS|PAYE|umbrella|ltd|self[- ]employed)(?:,? or (?:CIS|PAYE|umbrella|ltd|self[- ]employed)\b)+/giu,
	// What an age is for.
	/(?<!\d\+ )\bfor insurance(?: purposes| reasons)?(?=\s*(?:[.,;:!)]|$))/giu,
	/\b(?:accommodation|overtime|parking|training)(?: is)? (?:available|given)\b/gi,
	// What isn’t needed.
	/\([^()]*\bnot (?:yet )?(?:needed|required|necessary)\b[^()]*\)/gi,
]

const asksFor =
	'(?:^As|looking for|looking to recruit|seeking|seeks?|recruit(?:ing)?|hiring|hire|appoint|(?:vacancy|requirement|opportunity|opening|position)(?: \\w+){0,3} for|role of|position of|post of)'
const mostWordsOfTitle = 5

/**
 * Returns a function that replaces the asides of a line by gaps of the same length, so that no requirement is read in
 * them or across them. The job's title after words that tell who is sought is the job itself, so it is replaced too.
 */
export function maskNonRequirements(title: string | null): (line: AdvertLine) => string {
	const words = title?.match(/[\p{L}\d]+/gu) ?? []
	const isName = words.length > 1 && words.length <= mostWordsOfTitle
	const named = `(?<=\\b${asksFor}\\b[^.,;:]{0,60}?)\\b${words.join('[^\\p{L}\\d]+')}s?\\b`
	const always = isName ? [new RegExp(named, 'giu'), ...asides] : asides
	return (line) => {
		const all = [...(line.isItem ? [] : firmPatterns(line)), ...always]
		const left = all.reduce(
			(text, aside) => text.replace(aside, gap),
			maskEmployerProvisions(withoutMoods(line.text)),
		)
		return reasons.reduce((text, reason) => text.replace(reason, gapOfReason), withoutLeaders(left))
	}
}

// How people may feel is no requirement, unless the lexicon knows it as a thing to work with.
const mood = String.raw`(?:\p{Ll}+ly )?\p{Ll}+`
const moods = new RegExp(
	[
		String.raw`(?<=\b(?:who|whom|which|that) (?:may|might|can|could)(?: also| sometimes| often| at times)? (?:be|become|feel|seem|appear|get) )`,
		`${mood}(?:, ${mood})*(?:,? (?:and|or) ${mood})?`,
		String.raw`(?=\s*(?:[.,;:!()]|$|(?:${levelCues.alternatives('after-mood')})\b))`,
	].join(''),
	'gu',
)

function withoutMoods(text: string): string {
	return text.replace(moods, (said) => (findConcepts(said).length > 0 ? said : gap(said)))
}

function firmPatterns({ need }: AdvertLine): RegExp[] {
	return need === 'mentioned' ? [firmThatSeeks, firmThatIs] : [firmThatSeeks]
}

function gap(said: string): string {
	return ';'.repeat(said.length)
}

// A reason without a comma may run on into a requirement.
function gapOfReason(said: string, at: number, text: string): string {
	const isWholeSentence =
		at === 0 && said.length >= text.replace(/(?<![.!?\s])[.!?\s]+$/, '').length
	return isWholeSentence || demands.test(said) ? said : gap(said)
}

// The name of a post is short, or has capitals throughout.
function withoutLeaders(text: string): string {
	return text.replace(leader, (said: string, between = '') => {
		const words = between.split(' ').filter((word: string) => !/^(?:an?|the|our|)$/i.test(word))
		const isPost =
			words.length <= mostPlainWords || words.every((word: string) => /^\p{Lu}/u.test(word))
		return isPost ? gap(said) : said
	})
}

const mostPlainWords = 2
// Whom one reports to, supports or is led by.
const leader = new RegExp(
	String.raw`\b(?:(?:${levelCues.alternatives('led-by')}):? )((?:(?!and\b|you\b)[\p{L}&’'-]+ ){0,5}?)(?:${levelCues.alternatives('leaders')})\b(?: (?:for|of) \p{Lu}\p{L}+)?`,
	'giu',
)
