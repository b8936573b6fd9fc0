import { AppError } from '#http/app-error.ts'
import { weaknessOfPassword } from '#services/passwords/weakness-of-password.ts'

/** A new password, typed twice. */
export type ChosenPassword = { password1: string; password2: string }

/** Throws a sentence when a new password was typed differently the second time, or is too easy to guess. */
export function checkNewPassword({ password1, password2 }: ChosenPassword, email: string): void {
	if (password1 !== password2) throw new AppError('passwords_differ')
	const weakness = weaknessOfPassword(password1, email)
	if (weakness !== null) throw new AppError('password_too_weak', weakness)
}
