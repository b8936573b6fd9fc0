import { readFileSync } from 'node:fs'
import type { Text } from './read-texts.ts'

/** Words to avoid and what to write instead. */
export type Rule = {
	avoid: RegExp
	instead: string
	/** Whether articles may use the words: numbers are digits on a screen only. */
	allowsArticles: boolean
}

/** A whole text that is exempt from the rules. */
export type Exception = { text: string; reason: string }

/** A text with words that a rule replaces. */
export type Hit = Text & { found: string; instead: string }

/** The rules of `docs/voice-words.tsv`: words as a regular expression, what to write instead, and `screens` or nothing. */
export function readRules(): Rule[] {
	return readTable('voice-words.tsv').map(([avoid = '', instead = '', where = '']) => ({
		avoid: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${avoid})(?![\\p{L}\\p{N}-])`, 'iu'),
		instead,
		allowsArticles: where === 'screens',
	}))
}

/** The exceptions of `docs/voice-exceptions.tsv`: the whole text and the reason. */
export function readExceptions(): Exception[] {
	return readTable('voice-exceptions.tsv').map(([text = '', reason = '']) => ({ text, reason }))
}

function readTable(name: string): string[][] {
	const table = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
	const rows = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
	return rows.map((line) => {
		const cells = line.split('\t')
		if (cells.length < 2 || cells.some((cell) => cell.trim() === ''))
			throw new Error(`docs/${name} has a line without two cells: ${line}`)
		return cells
	})
}

/**
 * Returns the words of a text that a rule replaces. Text in curly quotation marks is left out: it is an example or a
 * quotation.
 */
export function findHits(
	text: Text,
	{ rules, exceptions }: { rules: readonly Rule[]; exceptions: readonly Exception[] },
): Hit[] {
	if (exceptions.some((exception) => exception.text === text.text)) return []
	const ours = text.text.replaceAll(/“[^”]*”/g, '“”')
	return rules
		.filter(({ allowsArticles }) => !(allowsArticles && text.isArticle))
		.flatMap(({ avoid, instead }) => {
			const found = avoid.exec(ours)?.[0]
			return found === undefined ? [] : [{ ...text, found, instead }]
		})
}
