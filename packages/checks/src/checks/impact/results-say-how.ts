import { findVerb } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { readAlternatives } from '../../word-lists.ts'
import { namesMethod } from './names-method.ts'

const resultFirst = new RegExp(
	String.raw`^(?:\p{L}+ly\s+)?(?:${readAlternatives('changes')})(?![\p{L}-])`,
	'iu',
)
// In the hands of a hairdresser, a gardener or a buyer these are the work itself.
const workItself = /^(?:\p{L}+ly\s+)?(?:cut|raised|grew|saved|lowered)(?![\p{L}-])/iu
const opening = '^(?:\\p{L}+ly\\s+)?\\p{L}+\\s+'
// Up to two words before a quantity that rises or falls: “monthly energy costs”. A “sales team” is no quantity.
const beforeChanging = String.raw`(?:(?!(?:for|from|to|with|by|of|at|on|in|and)\b)[\p{L}’'-]+\s+){0,2}`
const isChange = new RegExp(
	[
		String.raw`%|\bper ?cent\b|${opening}(?:(?:about|over|nearly|almost)\s+)?£`,
		String.raw`${opening}${beforeChanging}(?:${readAlternatives('changing')})\b(?!\s+(?:teams?|staff|managers?|orders?|invoices?|sheets?|cards?|ledgers?)\b)`,
	].join('|'),
	'iu',
)
// Where the act comes first, the result is behind it.
const forResult = /(?<!\p{L})to\s+(?:\p{L}+ly\s+)?(?<act>\p{L}+)(?!\p{L})/iu

export const resultsSayHow: Check = {
	id: 'E22',
	category: 'impact',
	severity: 'tip',
	title: 'Results say how you achieved them',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: ({ bullets }) => bullets.filter(({ text }) => isResult(text.trim())).length,
	run: ({ bullets, pointAt }) => {
		const bare = bullets.filter(({ text }) => isResult(text.trim()) && !saysHow(text))
		const [first] = bare
		if (first === undefined) return null
		return {
			title: `${quoted(first.text)} gives the result but not how you achieved it.`,
			why: 'Employers want to know how, because they hope you’ll do it again for them.',
			fix: 'Add a few words with “by”: by retraining staff, by changing the rota, by asking customers.',
			evidence: bare.map(({ path, text }) => pointAt({ path, quote: text })),
		}
	},
}

function saysHow(text: string): boolean {
	const act = workItself.test(text) ? (forResult.exec(text)?.groups?.act ?? '') : ''
	return namesMethod(text) || findVerb(act)?.forms.includes('base') === true
}

function isResult(text: string): boolean {
	return resultFirst.test(text) && (!workItself.test(text) || isChange.test(text))
}
