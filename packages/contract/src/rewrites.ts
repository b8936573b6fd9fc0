import { maxLineLength } from '@app/cv'
import { z } from 'zod'
import { anyoneOrOwner } from './access.ts'
import { endpoint } from './define-endpoint.ts'
import { hiddenWordsSchema, ownModelKeySchema, ownModelSchema } from './own-model.ts'

/** Lines that are rewritten at once: more than any job has. */
export const maxRewriteLines = 40

const askSchema = z.object({
	kind: z.enum(['metric', 'scope', 'result', 'ownership', 'evidence']),
	unit: z.enum(['count', 'percent', 'money', 'time', 'words']),
	question: z.string(),
})

/** Why it was not the model although it was asked, or `null`. */
export const whyLocalSchema = z
	.enum([
		'unreachable',
		'too_slow',
		'refused',
		'key_refused',
		'busy',
		'resting',
		'unusable',
		'not_faithful',
		'used_up',
		'too_long',
		'order',
	])
	.nullable()

/** One line and what became of it; `after` equals `before` where the person's words stand. */
export const rewrittenLineSchema = z.object({
	before: z.string(),
	after: z.string(),
	asks: z.array(askSchema),
	changes: z.array(z.object({ kind: z.string(), before: z.string(), after: z.string() })),
	/** The advice on the whole line: `delete` it because it says nothing, or `split` it into `bullets`. */
	advice: z.enum(['delete', 'split']).nullable().default(null),
	bullets: z.array(z.string()).readonly().default([]),
	/** The problems that remain for the writer where only certain mistakes were corrected. */
	remark: z.string().nullable().default(null),
	verified: z.boolean(),
	violations: z.array(z.object({ kind: z.string(), text: z.string() })),
	/** The author of `after`: the app's own grammar, or the language model of the site's operator. */
	engine: z.enum(['local', 'model']),
	whyLocal: whyLocalSchema,
})
export type RewrittenLine = z.infer<typeof rewrittenLineSchema>

const linesBody = z.object({
	lines: z
		.array(z.string().max(maxLineLength * 2))
		.min(1)
		.max(maxRewriteLines),
	/** The job goes on, so its lines are told in the present. */
	current: z.boolean().default(false),
	/** Context for the model; nothing of it comes into a line. */
	jobTitle: z.string().max(maxLineLength).default(''),
	/** The person's answers about each line, in the order of the lines. */
	answers: z
		.array(z.array(z.string().max(200)).max(10))
		.max(maxRewriteLines)
		.default([]),
	/** The person agrees that these lines go to the language model. */
	useModel: z.boolean().default(false),
	/** Words that are hidden before anything is sent, such as the names on the CV. */
	hide: hiddenWordsSchema.default([]),
	/** The language model that answers in place of the operator’s. */
	own: ownModelKeySchema.optional(),
})

/** The exact data that would be sent with a request, and the most that it can cost. */
export const modelPayloadSchema = z.object({
	/** The model that would be asked, or `null` where there is none. */
	model: z.string().nullable(),
	/** Where it answers: the host name, or the name of the provider. */
	sentTo: z.string().nullable(),
	instructions: z.string(),
	/** With contact details hidden. */
	data: z.string(),
	/** The ids of facts, or of lines (`l0` is the first), that stay here: they speak to a machine, or there is no room. */
	keptBack: z.array(z.string()),
	/** Tokens that it can cost at most. */
	mostTokens: z.number().int(),
	/**
	 * Tokens that the caller has left today, or `null` where they are not counted: with the caller's own key, or
	 * without a model.
	 */
	tokensLeft: z.number().int().nullable(),
})
export type ModelPayload = z.infer<typeof modelPayloadSchema>

const rewritesSchema = z.object({ lines: z.array(rewrittenLineSchema) })

export const rewriteLines = endpoint({
	method: 'POST',
	path: '/api/rewrites/',
	access: anyoneOrOwner({}),
	summary: 'Rewrite duties as honest statements that add nothing new',
	body: linesBody,
	response: rewritesSchema,
})

/** Lines of JSON: `{ drafts }` while the model writes, each wording checked when it is finished; the last one is `{ lines }`. */
export const streamRewrites = endpoint({
	method: 'POST',
	path: '/api/rewrites/stream/',
	access: anyoneOrOwner({}),
	summary: 'The same, streamed as the language model writes',
	body: linesBody,
})

/** One line of the stream. */
export const rewriteEventSchema = z.union([
	z.object({ drafts: z.array(z.object({ line: z.number().int(), text: z.string() })) }),
	rewritesSchema,
])
export type RewriteEvent = z.infer<typeof rewriteEventSchema>

export const previewRewrites = endpoint({
	method: 'POST',
	path: '/api/rewrites/preview/',
	access: anyoneOrOwner({}),
	summary: 'Exactly what would be sent to the language model for the lines of a job',
	body: linesBody.extend({ own: ownModelSchema.optional() }),
	response: modelPayloadSchema,
})

export const getRewriteEngine = endpoint({
	method: 'GET',
	path: '/api/rewrites/engine/',
	access: anyoneOrOwner({}),
	summary: 'Whether a language model is available, and how much of today’s allowance is left',
	response: z.object({
		/** The operator's name for the model, or `null`: then only the app's own grammar writes. */
		model: z.string().nullable(),
		/** Where the model answers, or `null`. */
		sentTo: z.string().nullable(),
		/** Whether the caller may ask it; people without an account only where the operator lets them. */
		mayAsk: z.boolean(),
		/** Tokens that are left today; 0 for a caller who may not ask. */
		tokensLeft: z.number().int(),
		/** The providers whose models people may use here with their own key. */
		ownProviders: z.array(z.object({ id: z.string(), name: z.string(), host: z.string() })),
	}),
})
