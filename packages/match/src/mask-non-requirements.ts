import { findConcepts } from '@app/language'
import type { AdvertLine } from './advert-lines.ts'
import { maskEmployerProvisions } from './mask-employer-provisions.ts'

const name = "^(?:The )?(?:\\p{Lu}[\\p{L}\\d’'&.-]*\\s+(?:(?:&|and|of|the|for)\\s+)?){2,6}"
// "Beacon Guarding need officers": the name of a firm is no trade that is asked for.
const firmThatSeeks = new RegExp(
	`${name}(?=(?:are|is) (?:(?:currently|now|also) )?(?:looking|seeking|recruiting|hiring|searching|growing|expanding|delighted|pleased|proud)\\b|(?:needs?|seeks?|requires?|wants?) (?!to\\b))`,
	'u',
)
// "Beacon Guarding is a family firm", but "Microsoft Excel is the main tool".
const firmThatIs = new RegExp(
	`${name}(?=(?:are|is|has|have) (?:an?|one|the)\\b[^.]{0,60}\\b(?:company|firm|charity|school|business|provider|employer|family|leading)\\b|(?:has|have) (?:exciting|been|grown|over)\\b)`,
	'u',
)

// "…, unless you have three years of testing"
const exception = /(?<!\p{L})unless (?!(?:needed|required)\b)[^.!?,;()]*/giu

/** A line without what it says of those for whom it does not hold. */
export function maskExceptions(text: string): string {
	return text.replace(exception, gap)
}

// "…, because we sell knives", "since many of our clients farm", "– our lads can be hard to pin down".
const reasons: readonly RegExp[] = [
	// "Due to licensing law you have to be 18", "as the role involves events you'll need …"
	/^(?:(?:Due|Owing|Thanks) to|Because of|Given|In view of|(?:As|Since) (?:the|this|that|it|these|those)) (?:(?!\b(?:you|we|they|he|she|applicants?|candidates?|the (?:post|success|role|job)\p{L}*)\b)[^,.!?;])*/giu,
	/(?<!\p{L})(?:because|(?:since|as) (?:many|most|some|lots|much|we|our|there|it|this) )(?:(?!\band (?:also )?(?:hold|have|know|speak|be|drive|own|use|understand|bring|can)\b)[^.!?,])*/giu,
	exception,
	/\s[–—-]\s(?:our|some|most|these|those|there|we|the|you)(?: [\p{L}’'-]+){0,3}? (?:is|are|can(?:[’']t)?|weighs?|notice|come|comes)\b[^.!?,:]*/giu,
]
const demands = /\b(?:must|essential|required|needed)\b/i

/** Passages of an advert in which the names of things ask for nothing: who leads, what is given. */
const asides: readonly RegExp[] = [
	/\bunder supervision\b/gi,
	// "As a Fish Counter Assistant you'll": the job is named, not asked for.
	/^As an? [\p{L} &’'/-]{3,50}?(?=,? you\b|,? the (?:post|job))/gu,
	// "(pool car provided)", "hi-vis is supplied": these are given.
	/\([^()]*\b(?:provided|supplied|included)\)/gi,
	/\b[\p{L}-]{1,30} (?:is|are) (?:provided|supplied)\b/giu,
	// "CIS or PAYE" is how one is paid
	/\b(?:CIS|PAYE|umbrella|ltd|self[- ]employed)(?:,? or (?:CIS|PAYE|umbrella|ltd|self[- ]employed)\b)+/giu,
	// "25+ for insurance"
	/(?<!\d\+ )\bfor insurance(?: purposes| reasons)?(?=\s*(?:[.,;:!)]|$))/giu,
	/\b(?:accommodation|overtime|parking|training)(?: is)? (?:available|given)\b/gi,
	// "(AM2 not needed yet)"
	/\([^()]*\bnot (?:yet )?(?:needed|required|necessary)\b[^()]*\)/gi,
]

const asksFor =
	'(?:^As|looking for|looking to recruit|seeking|seeks?|recruit(?:ing)?|hiring|hire|appoint|(?:vacancy|requirement|opportunity|opening|position)(?: \\w+){0,3} for|role of|position of|post of)'
const mostWordsOfTitle = 5

/**
 * What makes the asides of a line into gaps of the same length, so that nothing is read in them or across them.
 * "Looking for an accounts assistant to cover both ledgers" names the job by its title.
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

// "Children who may be upset, anxious or crying" tells how they may be; "who may be autistic" names what is to be known.
const moods =
	/(?<=\b(?:who|whom|which|that) (?:may|might|can|could)(?: also| sometimes| often| at times)? (?:be|become|feel|seem|appear|get) )(?:\p{Ll}+ly )?\p{Ll}+(?:, (?:\p{Ll}+ly )?\p{Ll}+)*(?:,? (?:and|or) (?:\p{Ll}+ly )?\p{Ll}+)?(?=\s*(?:[.,;:!()]|$|(?:at|in|on|when|while|during|because|and|but|or|due|about|before|after)\b))/gu

function withoutMoods(text: string): string {
	return text.replace(moods, (said) => (findConcepts(said).length > 0 ? said : gap(said)))
}

function firmPatterns({ need }: AdvertLine): RegExp[] {
	return need === 'mentioned' ? [firmThatSeeks, firmThatIs] : [firmThatSeeks]
}

function gap(said: string): string {
	return ';'.repeat(said.length)
}

// "As we use Sage you must know it" asks on without a comma.
function gapOfReason(said: string, at: number, text: string): string {
	const isWholeSentence =
		at === 0 && said.length >= text.replace(/(?<![.!?\s])[.!?\s]+$/, '').length
	return isWholeSentence || demands.test(said) ? said : gap(said)
}

// A post has a name of its own or a short one; "the SAP finance system our managers use" is none.
function withoutLeaders(text: string): string {
	return text.replace(leader, (said: string, between = '') => {
		const words = between.split(' ').filter((word: string) => !/^(?:an?|the|our|)$/i.test(word))
		const isPost =
			words.length <= mostPlainWords || words.every((word: string) => /^\p{Lu}/u.test(word))
		return isPost ? gap(said) : said
	})
}

const mostPlainWords = 2
// "Reporting to the Finance Manager", "under the supervision of registered nurses".
const leader =
	/\b(?:(?:report(?:s|ing)?(?: directly| in)*(?: to|to)|(?:support(?:ing)?|assist(?:ing)?|deputis(?:e|ing) for|work(?:ing)? (?:closely )?with|alongside)(?= (?:the|our|an?) )|(?:line )?managed by|led by|supervised by|under (?:the )?(?:\w+ )?(?:supervision|direction|guidance|leadership) of):? )((?:(?!and\b|you\b)[\p{L}&’'-]+ ){0,5}?)(?:managers?|directors?|partners?|head(?:teacher)?|leaders?|lead|supervisors?|officers?|chef|engineers?|surveyors?|nurses?|accountant|controller|principal|consultants?|practitioners?|vets?|gardener|foreman|secretary|owner|trustees)\b(?: (?:for|of) \p{Lu}\p{L}+)?/giu
