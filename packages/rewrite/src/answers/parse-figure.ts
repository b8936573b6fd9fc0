import { numberWords } from '@app/language'

/** An amount as it was answered: with its hedge ("about 10 to 15"), what it counts, and how often ("a day"). */
export type Figure = {
	amount: string
	/** What the answer itself says it counts: "drops" in "60 drops a day". */
	noun: string
	/** Empty where the answer names no period. */
	often: string
}

const hedges: readonly (readonly [said: RegExp, told: string])[] = [
	[/^(?:about|around|roughly|approximately|approx\.?|circa|maybe|probably|say|~)\s*/i, 'about'],
	[
		/^(?:i think|i guess|i['’]?d say|i would say|perhaps|something like|in the region of)\s+/i,
		'about',
	],
	[/^(?:over|more than|above|upwards of)\s+/i, 'over'],
	[/^(?:nearly|almost|just under|not quite)\s+/i, 'nearly'],
	[/^(?:up to|a maximum of)\s+/i, 'up to'],
	[/^(?:at least|a minimum of)\s+/i, 'at least'],
	[/^(?:under|less than|fewer than|below)\s+/i, 'under'],
]
const openers =
	/^(?:(?:we|i|they) (?:had|have|did|do|got|get|see|saw|served|handled)|there (?:were|are|was)|it (?:was|is|varied|varies|depends)|it['’]s|usually|normally|typically|on average|an average of|average|well|erm|um|so|only)[,:]?\s+/i
const number = '[£$€]?\\d(?:[\\d,.]*\\d)?(?:\\s?(?:k|m|bn|million|thousand)\\b)?\\+?%?'
const amountPattern = new RegExp(
	`^(${number})(?:\\s?(?:-|–|to|or)\\s?(${number}))?(?![\\d%])`,
	'iu',
)
const periodPattern =
	/(?:^|\s)(?:(?:in |on |during |over )?(?:a|an|per|each|every|the) (?:(?:typical|normal|busy|quiet|usual|given) )?(?:day|shift|night|week|month|term|quarter|year|hour|service|session|group|class|round|time|visit|season|project|lesson|morning|evening|weekend|team)|at a time|at once|daily|weekly|monthly|nightly|hourly|annually|yearly|overall|in total)$/iu
const fillers =
	/^(?:ish|or so|plus|of them|of these|on average|average|i think|i guess|maybe|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|each)\b[,\s]*|[,\s]*\b(?:or so|on average|i think|i guess|maybe|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|depending on the day|depending)$/iu

/** The amount that an answer begins with; `null` where it begins with none. */
export function parseFigure(said: string): Figure | null {
	let text = inDigits(said.replace(openers, '').replace(/^between (.*?) and /iu, '$1 to '))
	let hedge = ''
	for (const [pattern, told] of hedges) {
		if (!pattern.test(text)) continue
		text = text.replace(pattern, '').replace(/^between (.*?) and /iu, '$1 to ')
		hedge = told
		break
	}
	const [whole, low = '', high] = amountPattern.exec(text) ?? []
	if (whole === undefined) return null
	const joint = /\bor\b/i.test(whole) ? 'or' : 'to'
	const rest = text.slice(whole.length)
	const isRough = /^(?:\s?ish\b| or so\b)/i.test(rest) && hedge === ''
	const { noun, often } = splitRest(stripFillers(rest.trim()))
	const told = high === undefined ? low : `${low} ${joint} ${high}`
	return { amount: [isRough ? 'about' : hedge, told].filter(Boolean).join(' '), noun, often }
}

function stripFillers(rest: string): string {
	let text = rest
	for (let times = 0; times < 3; times++) text = text.replace(fillers, '').trim()
	return text
}

const adverbs: Record<string, string> = {
	daily: 'a day',
	weekly: 'a week',
	monthly: 'a month',
	nightly: 'a night',
	hourly: 'an hour',
	annually: 'a year',
	yearly: 'a year',
	overall: '',
	'in total': '',
	'at once': 'at a time',
}

function splitRest(rest: string): { noun: string; often: string } {
	const found = periodPattern.exec(rest)
	if (found === null) return { noun: rest.replace(/^[,\s]+/, ''), often: '' }
	const period = found[0].trim().toLowerCase()
	const plain = period
		.replace(/^(?:in|over|during) (?:a|an|the) /, 'a ')
		.replace(/^(?:per|each) (?=hour)/, 'an ')
		.replace(/^the /, 'a ')
		.replace(/^(?:per|each|every) /, 'a ')
		.replace(/^(?:on the) /, 'on a ')
		.replace(/^a (?=hour)/, 'an ')
		.replace(/ (?:typical|normal|usual|given) /, ' ')
	return {
		noun: rest
			.slice(0, found.index)
			.replace(/[,\s]+$/, '')
			.trim(),
		often: adverbs[period] ?? plain,
	}
}

const wordPattern = new RegExp(
	`(?<![\\p{L}-]|\\d ?)(?:(?:a|half a) (?=dozen\\b))?(?:${[...numberWords.keys()].join('|')})(?:(?:[ -]|(?: and ))(?:${[...numberWords.keys()].join('|')}))*(?![\\p{L}-])`,
	'giu',
)

/** A text with its number words as digits: "two teams of twenty-five" → "2 teams of 25". "One" stays a word. */
export function inDigits(text: string): string {
	return text.replace(/\ba hundred\b/giu, '100').replace(wordPattern, (words) => {
		if (/^half a dozen$/i.test(words)) return '6'
		const value = words
			.toLowerCase()
			.split(/[\s-]+/)
			.reduce((total, word) => {
				const part = numberWords.get(word) ?? 0
				return part >= 100 && total > 0 ? total * part : total + part
			}, 0)
		return value < 2 ? words : String(value)
	})
}
