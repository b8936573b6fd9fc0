import { findVerb, splitWords } from '@app/language'
import { wordPattern } from '../../word-lists.ts'

const means =
	/(?<![\p{L}-])(?:through|using|with|via|thanks to|due to|owing to|because|as a result of|(?:on|off) the back of|after|when|once|where|which|that|following|having)(?![\p{L}-])/iu
const makingOf = /(?<!\p{L})from\s+(?:\p{L}+ly\s+)?[\p{L}-]{2,}ing(?!\p{L})/iu
const along = /,\s+(?:\p{L}+ly\s+)?(?<act>[\p{L}-]{2,}ing)(?!\p{L})/giu
const outcome = wordPattern('outcomes-in-ing', 'whole')

/** Whether a line with a result also names the method. */
export function namesMethod(text: string): boolean {
	const [, ...ways] = text.split(/(?<!\p{L})by\s+/iu)
	const acts = [...text.matchAll(along)].map(({ groups }) => groups?.act ?? '')
	return (
		means.test(text) ||
		makingOf.test(text) ||
		ways.some((way) => !amountOrTime.test(way)) ||
		acts.some((act) => !outcome.test(act)) ||
		saysAside(text)
	)
}

const counted =
	'third|quarter|half|fifth|sixth|eighth|tenth|dozen|hundreds?|thousands?|millions?|per ?cent|average|fraction|minutes?|hours?|days?|weeks?|months?|years?|points?|score|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|ninety'
// “By” with an amount or a date says how much or when, and with a group what was counted apart; none is a way.
const amountOrTime = new RegExp(
	`^(?:(?:an?|the|over|under|nearly|almost|about|around|roughly|approximately|some|well|just|only|another|further|at|least|most|up|to|as|much|more|less|than|early|late|mid|full|whole|extra|good|single|double|average|of)[ -])*(?:[~<>+]?\\d|[£$€]|(?:${counted})(?!\\p{L}|-\\p{L}+ly)|(?:an? )?(?:lot|little|bit|margin|time|date|deadline|end|close|start|beginning|summer|autumn|winter|spring|christmas|easter|jan|feb|mar|april|may|june|july|aug|sep|oct|nov|dec|factor|volume|value|department|site|region|product|age|month)(?:\\p{L}*)(?!\\p{L}))`,
	'iu',
)

// What follows a colon or a dash is the method; in brackets it has to begin with an act.
function saysAside(text: string): boolean {
	const [, behindColon = ''] = /(?::|\s[–—-])\s+(.*)/su.exec(text) ?? []
	const asides = [...text.matchAll(/(?:\(|;\s)([^()]*)/gu)].map(([, aside = '']) => aside)
	return isWay(behindColon) || asides.some((aside) => isWay(aside) && opensWithAct(aside))
}

function isWay(aside: string): boolean {
	return (
		splitWords(aside).length >= 2 &&
		!/^(?:from|was|were|now|to|against|target|(?:the )?(?:best|highest|first|top|lowest))(?!\p{L})/iu.test(
			aside,
		) &&
		!amountOrTime.test(aside)
	)
}

function opensWithAct(aside: string): boolean {
	const [first = ''] = splitWords(aside)
	return findVerb(first) !== null || /(?:ed|ing)$/iu.test(first)
}
