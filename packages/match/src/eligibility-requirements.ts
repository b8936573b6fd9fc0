import type { AdvertLine } from './advert-lines.ts'
import { asksForNothing } from './classify-requirement-level.ts'
import { levelCues } from './word-lists.ts'

const named = levelCues.pattern('eligibility', 'anywhere')

const leastAge = String.raw`\b(?:(?:must|need to|should|have to) be|minimum age(?: is| of|:)?|strictly)(?: (?:at least|over|aged))*`

/** Who may do the job at all, which is said anywhere: below the perks, in how to apply. */
const whoMay: readonly RegExp[] = [
	// No sponsorship.
	new RegExp(
		String.raw`\b(?:${levelCues.alternatives('cannot')})\b[^.;!?]{0,40}\b(?:sponsor(?:ship)?(?! (?!(?:${levelCues.alternatives('after-sponsor')})\b)\w)|visa|work permit)`,
		'i',
	),
	/\bno (?:visa )?sponsorship\b|\b(?:sponsorship|visas?) (?:is|are|can|will|cannot)\s?(?:not|n[’']t)?\s?(?:be )?(?:un)?(?:available|offered|provided|possible)\b/i,
	/\bwithout (?:\w+ )?sponsorship\b/i,
	/\b(?:right|eligible|entitled|permission|authori[sz]ed) to (?:live and |live or |reside and )?work (?:here|in (?:the )?(?:UK|United Kingdom|Britain|Great Britain))\b/i,
	// A least age.
	new RegExp(
		String.raw`${leastAge} (?:${levelCues.alternatives('ages')})\b(?! (?:${levelCues.alternatives('no-age')}))(?!\s?%)`,
		'i',
	),
	/\b(?:16|18|19|21|23|25)(?:\+| or over| and over| or older| and above| years or over)(?:[,.;!)]|$| (?:for|due|because|as|only|to)\b)/i,
	/\bover[- ](?:16|18|21|25)(?:[’']?s|$|[,.;!)]| (?:for|due|because|as|only|to)\b)/i,
]
// An offer of sponsorship keeps nobody out.
const keepsNobodyOut = new RegExp(
	[
		String.raw`\b(?:sponsor\w*|visas?)\b[^.;!?]{0,120}\b(?:welcome|considered|is available|are available|(?:is|are|can be) offered)\b`,
		String.raw`\b(?:we|can) (?:can |are able to |do |will |offer )?(?:sponsor|visa sponsorship)\b`,
	].join('|'),
	'i',
)

/**
 * Returns the sentences of an advert that can exclude an applicant regardless of skill, about a licence, nights or
 * the right to work.
 */
export function findEligibilityRequirements(lines: readonly AdvertLine[]): string[] {
	return lines.filter(isKnockOut).map(({ text }) => text)
}

function isKnockOut({ text, need }: AdvertLine): boolean {
	if (need === 'desirable') return false
	const isTold = whoMay.some((way) => way.test(text))
	if (keepsNobodyOut.test(text) && !whoMay[0]?.test(text)) return false
	return need === null ? isTold && !asksForNothing(text) : isTold || named.test(text)
}
