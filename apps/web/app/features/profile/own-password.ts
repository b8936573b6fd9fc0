import { z } from 'zod'

/** The password that proves who asks; an account without one proves it by its session alone. */
export function ownPasswordSchema(hasPassword: boolean) {
	return hasPassword ? z.string().min(1, 'Enter your password.') : z.string()
}
