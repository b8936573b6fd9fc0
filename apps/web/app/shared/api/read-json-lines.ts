import type { z } from 'zod'

/**
 * Yields the events of a response made of lines of JSON, one after the other. Throws when a line doesn't match the
 * schema.
 */
export async function* readJsonLines<Event>(
	{ body }: Pick<Response, 'body'>,
	schema: z.ZodType<Event>,
): AsyncGenerator<Event> {
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
	let rest = ''
	while (reader) {
		const { done, value = '' } = await reader.read()
		const lines = (rest + value).split('\n')
		rest = done ? '' : (lines.pop() ?? '')
		for (const line of lines) {
			if (line.trim() !== '') yield schema.parse(JSON.parse(line))
		}
		if (done) return
	}
}
