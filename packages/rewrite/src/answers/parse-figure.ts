import { numberWords } from '@app/language'
import { expandAnswerShorthand, saysWhen, splitAnswer } from './split-answer.ts'

/** An amount as it was answered: with its hedge ("about 10 to 15"), what it counts, and how often ("a day"). */
export type Figure = {
	amount: string
	/** What the answer itself says it counts: "drops" in "60 drops a day". */
	noun: string
	/** Empty where the answer names no period. */
	often: string
	/** Where or when the amount holds: "on Saturdays", "across 3 dentists". */
	where?: string
	/** How it compares at other times: "more on Fridays". */
	comparison?: string
	/** The answer's own words, where it is nothing but amounts of several things or times. */
	several?: string | null
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
	/^(?:(?:we|i|they) (?:had|have|did|do|got|get|see|saw|served|handled)|there (?:were|are|was)|it (?:was|is|varied|varies|depends)|it['’]s|usually|normally|typically|on average|an average of|average|well|erm|um|so|only|loads|lots|depends|it varied|varied|anything from)[,:]?\s+/i
/** What a person says before the amount: "I was having 12 residents". Nothing may be denied there. */
const sentenceOpener =
	/^(?:i|we|you|they|it|its|there)(?:['’]?(?:d|s|m|re|ve|ll))? (?:[\p{L}’']+ ){0,2}?(?=(?:(?:about|around|over|nearly|maybe|between|up to|at least|under) )?\d)/iu
const takesBack = /\b(?:not|never|no|can|could|would|want|wanted|missed|lost)\b|n['’]t\b/iu

function withoutOpener(said: string): string {
	const [sentence] = sentenceOpener.exec(said) ?? []
	if (sentence !== undefined && !takesBack.test(sentence)) return said.slice(sentence.length)
	return said.replace(openers, '').replace(openers, '')
}

const number = '(?:one\\b|[£$€]?\\d(?:[\\d,.]*\\d)?(?:\\s?(?:k|m|bn|million|thousand)\\b)?\\+?%?)'
const amountPattern = new RegExp(
	`^(${number})(?:\\s?(?:-|–|to|or)\\s?(${number}))?(?![\\d%])`,
	'iu',
)
const periodPattern =
	/(?:^|\s)(?:(?:in |on |during |over )?(?:a|an|per|each|every|the) (?:(?:typical|normal|busy|quiet|usual|given) )?(?:day|shift|night|week|month|term|quarter|year|hour|service|session|group|class|round|time|visit|season|project|lesson|morning|evening|weekend|team)|every (?:other|\d+|couple of) \p{L}+|at a time|at once|daily|weekly|monthly|nightly|hourly|annually|yearly|overall|in total)$/iu
const fillers =
	/^(?:-?ish|odd|or so|plus|of them|of these|on average|average|i think|i guess|maybe|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|each|more or less|more less|easily)\b[,\s]*|[,\s]*\b(?:or so|on average|i think|i guess|maybe|more or less|easily|roughly speaking|tbh|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|depending on the day|depending)$/iu

/** What an answer says of an amount, in one or more pieces; `null` where it has none, or takes some of it back. */
export function readFigure(
	answer: string,
	{ isMoney }: { isMoney: boolean } = { isMoney: false },
): Figure | null {
	const said = inDigits(expandAnswerShorthand(answer)).replace(
		/\bbetween (\S+) and (?=\d)/iu,
		'$1 to ',
	)
	// Who is asked for a sum may count first: "12 cars, about £150,000".
	const sum = isMoney
		? (/(?:(?:about|around|over|nearly|up to) )?[£$€]\d.*/iu.exec(said)?.[0] ?? said)
		: said
	const segments = splitAnswer(withoutOpener(sum))
	const figure = segments === null ? null : parseFigure(segments.first)
	if (figure === null || segments === null) return null
	const { comparison, several } = segments
	const { noun, where } = splitWhere(figure.noun)
	// A second amount that isn't parted from the first says something that was not understood.
	if (/\d/.test(noun)) return null
	return { ...figure, noun, where, comparison, several }
}

const pointsAt = /(?:^|\s)(?:on|at|in|near|before|after|around|during|across|between|over) /iu

function splitWhere(noun: string): { noun: string; where: string } {
	const at = pointsAt.exec(noun)
	if (at === null) return { noun, where: '' }
	const where = noun.slice(at.index).trim()
	// Where nobody else would know what is meant it says nothing.
	const isClear = saysWhen(where) || /^(?:across|between|over) \d/u.test(where)
	return { noun: noun.slice(0, at.index).trim(), where: isClear ? where : '' }
}

/** The amount that an answer begins with; `null` where it begins with none. */
export function parseFigure(said: string): Figure | null {
	let text = withoutOpener(inDigits(said)).replace(/^between (.*?) and /iu, '$1 to ')
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
	const isRough = /^(?:[\s-]?ish\b|\s?odd\b| or so\b)/i.test(rest) && hedge === ''
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
		often: adverbs[period] ?? (/^every (?:other|couple|\d)/u.test(period) ? period : plain),
	}
}

const wordPattern = new RegExp(
	`(?<![\\p{L}-]|\\d ?)(?:(?:a|half a) (?=dozen\\b))?(?:${[...numberWords.keys()].join('|')})(?:(?:[ -]|(?: and ))(?:${[...numberWords.keys()].join('|')}))*(?![\\p{L}-])`,
	'giu',
)

/** A text with its number words as digits: "two teams of twenty-five" → "2 teams of 25". "One" stays a word. */
export function inDigits(text: string): string {
	return text
		.replace(/\ba hundred\b/giu, '100')
		.replace(/\ba couple of (?:hundred|100)\b/giu, 'about 200')
		.replace(/\ba couple of thousand\b/giu, 'about 2,000')
		.replace(/(?<![£$€])\b(\d[\d,.]*) ?(?:quid|pounds)\b/giu, '£$1')
		.replace(wordPattern, (words) => {
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
