import { LockKeyhole } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'

type LockedCvProps = { isBusy: boolean; error: Error | null; onOpen: (password: string) => void }

/** Asks for the password of a shared CV. */
export function LockedCv({ isBusy, error, onOpen }: LockedCvProps) {
	const [password, setPassword] = useState('')
	const isWrong = error instanceof ApiError && error.code === 'share_password_wrong'
	function handleSubmit(event: FormEvent) {
		event.preventDefault()
		if (password !== '') onOpen(password)
	}
	return (
		<div className="mx-auto w-full max-w-[27rem] px-5 pt-14 pb-24 sm:pt-24">
			<LockKeyhole size={28} aria-hidden className="text-accent" />
			<h1 className="mt-4 text-2xl">This CV has a password</h1>
			<p className="mt-3 text-ink-soft">
				Ask the person who shared it for the password. It opens the CV for an hour.
			</p>
			<form onSubmit={handleSubmit} className="mt-8 grid gap-5">
				<FormProblem problem={isWrong ? null : (error?.message ?? null)} />
				<PasswordField
					label="Password"
					autoComplete="off"
					required
					maxLength={200}
					value={password}
					onChange={({ target }) => setPassword(target.value)}
					error={isWrong ? error.message : undefined}
				/>
				<Button type="submit" look="primary" disabled={isBusy}>
					{isBusy ? 'Opening…' : 'Open the CV'}
				</Button>
			</form>
		</div>
	)
}
