import { languageNames } from '../data/language-names.ts'
import { fold, foldedWords } from './fold.ts'
import { gradeWords } from './word-lists.ts'

const languages = foldedWords(languageNames)

/** Finds the first human language named within the first four words of a text, or `null`. */
export function findLanguage(text: string): { start: number; end: number } | null {
	const words = [...text.matchAll(/\p{L}+/gu)].slice(0, 4)
	for (const [from, first] of words.entries()) {
		for (let length = Math.min(3, words.length - from); length >= 1; length--) {
			const last = words[from + length - 1]
			if (last === undefined) continue
			const end = last.index + last[0].length
			if (languages.has(fold(text.slice(first.index, end)))) return { start: first.index, end }
		}
	}
	return null
}

type Level = '' | 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native'

const levels: readonly [RegExp, Level, number][] = [
	[new RegExp(String.raw`\b(?:${gradeWords('native-speakers')})\b`), 'native', 0.95],
	[/\b(?:full professional|proficient|verhandlungssicher|near native)\b/, 'C1', 0.55],
	[new RegExp(String.raw`\b(?:${gradeWords('fluent-speakers')})\b`), 'C1', 0.55],
	[new RegExp(String.raw`\b(?:${gradeWords('good-speakers')})\b`), 'B2', 0.5],
	[new RegExp(String.raw`\b(?:${gradeWords('fair-speakers')})\b`), 'B1', 0.5],
	[new RegExp(String.raw`\b(?:${gradeWords('beginners')})\b`), 'A2', 0.5],
]

/** The level of the European framework that a text states, or the one nearest to its words. */
export function parseProficiency(text: string): { value: Level; confidence: number } | null {
	const printed = /\b([ABC][12])\b/.exec(text)?.[1]
	if (printed !== undefined) return { value: printed as Level, confidence: 0.97 }
	const folded = fold(text)
	const level = levels.find(([words]) => words.test(folded))
	return level === undefined ? null : { value: level[1], confidence: level[2] }
}
