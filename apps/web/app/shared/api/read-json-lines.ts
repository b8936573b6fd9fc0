import type { z } from 'zod'

/** The events of an answer that comes as lines of JSON, one after the other. Throws where a line isn't such an event. */
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
