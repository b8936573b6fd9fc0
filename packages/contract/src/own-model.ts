import { z } from 'zod'

/** Words that must not reach a model, such as the names on a CV; at most so many. */
export const maxHiddenWords = 20

/** Words to hide from a model, besides those that are recognised by their form, such as e-mail addresses. */
export const hiddenWordsSchema = z.array(z.string().max(200)).max(maxHiddenWords)

/** The provider and model that a person pays for. */
export const ownModelSchema = z.object({
	/** One that the server lists in `getRewriteEngine`. */
	provider: z.string().regex(/^[a-z][a-z\d-]{0,39}$/, 'must be the id of a provider'),
	model: z
		.string()
		.max(120)
		.regex(/^[\w:@][\w:@./-]*$/, 'must be the name of a model')
		// Some providers put it into an address.
		.refine((name) => !name.includes('..'), 'must be the name of a model'),
})

/** The same with the key. It goes with each request that needs it, and the server forgets it with the answer. */
export const ownModelKeySchema = ownModelSchema.extend({
	key: z.string().regex(/^[\x21-\x7e]{8,400}$/, 'must be a key without spaces'),
})
export type OwnModel = z.infer<typeof ownModelKeySchema>
