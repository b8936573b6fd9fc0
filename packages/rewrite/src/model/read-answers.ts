import { z } from 'zod'

/** A model's text for one line, and the words of the line that it cites as proof. */
export type ModelAnswer = { text: string; evidence: string[] }

const answerSchema = z.object({
	id: z.coerce.string(),
	text: z.string(),
	evidence: z.array(z.string()).catch([]),
})
const answersSchema = z.union([
	z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
	z.array(z.unknown()),
])

/**
 * Reads a model's answers by the id of their line: bare JSON, or JSON in a fence, after thoughts, or among sentences.
 * Unreadable text gives an empty map; of two answers for a line the first counts.
 */
export function readAnswers(written: string): Map<string, ModelAnswer> {
	const text = written.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
	for (const json of candidates(text)) {
		const parsed = answersSchema.safeParse(parse(json))
		if (parsed.success) return byId(parsed.data)
	}
	return new Map()
}

/** Returns the complete answers of a model that is still writing; an empty map while it thinks. */
export function readFinishedAnswers(written: string): Map<string, ModelAnswer> {
	const text = written.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
	const end = text.lastIndexOf('}') + 1
	const from = text.search(/[[{]/)
	if (from < 0 || end <= from || /<think(?:ing)?>/i.test(text)) return new Map()
	const whole = readAnswers(text)
	if (whole.size > 0) return whole
	const closing = text.startsWith('[', from) ? ']' : ']}'
	return readAnswers(text.slice(from, end) + closing)
}

function byId(items: unknown[]): Map<string, ModelAnswer> {
	const answers = new Map<string, ModelAnswer>()
	for (const item of items) {
		const { success, data } = answerSchema.safeParse(item)
		if (success && !answers.has(data.id)) answers.set(data.id, data)
	}
	return answers
}

function candidates(text: string): string[] {
	const fenced = [...text.matchAll(/```(?:json)?\s*([\s\S]*?)```/gi)].map(([, body = '']) => body)
	const from = text.search(/[[{]/)
	const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
	const braced = from >= 0 && to > from ? [text.slice(from, to + 1)] : []
	const object = text.indexOf('{"items"')
	const named = object >= 0 && to > object ? [text.slice(object, to + 1)] : []
	return [text.trim(), ...fenced, ...braced, ...named]
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return null
	}
}
