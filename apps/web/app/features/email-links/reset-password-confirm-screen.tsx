import { resetPassword } from '@app/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { ApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import {
	newPasswordFields,
	newPasswordHelp,
	passwordsDiffer,
	passwordsMatch,
} from '#shared/form/new-password-fields.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { emailLinkKey } from './email-link-key.ts'

type ResetPasswordConfirmScreenProps = {
	/** The password is changed, and every session of the account has ended. */
	onChanged: () => void
}

/** Where the link of the email leads: a new password, once. */
export function ResetPasswordConfirmScreen({ onChanged }: ResetPasswordConfirmScreenProps) {
	const [key] = useState(emailLinkKey(useLocation()))
	const [state, setState] = useState<'choosing' | 'changed' | 'expired'>('choosing')
	if (state === 'changed') return <Changed />
	if (key === null || state === 'expired') return <Expired wasOpened={key !== null} />
	return (
		<Choose
			secret={key}
			onExpired={() => setState('expired')}
			onChanged={() => {
				setState('changed')
				onChanged()
			}}
		/>
	)
}

const schema = z.object(newPasswordFields).refine(passwordsMatch, passwordsDiffer)

type ChooseProps = { secret: string; onChanged: () => void; onExpired: () => void }

function Choose({ secret, onChanged, onExpired }: ChooseProps) {
	const form = useCheckedForm({
		schema,
		initially: { password1: '', password2: '' },
		onSend: async (passwords) => {
			try {
				await call(resetPassword, { body: { key: secret, ...passwords } })
			} catch (error) {
				if (!(error instanceof ApiError && error.code === 'link_expired')) throw error
				onExpired()
				return
			}
			onChanged()
		},
	})
	return (
		<NarrowPage title="Choose a new password" text="Saving it signs you out everywhere.">
			<form noValidate onSubmit={form.send} className="grid gap-5">
				<PasswordField
					label="New password"
					autoComplete="new-password"
					required
					help={newPasswordHelp}
					{...form.field('password1')}
				/>
				<PasswordField
					label="Confirm new password"
					autoComplete="new-password"
					required
					{...form.field('password2')}
				/>
				<FormProblem problem={form.problem} />
				<Button type="submit" look="primary" disabled={form.isSending}>
					{form.isSending ? 'Saving…' : 'Save password'}
				</Button>
			</form>
		</NarrowPage>
	)
}

function Changed() {
	return (
		<NarrowPage
			title="Password changed"
			text={
				<p role="status">Sign in with your new password. We’ve signed you out on every device.</p>
			}
		>
			<ButtonLink to="/login" look="primary">
				Sign in
			</ButtonLink>
		</NarrowPage>
	)
}

function Expired({ wasOpened }: { wasOpened: boolean }) {
	return (
		<NarrowPage
			title={wasOpened ? 'This link no longer works' : 'This link is incomplete'}
			text={
				<p role="alert">
					{wasOpened
						? 'It’s been used or it has expired. Your password hasn’t changed. Ask for a new link.'
						: 'Part of it is missing. Copy the whole link from the email, or ask for a new one.'}
				</p>
			}
		>
			<ButtonLink to="/reset-password" look="primary">
				Send a new link
			</ButtonLink>
		</NarrowPage>
	)
}
