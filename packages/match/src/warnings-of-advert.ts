import { levelCues } from './word-lists.ts'

const signs: readonly { words: RegExp; warning: string }[] = [
	{
		words: new RegExp(
			String.raw`\b(?:(?:${levelCues.alternatives('fees')}) fee|pay (?:a|an|for your) (?:deposit|fee|dbs|training|kit)|gift cards?|western union|crypto(?:currency)? payments?|cheque to deposit)\b`,
			'i',
		),
		warning:
			'This advert asks for money or mentions payments. An honest employer never asks you to pay to apply.',
	},
	{
		words:
			/\b(?:bank (?:details|account)|sort code|passport (?:copy|number|scan)|national insurance number)\b.{0,60}\b(?:before|to apply|with your (?:application|cv)|upfront)\b/i,
		warning:
			'This advert asks for bank or identity details before an offer. Only give them to an employer you’ve met.',
	},
	{
		words:
			/(?<![\w.+-])[\w.+-]+@(?:gmail|googlemail|hotmail|outlook|yahoo|aol|icloud|protonmail|proton|live)\.[a-z.]+/i,
		warning:
			'Applications go to a personal email address. Look the employer up and check that it’s theirs.',
	},
	{
		words:
			/\b(?:whatsapp|telegram|signal) (?:only|us|me|to apply)|\b(?:via|on|through) (?:whatsapp|telegram)\b/i,
		warning:
			'This advert asks you to message them in an app. Ask for a name, a company address and a phone number first.',
	},
	{
		words:
			/\b(?:earn|make) (?:up to )?£?\d[\d,.]*k? ?(?:a|per) (?:day|week)\b.{0,80}\b(?:from home|no experience|no skills)|\bno interview\b/i,
		warning:
			'This advert promises a lot for very little. Look closely at what it asks you to do first.',
	},
]
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/u

/** Returns warnings to read before answering an advert, as sentences. They accuse nobody; most adverts have none. */
export function warningsOfAdvert(text: string): string[] {
	const found = signs.filter(({ words }) => words.test(text)).map(({ warning }) => warning)
	if (!invisible.test(text)) return found
	return [
		...found,
		'This advert contains hidden characters, which can be bait for software that writes applications.',
	]
}
