import { findVerb, splitWords } from '@app/language'

const means =
	/(?<![\p{L}-])(?:through|using|with|via|thanks to|due to|owing to|because|as a result of|(?:on|off) the back of|after|when|once|where|which|that|following|having)(?![\p{L}-])/iu
const makingOf = /(?<!\p{L})from\s+(?:\p{L}+ly\s+)?[\p{L}-]{2,}ing(?!\p{L})/iu
const along = /,\s+(?:\p{L}+ly\s+)?(?<act>[\p{L}-]{2,}ing)(?!\p{L})/giu
const outcome =
	/^(?:resulting|including|saving|bringing|meaning|making|leading|exceeding|beating|earning|winning|reaching|achieving|taking|giving|generating|allowing|enabling|lifting|raising|increasing|reducing|cutting|improving|ranking|working|being)$/i

/** Whether a line that tells a result also tells the way to it: "by a new rota", ": rewrote the list", ", moving the bar". */
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
// "By a third", "by over £2k" and "by March" say how much and when; so does "by department" say what was counted apart.
const amountOrTime = new RegExp(
	`^(?:(?:an?|the|over|under|nearly|almost|about|around|roughly|approximately|some|well|just|only|another|further|at|least|most|up|to|as|much|more|less|than|early|late|mid|full|whole|extra|good|single|double|average|of)[ -])*(?:[~<>+]?\\d|[£$€]|(?:${counted})(?!\\p{L}|-\\p{L}+ly)|(?:an? )?(?:lot|little|bit|margin|time|date|deadline|end|close|start|beginning|summer|autumn|winter|spring|christmas|easter|jan|feb|mar|april|may|june|july|aug|sep|oct|nov|dec|factor|volume|value|department|site|region|product|age|month)(?:\\p{L}*)(?!\\p{L}))`,
	'iu',
)

// Behind a colon or a dash stands the way; in brackets it has to begin with an act: "(moved curing upstream)".
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
