import { z } from 'zod'

const path = z.string().min(1)
const passphraseFile = path.optional()

/** An operator's commands on all of the data; the program that the operator starts carries them out itself. */
export const installationCommandSchema = z.discriminatedUnion('command', [
	z.object({ command: z.literal('backup'), to: path, passphraseFile }),
	z.object({ command: z.literal('restore'), from: path, passphraseFile }),
	z.object({ command: z.literal('verify'), from: path, passphraseFile }),
	z.object({
		command: z.literal('move'),
		/** `embedded`, or the address of a PostgreSQL database. */
		to: path,
	}),
	z.object({
		/** Makes the database belong to the files, or the key, that the variables name. */
		command: z.literal('adopt'),
		what: z.enum(['files', 'key']),
	}),
])

export type InstallationCommand = z.infer<typeof installationCommandSchema>
