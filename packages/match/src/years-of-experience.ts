import type { RequirementLevel } from './advert.ts'
import { qualificationCues } from './word-lists.ts'

const numbers =
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
		' ',
	)
const numberOf: Record<string, number> = {
	...Object.fromEntries(numbers.map((word, index) => [word, index + 1])),
	a: 1,
	'a couple of': 2,
	'a few': 3,
	several: 3,
	eighteen: 18,
	'twenty-four': 24,
}
const amount = `(?<amount>\\d{1,2}|${Object.keys(numberOf).join('|')})(?:\\s+(?:full|whole|solid|clear|calendar))?`
const unit = "(?<unit>years?|yrs?|months?|mths?)(?:[’']s?)?(?:\\s?\\+)?(?!\\s+old)"
const orMore = '(?:\\s?\\+|\\s+plus|\\s+or (?:more|so)|\\s?(?:-|–|to)\\s?\\d{1,2}(?:\\s?\\+)?)?'
const atLeast =
	'(?:at least|(?:a )?minimum(?: of)?|min\\.?|no less than|more than|over|ideally(?: with| have)?|around|with|have|got|preferably)\\s+'

/** The ways to ask for time at work, the surest first. */
const ways: readonly { words: RegExp; isSure: boolean }[] = [
	{
		words: `(?<![\\d.])\\b${amount}${orMore}\\s+${unit}(?:\\s+or (?:more|so)[’']?)?\\s+(?:of\\s+|in\\s+)?(?:min\\.\\s+)?(?:[\\p{L}’'-]+\\s+){0,4}exp(?:erience)?\\b`,
		isSure: true,
	},
	{
		words: `\\bexperience(?:\\s+(?:of|for|is)\\s+|\\s*(?:[:=]|\\s[–—-]\\s)\\s*)(?:${atLeast})?${amount}${orMore}\\s+${unit}`,
		isSure: true,
	},
	{
		words: `(?<![\\d.])\\b${amount}${orMore}\\s+${unit}(?:\\s+or (?:more|so))?\\s+(?:min(?:imum|\\.)?\\s+)?(?:(?:post|since)[- ]?(?:qualif|regist)\\p{L}+|PQE\\b|behind (?:you|a|the)\\b)`,
		isSure: true,
	},
	{
		words: `\\b${atLeast}${amount}${orMore}\\s+${unit}(?:\\s+or (?:more|so))?(?:\\s+(?:as|in|on|at|with|within|of|working|spent)\\b|\\s*$)`,
		isSure: false,
	},
	{
		words: `(?:^|[,(:]\\s*)(?<amount>\\d{1,2}|${numbers.join('|')})(?:\\s+full)?${orMore}\\s+${unit}(?:\\s+or (?:more|so))?\\s+(?:as|in|on|of|working)\\s`,
		isSure: false,
	},
	{ words: `(?<![\\d.])(?<amount>\\d{1,2})\\s?\\+\\s+${unit}`, isSure: false },
	// The word for the least stands behind.
	{
		words: `(?<![\\d.])\\b${amount}\\s+${unit}\\s+(?:of\\s+)?(?:\\p{L}+ing\\s+)?min(?:imum)?\\b(?!\\s+(?:contract|term|lease|commitment|stay))`,
		isSure: false,
	},
].map(({ words, isSure }) => ({ words: new RegExp(words, 'iu'), isSure }))

// Periods of other things: how long a licence was held, a person lived in a place, a contract runs or a firm has
// existed.
const ofOtherThings = qualificationCues.pattern('years-of-other-things', 'anywhere', 'iu')
// The experience of the employer’s own people, not of a candidate.
const ourPeople = String.raw`our (?!(?:[\p{L}-]+ )?(?:candidate|applicant|person|recruit|new)\b)(?:[\p{L}-]+ ){1,4}?`
const ofTheFirm = new RegExp(
	String.raw`^(?:we |${ourPeople})(?:have|has|bring|share)s?(?: (?:over|nearly|about|around|more than|some|at least|an?|combined))* (?:\d|${numbers.join('|')})|\bbetween (?:them|us)\b`,
	'iu',
)
const atMost =
	/(?:\b(?:no|not|never) more than|\b(?:up to|at most|maximum(?: of)?)|(?<!\b(?:no|not) )\b(?:less than|fewer than|under))\s+$/i
const mostYears = 25
const monthsOfYear = 12

/** Years of experience that an advert asks for at least, a half where it says six months; `null` where it says none. */
export function yearsOfExperience(
	lines: readonly { text: string; need: RequirementLevel | null }[],
): number | null {
	const said = lines.flatMap(({ text, need }) => {
		const years = need === null ? null : findYears(text, need)
		return years === null ? [] : [{ years, need }]
	})
	const firm = said.filter(({ need }) => need !== 'desirable')
	const counted = (firm.length > 0 ? firm : said).map(({ years }) => years)
	return counted.length === 0 ? null : Math.max(...counted)
}

function findYears(text: string, need: RequirementLevel): number | null {
	if (ofTheFirm.test(text)) return null
	const isUsable = ({ isSure }: { isSure: boolean }) =>
		isSure || (need !== 'mentioned' && !ofOtherThings.test(text))
	for (const { words } of ways.filter(isUsable)) {
		const found = words.exec(text)
		const { amount: said, unit: of } = found?.groups ?? {}
		if (found === null || said === undefined || of === undefined) continue
		if (atMost.test(text.slice(0, found.index + found[0].indexOf(said)))) continue
		const count = numberOf[said.toLowerCase()] ?? Number(said)
		const years = /^m/i.test(of) ? Math.round((2 * count) / monthsOfYear) / 2 : count
		if (years > 0 && years <= mostYears) return years
	}
	return null
}
