import {
	closestWord,
	correctSpelling,
	findLeadIn,
	findVerb,
	type KnowsWord,
	splitWords,
} from '@app/language'
import type { Check } from '../../check.ts'
import { firstWords, quoted } from '../../finding-phrases.ts'
import { bullets } from '../../subjects.ts'
import { wordPattern } from '../../word-lists.ts'

const shareLimit = 0.5
const fewestBullets = 4
// An adverb or a prefix may come before the verb.
const mayComeFirst = wordPattern('before-verb', 'whole')

export const opensWithVerb: Check = {
	id: 'E02',
	category: 'impact',
	severity: 'warning-2',
	title: 'Bullets start with a verb',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: bullets,
	fewest: fewestBullets,
	run: ({ bullets, pointAt, knowsWord }) => {
		const without = bullets.filter(({ text }) => {
			const meant = withOpenerSpeltRight(text.trim(), knowsWord)
			return findLeadIn(meant) === null && !hasVerbInFront(meant)
		})
		const [first] = without
		if (first === undefined) return null
		if (without.length <= bullets.length * shareLimit) return 'tolerated'
		return {
			title: `${without.length} of your ${bullets.length} bullets don’t start with a verb, for example ${quoted(first.text)}.`,
			why: 'A verb at the start shows straight away what you did.',
			fix: 'Start with what you did: “Stock control” becomes “Counted and ordered stock”.',
			evidence: without.map(({ path, text }) => pointAt({ path, quote: firstWords(text) })),
		}
	},
}

// A misspelt verb is a verb; another check says that it is misspelt.
function withOpenerSpeltRight(text: string, knowsWord: KnowsWord | null): string {
	return text.replace(/^\p{L}{5,}/u, (opener) => {
		const word = opener.toLowerCase()
		const known = correctSpelling(word)
		if (known !== word || knowsWord === null || knowsWord(word)) return known
		return closestWord(word, knowsWord) ?? word
	})
}

function hasVerbInFront(text: string): boolean {
	const words = splitWords(text).slice(0, 3)
	const first = words.find((word) => !/ly$/i.test(word) && !mayComeFirst.test(word)) ?? ''
	return findVerb(first) !== null || findVerb(lastPart(first)) !== null || looksLikeVerb(first)
}

function lastPart(word: string): string {
	return word.split('-').at(-1) ?? word
}

// Words outside the table that end like a past tense; an irregular one stays unknown.
function looksLikeVerb(word: string): boolean {
	return /^\p{L}{2,}(?:ed|ised|ized|ing)$/iu.test(word) && !endsLikeVerb.test(word)
}

const endsLikeVerb = wordPattern('no-verb-endings', 'whole')
