import { z } from 'zod'

const who = z.string().min(1).max(254)

/** The commands that an operator can give on the command line. */
export const adminRequestSchema = z.discriminatedUnion('command', [
	z.object({
		command: z.literal('users'),
		/** Part of an e-mail or a name. */
		search: z.string().max(254).default(''),
		/** The id that the last list ended with. */
		after: z.uuid().optional(),
	}),
	z.object({
		/** Lists the messages that people sent with the contact form. */
		command: z.literal('messages'),
		/** The id that the last list ended with. */
		after: z.uuid().optional(),
	}),
	z.object({
		/** Sums the outcomes of texts from language models, by task, over the last `days` days. */
		command: z.literal('model'),
		days: z.int().min(1).max(400).default(30),
	}),
	z.object({ command: z.literal('make-admin'), who }),
	z.object({ command: z.literal('block'), who }),
	z.object({ command: z.literal('unblock'), who }),
	z.object({ command: z.literal('delete'), who }),
	z.object({ command: z.literal('export'), who }),
	/** Everything, of a server that runs with the embedded database. */
	z.object({ command: z.literal('backup') }),
])

/** A user is meant by e-mail or id. */
export type AdminRequest = z.infer<typeof adminRequestSchema>

/** A sentence that says what was done, and the command's result. */
export type AdminAnswer = {
	sentence: string
	/** JSON to print, or the bytes of a file. */
	result: { json: object } | { bytes: AsyncIterable<Uint8Array> }
}
