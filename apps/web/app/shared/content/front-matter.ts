import { parse } from 'yaml'
import type { z } from 'zod'

/** Takes the front matter off a text and checks it. Throws when there is none, or it is wrong. */
export function readFrontMatter<Schema extends z.ZodType>(
	text: string,
	schema: Schema,
): { front: z.output<Schema>; body: string } {
	const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
	if (head === undefined || body === undefined) throw new Error('The text has no front matter.')
	return { front: schema.parse(parse(head)), body: body.trim() }
}
