const signs: readonly { words: RegExp; warning: string }[] = [
	{
		words:
			/\b(?:(?:registration|admin(?:istration)?|training|processing|application|upfront|start-up) fee|pay (?:a|an|for your) (?:deposit|fee|dbs|training|kit)|gift cards?|western union|crypto(?:currency)? payments?|cheque to deposit)\b/i,
		warning:
			'It asks for money or speaks of payments. An honest employer never asks you to pay to apply.',
	},
	{
		words:
			/\b(?:bank (?:details|account)|sort code|passport (?:copy|number|scan)|national insurance number)\b.{0,60}\b(?:before|to apply|with your (?:application|cv)|upfront)\b/i,
		warning:
			'It wants bank or identity details before there is an offer. Give them only to an employer that you have met.',
	},
	{
		words:
			/(?<![\w.+-])[\w.+-]+@(?:gmail|googlemail|hotmail|outlook|yahoo|aol|icloud|protonmail|proton|live)\.[a-z.]+/i,
		warning:
			'Applications go to a private e-mail address. Look the employer up and check that it is theirs.',
	},
	{
		words:
			/\b(?:whatsapp|telegram|signal) (?:only|us|me|to apply)|\b(?:via|on|through) (?:whatsapp|telegram)\b/i,
		warning:
			'You are asked to write by a messaging app. Ask for a name, a company address and a telephone number first.',
	},
	{
		words:
			/\b(?:earn|make) (?:up to )?£?\d[\d,.]*k? ?(?:a|per) (?:day|week)\b.{0,80}\b(?:from home|no experience|no skills)|\bno interview\b/i,
		warning:
			'It promises much for little. Where that is so, the catch is often in what you are asked to do first.',
	},
]
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/u

/** What to be careful of before answering an advert, in sentences. It accuses nobody; most adverts give none. */
export function warningsOfAdvert(text: string): string[] {
	const found = signs.filter(({ words }) => words.test(text)).map(({ warning }) => warning)
	if (!invisible.test(text)) return found
	return [
		...found,
		'The text holds hidden characters, which can be bait for programs that write applications.',
	]
}
