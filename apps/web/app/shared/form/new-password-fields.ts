import { maxPasswordLength, minPasswordLength } from '@app/contract'
import { z } from 'zod'

/** The help text below a field for a new password. */
export const newPasswordHelp = `At least ${minPasswordLength} characters. Try a few words that only you would put together.`

/** A new password typed twice. Whether it is too common, or the email itself, is for the server to say. */
export const newPasswordFields = {
	password1: z
		.string()
		.min(minPasswordLength, `Use at least ${minPasswordLength} characters.`)
		.max(maxPasswordLength, `Use ${maxPasswordLength} characters or fewer.`),
	password2: z.string().min(1, 'Enter the new password again.'),
}

/** Whether both fields say the same; goes into `refine` with `differing`. */
export function passwordsMatch(typed: { password1: string; password2: string }): boolean {
	return typed.password1 === typed.password2
}

/** Where and how it is said that they do not. */
export const passwordsDiffer = { path: ['password2'], message: 'Passwords do not match' }
