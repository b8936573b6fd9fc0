import { z } from 'zod'

/** The kinds of the lexicon, as they cross a boundary. */
export const conceptKindSchema = z.enum([
	'credential',
	'tool',
	'equipment',
	'method',
	'domain',
	'duty',
	'language',
	'soft',
	// A requirement in words that the lexicon does not know.
	'said',
])
