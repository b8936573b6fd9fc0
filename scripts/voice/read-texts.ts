import { readFileSync } from 'node:fs'
import { type Node, parseSync } from 'oxc-parser'

/** A text that a person may read, and where it is. */
export type Text = {
	file: string
	/** From 1. */
	line: number
	/** White space is one space; an expression in a template is `{}`. */
	text: string
	/** Whether it is a line of an article or a help file, not a string on a screen. */
	isArticle: boolean
}

/** The texts of a source file, an article or a help file. */
export function readTexts(file: string): Text[] {
	const source = readFileSync(file, 'utf8')
	return /\.tsx?$/.test(file) ? readLiterals(file, source) : readLines(file, source)
}

function readLines(file: string, source: string): Text[] {
	return source
		.split('\n')
		.map((text, index) => ({ file, line: index + 1, text: text.trim(), isArticle: true }))
}

/**
 * The strings, templates and JSX texts of a source file. Comments, identifiers, imports, types, SQL, regular
 * expressions and lists of words are left out. Throws when the source cannot be parsed.
 */
export function readLiterals(file: string, source: string): Text[] {
	const { program, errors } = parseSync(file, source)
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
	return literalsOf(program)
		.filter(({ text }) => isProse(text))
		.map(({ start, text }) => ({
			file,
			line: source.slice(0, start).split('\n').length,
			text: text.replaceAll(/\s+/g, ' ').trim(),
			isArticle: false,
		}))
}

type Literal = { start: number; text: string }

function literalsOf(value: unknown): Literal[] {
	if (Array.isArray(value)) return value.flatMap(literalsOf)
	if (!isNode(value) || isSilent(value)) return []
	const text = readText(value)
	const inside = Object.entries(value).flatMap(([key, child]) =>
		isSilentChild(value, key) ? [] : literalsOf(child),
	)
	return text === null ? inside : [{ start: value.start, text }, ...inside]
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isSilent(node: Node): boolean {
	if (node.type === 'ExportNamedDeclaration') return node.source !== null
	return [
		'ImportDeclaration',
		'ImportExpression',
		'ExportAllDeclaration',
		'TSLiteralType',
	].includes(node.type)
}

function readText(node: Node): string | null {
	if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
	if (node.type === 'JSXText') return node.value
	if (node.type !== 'TemplateLiteral') return null
	return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
}

// Names of properties are read by software, and tagged templates are SQL.
function isSilentChild(node: Node, key: string): boolean {
	if (node.type === 'Property' && key === 'key') return !node.computed
	return node.type === 'TaggedTemplateExpression' && key === 'quasi'
}

const regularExpression = /\(\?[:!<=]|\\[bdpsw]|\w\|\w/
const identifierOrPath = /^\S+\/\S*$|^[a-z\d_.:#-]+$/
const sqlOrHtml =
	/\b(?:select|update|delete|insert) .*\b(?:from|set|into) |\b(?:style|class)=|^<[a-z]/
const listOfWords = /^(?:[\p{Ll}\d'’-]+\s+){11,}[\p{Ll}\d'’-]+$/u

function isProse(text: string): boolean {
	const isForSoftware = [regularExpression, identifierOrPath, sqlOrHtml].some((form) =>
		form.test(text),
	)
	return /\p{L}{2}/u.test(text) && !isForSoftware && !listOfWords.test(text.trim())
}
