import { languageNames } from '../data/language-names.ts'
import { fold, foldedWords } from './fold.ts'

const languages = foldedWords(languageNames)

/** Where a text names a human language, as its first words; `null` when it does not. */
export function humanLanguage(text: string): { start: number; end: number } | null {
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
	[
		/\b(?:native|mother tongue|bilingual|first language|muttersprach\w*|langue maternelle|maternelle?|bilingue|nativo|nativa|lengua materna|madrelingua|lingua madre|lingua materna|moedertaal|ojczysty|bilingual proficiency)\b/,
		'native',
		0.95,
	],
	[/\b(?:full professional|proficient|verhandlungssicher|near native)\b/, 'C1', 0.55],
	[
		/\b(?:fluent|fluently|fliessend|courant|couramment|fluido|fluente|vloeiend|biegly|biegle|fluency|flussig)\b/,
		'C1',
		0.55,
	],
	[
		/\b(?:professional working|advanced|very good|fortgeschritten|avance|avanzado|avanzato|avancado|sehr gut|gevorderd|zaawansowany|working proficiency|business)\b/,
		'B2',
		0.5,
	],
	[
		/\b(?:intermediate|conversational|good|gut|intermediaire|intermedio|medio|goed|sredniozaawansowany|limited working|upper intermediate)\b/,
		'B1',
		0.5,
	],
	[
		/\b(?:basic|some|a little|a bit|elementary|beginner|grundkenntnisse|notions|basico|scolaire|elementare|basis|podstawowy|debutant|principiante)\b/,
		'A2',
		0.5,
	],
]

/** The level of the European framework that a text states, or the one nearest to its words. */
export function parseProficiency(text: string): { value: Level; confidence: number } | null {
	const printed = /\b([ABC][12])\b/.exec(text)?.[1]
	if (printed !== undefined) return { value: printed as Level, confidence: 0.97 }
	const folded = fold(text)
	const level = levels.find(([words]) => words.test(folded))
	return level === undefined ? null : { value: level[1], confidence: level[2] }
}
