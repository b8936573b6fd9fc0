import { z } from 'zod'
import { ApiError } from '#shared/api/api-error.ts'

const fallback = 'Registration failed. Please try again.'

const bodySchema = z
	.object({
		detail: z.string().trim().min(1).optional().catch(undefined),
		fields: z.record(z.string(), z.unknown()).optional().catch(undefined),
	})
	.loose()
	.catch({})

/**
 * Returns the error message of a failed registration: the server's sentence, else the first field's sentence, else a
 * general one.
 */
export function registrationErrorMessage(error: unknown): string {
	if (!(error instanceof ApiError)) return fallback
	const { detail, fields, ...others } = bodySchema.parse(error.body)
	return detail ?? firstMessage(fields ?? others) ?? fallback
}

// Fields say a list of sentences or one; servers differ.
function firstMessage(fields: Record<string, unknown>): string | undefined {
	const texts = Object.values(fields).flat().filter(isText)
	return texts[0]
}

function isText(value: unknown): value is string {
	return typeof value === 'string' && value.trim() !== ''
}
