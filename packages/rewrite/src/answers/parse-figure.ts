import { numberWords } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { compares, expandAnswerShorthand, saysWhen, splitAnswer } from './split-answer.ts'

/** An amount as answered: with its hedge ("about 10 to 15"), the thing it counts, and its period ("a day"). */
export type Figure = {
	amount: string
	/** The thing counted, as the answer itself names it: "drops" in "60 drops a day". */
	noun: string
	/** Empty where the answer names no period. */
	often: string
	/** Where or when the amount holds: "on Saturdays", "across 3 dentists". */
	where: string
	/** Amounts of other things beside it: "and 6 toilets". */
	things: readonly string[]
	/** How it is at other times: "more on Fridays", "about 200 on Saturdays". */
	others: readonly string[]
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
	/^(?:(?:we|i|they) (?:had|have|did|do|got|get|see|saw|served|handled)|there (?:were|are|was)|it (?:was|is|varied|varies|depends)|it['’]s|usually|normally|typically|on average|an average of|average|well|erm|um|so|just the|only the|just|only|loads|lots|depends|it varied|varied|anything from|anywhere from|from|more like)[,:]?\s+/i
/** The beginning of a sentence before the amount: "I was having 12 residents". It may contain no negation. */
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
	/(?:^|(?<!\bin)\s)(?:(?!in the week)(?:in |on |during |over )?(?:a|an|per|each|every|the) (?:(?:typical|normal|busy|quiet|usual|given) )?(?:day|shift|night|week|month|term|quarter|year|hour|service|session|group|class|round|time|visit|season|project|lesson|morning|evening|weekend|team)|every (?:other|\d+|couple of) \p{L}+|at a time|at once|daily|weekly|monthly|quarterly|nightly|hourly|annually|yearly|overall|in total)$/iu
const fillers =
	/^(?:-?ish|odd|or so|something|plus|of them|of these|on average|average|i think|i guess|maybe|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|each|more or less|more less|easily)\b[,\s]*|[,\s]*\b(?:or so|on average|i think|i guess|maybe|more or less|easily|roughly speaking|tbh|or there ?abouts|in orders|probably|roughly|approx|approximately|give or take|usually|normally|altogether|in all|in total|depending on the day|depending)$/iu

/** The expected amount. Of several amounts in an answer, the one whose noun passes `counts` is taken. */
type Wanted = { isMoney: boolean; counts?: (noun: string) => boolean }

/** Reads the amount of an answer, in one or more pieces; `null` if the answer has none, or takes some of it back. */
export function readFigure(
	answer: string,
	{ isMoney, counts }: Wanted = { isMoney: false },
): Figure | null {
	const said = inDigits(expandAnswerShorthand(answer))
		.replace(/\bbetween (\S+) and (?=\d)/iu, '$1 to ')
		.replace(/^not (?:per|a|by the) \p{L}+,? /iu, '')
	// The answer to a question about a sum may count things first.
	const sum = isMoney
		? (/(?:(?:about|around|over|nearly|up to) )?[£$€]\d.*/iu.exec(said)?.[0] ?? said)
		: said
	const parts = splitAnswer(withoutOpener(sum)) ?? []
	const figures = parts.map(readPart)
	const asked = figures.findIndex((one) => one !== null && one.noun !== '' && counts?.(one.noun))
	const first = figures.findIndex((one) => one !== null)
	// A number that was not understood may take back the one after it.
	const isSure = asked >= 0 || parts.slice(0, first).every((part) => !/\d/.test(part))
	const main = asked >= 0 ? asked : first
	const figure = figures[main] ?? null
	if (figure === null || !isSure) return null
	// The parts before the main amount are about something else.
	const rest = parts.flatMap((part, at) =>
		at <= main ? [] : [{ part, figure: figures[at] ?? null }],
	)
	const isContrast = rest.some((one) => one.figure?.place) && figure.place !== ''
	return {
		...figure,
		where: isContrast ? figure.place : figure.where,
		things: rest.filter(({ part }) => isJoined(said, part)).flatMap(tellThing),
		others: rest.flatMap((one) => (isContrast ? tellPlace(one) : tellTime(one))),
	}
}

const isJoined = (said: string, part: string) =>
	/(?:\band|\bplus|[+&])\s*$/iu.test(said.slice(0, Math.max(0, said.indexOf(part))))

// "30 in class, 6 in the group": each holds where it is said to.
function tellPlace({ part, figure }: Part): string[] {
	return figure === null || figure.place === ''
		? tellTime({ part, figure })
		: [`${figure.amount} ${figure.place}`]
}

type PlacedFigure = Figure & { place: string }
type Part = { part: string; figure: PlacedFigure | null }

/** "18, 2 year olds": no thing that is counted. */
const ofTime = /^(?:year|month|week|day|hour|minute)s?\b/iu
/** A part of the things counted: “4 of them regulars”. */
const ofThem = /^\D*\d+ of (?:them|these|which|whom) (?<what>[\p{L} ]+)$/iu

// Adds the amount of another thing that was counted.
function tellThing({ figure, part }: Part): string[] {
	if (
		figure === null ||
		ofThem.test(part) ||
		figure.noun === '' ||
		figure.where !== '' ||
		figure.often !== ''
	)
		return []
	if (!namesThing(figure.noun) || endsInAct(figure.noun) || ofTime.test(figure.noun)) return []
	return [`and ${figure.amount} ${figure.noun}`]
}

// Whether words end in the work that was done with the things.
function endsInAct(noun: string): boolean {
	return /^VB[DN]$/.test(analyseLine(noun).tokens.at(-1)?.tag ?? '')
}

const ofShare =
	/^(?:and )?(?<share>most|all|some) (?:of them )?(?:were |are )?(?<act>\p{L}+(?:ed|t|n)\b.*)$/iu

const timeFirst =
	/^(?<time>\p{Lu}\p{L}+days?|Christmas|night shifts?|nights?|weekends?)\b\D*?(?<amount>(?:about |over )?\d[\d,]*)$/u

function tellTime({ part, figure }: Part): string[] {
	const { time, amount } = timeFirst.exec(part.replace(/\bmore like\b/u, 'about'))?.groups ?? {}
	if (time !== undefined) return [`${amount} ${/^Chr/.test(time) ? 'at' : 'on'} ${inPlural(time)}`]
	if (isToldWhole(part)) return [part]
	if (figure === null) return tellShare(part)
	if (endsInAct(figure.noun)) return [`plus ${figure.amount} ${figure.noun}`]
	if (!saysWhen(figure.where)) return []
	return [[figure.amount, figure.noun, figure.where].filter(Boolean).join(' ')]
}

const inPlural = (time: string) => time.replace(/(night|shift|weekend)$/u, '$1s')

// Whether a part stays as it was said: a comparison, a further thing without an amount, or some of the things counted.
function isToldWhole(part: string): boolean {
	if (compares(part)) return true
	const named = /^plus (?<what>(?:an?|the) .*)$/iu.exec(part) ?? ofThem.exec(part)
	return named !== null && namesThing(named.groups?.what ?? '')
}

// Tells what was done with most, all or some of the things counted.
function tellShare(part: string): string[] {
	const { share, act = '' } = ofShare.exec(part)?.groups ?? {}
	if (share === undefined || /\b(?:i|we|my)\b/iu.test(act)) return []
	return [`${share} ${act.replace(/(?<!the )\bsame day\b/u, 'the same day')}`]
}

/** Whether words are the name of something: no finite verb, no pronoun, and no mark that ends a sentence. */
export function namesThing(noun: string): boolean {
	if (noun === '') return true
	if (noun.length > 60 || /\b(?:not|us|me)\b/i.test(noun) || /[.;!?()\d]/.test(noun)) return false
	return !analyseLine(noun).tokens.some(({ tag }) => /^(?:VB[DPZ]?|MD|PRP)$/.test(tag))
}

function readPart(part: string): PlacedFigure | null {
	const figure = parseFigure(part)
	if (figure === null) return null
	const split = splitWhere(figure.noun.replace(/\s*\(.*$/u, ''))
	if (split === null) return null
	const { noun, where, place } = split
	// A second amount that isn't parted from the first says something that was not understood.
	return /\d/.test(noun) ? null : { ...figure, noun, where, place }
}

/** The words that begin a place, a time or a reason. */
const pointsAt =
	/(?:^|[\s,])(?:on|at|in|near|before|after|around|during|across|between|over|through|from|when|because|since|as|depending|most|with|last|this|per) /iu

/** Words that mean each time of something: "on a drug round". */
const isOfOne =
	/^(?:in|on|per|for) (?:an?|each|every|one) [\p{L} ]+$|^(?:last|this) (?:year|month|week|summer|winter|term)$/iu
const isTime = /^(?:since|last|during|over|as|from)\b/iu

/** "18 came to the club": the question says it already. */
const isDone = /^(?:came|come|were|was|are|joined|went|turned up)\b/iu

function splitWhere(noun: string): { noun: string; where: string; place: string } | null {
	const at = pointsAt.exec(noun)
	if (at === null) return { noun: isDone.test(noun) ? '' : noun, where: '', place: '' }
	const where = noun.slice(at.index).trim()
	// A place that no other reader would understand is left out. With a time that isn't understood, the amount
	// doesn't answer for the time asked about.
	const isClear =
		saysWhen(where) || isOfOne.test(where) || /^(?:across|between|over) \d/u.test(where)
	if (!isClear && isTime.test(where)) return null
	const counted = noun.slice(0, at.index).trim()
	return { noun: isDone.test(counted) ? '' : counted, where: isClear ? where : '', place: where }
}

/** Reads the amount at the beginning of an answer; `null` if the answer begins with none. */
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
	const isRough = /^(?:[\s-]?ish\b|\s?odd\b| or so\b| something\b)/i.test(rest) && hedge === ''
	const { noun, often } = splitRest(stripFillers(rest.trim()))
	const told = high === undefined ? low : `${low} ${joint} ${high}`
	const amount = [isRough ? 'about' : hedge, told].filter(Boolean).join(' ')
	return { amount, noun, often, where: '', things: [], others: [] }
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
	quarterly: 'a quarter',
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
