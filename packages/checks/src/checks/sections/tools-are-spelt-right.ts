import type { KnowsWord } from '@app/language'
import { isEditDistanceOne } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { replaceQuotes } from '../../text-fixes.ts'
import { wordPattern } from '../../word-lists.ts'
import { toolNames } from './tool-names.ts'

// Shorter names are one letter away from too many words.
const shortestName = 7
// Names that are words, or one letter from a word, say nothing about spelling.
const likeWords = wordPattern('tools-that-are-words', 'whole')
const names = toolNames
	.filter(
		(name) => /^[A-Za-z]+$/.test(name) && name.length >= shortestName && !likeWords.test(name),
	)
	.map((name) => ({ name, lower: name.toLowerCase() }))
const otherWords = /^(?:terraformed|terraformer|dockerised|makatons?)$/i

export const toolsAreSpeltRight: Check = {
	id: 'F10',
	category: 'sections',
	severity: 'warning-1',
	title: 'Names of tools are spelt correctly',
	looksAt: (context) => findMisspelt(context).length + (namesAnyTool(context) ? 1 : 0),
	readsSpelling: true,
	run: (context) => {
		const misspelt = findMisspelt(context)
		const [first] = misspelt
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} is probably ${quoted(first.name)}.`,
			why: 'A search for the right name won’t find this one, and an expert will notice.',
			fix: `Write ${quoted(first.name)}.`,
			evidence: misspelt.map(({ path, quote }) => context.pointAt({ path, quote })),
		}
	},
	quickFixes: (context) => {
		const slips = findMisspelt(context)
		const names = [...new Set(slips.map(({ name }) => name))]
		return names.map((by) => ({
			label: `Write ${by}`,
			edits: replaceQuotes(
				context,
				slips.filter(({ name }) => name === by).map(({ path, quote }) => ({ path, quote, by })),
			),
		}))
	},
}

// Names of firms and families look like misspelt tools.
const isNamed = /\.(?:employer|institution|issuer|organisation|publisher|place|city)$/

function findMisspelt({ passages, knowsWord }: CheckContext) {
	return passages
		.filter(
			({ section, path }) =>
				!['personalInfo', 'socialMedia', 'reference'].includes(section) && !isNamed.test(path),
		)
		.flatMap(({ path, text }) =>
			(text.match(/(?<![\p{L}\d@./-])\p{L}{6,}(?![\p{L}\d@/-])/gu) ?? []).flatMap((quote) => {
				const name = toolMeantBy(quote, knowsWord)
				return name === null ? [] : [{ path, quote, name }]
			}),
		)
}

/** Returns the tool that a misspelt word means; `null` for other words and for words in the dictionary. */
export function toolMeantBy(word: string, knows: KnowsWord | null): string | null {
	return word.length < shortestName - 1 || knows?.(word.toLowerCase()) ? null : meantBy(word)
}

function meantBy(word: string): string | null {
	const lower = word.toLowerCase()
	if (otherWords.test(word) || names.some((tool) => tool.lower === lower)) return null
	return names.find((tool) => isSlipFor(lower, tool.lower))?.name ?? null
}

// First letters are rarely mistyped, and a plural is no slip.
function isSlipFor(word: string, name: string): boolean {
	return word[0] === name[0] && word !== `${name}s` && isEditDistanceOne(word, name)
}

function namesAnyTool({ passages }: CheckContext): boolean {
	const text = passages
		.map((passage) => passage.text)
		.join('\n')
		.toLowerCase()
	return names.some(({ lower }) => text.includes(lower))
}
