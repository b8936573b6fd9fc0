import { changePassword, type User } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import {
	newPasswordFields,
	newPasswordHelp,
	passwordsDiffer,
	passwordsMatch,
} from '#shared/form/new-password-fields.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { toast } from '#shared/ui/toast.ts'
import { Disclosure } from './disclosure.tsx'
import { FormButtons } from './form-buttons.tsx'
import { sessionsKey } from './sessions-section.tsx'

type PasswordSectionProps = { user: User; onChange: (changes: Partial<User>) => void }

/**
 * Shows the form for the password: a change needs the old one; a person who has only signed in with a service chooses
 * a first one.
 */
export function PasswordSection({ user, onChange }: PasswordSectionProps) {
	const text = user.hasPassword
		? 'Changing it signs you out everywhere else.'
		: 'You don’t have a password because you sign in with another service. Add one to sign in with your email too.'
	return (
		<PageSection title="Password" text={text}>
			<Disclosure label={user.hasPassword ? 'Change password' : 'Choose a password'}>
				{(fold) => (
					<ChangePassword
						hasPassword={user.hasPassword}
						onCancel={fold}
						onChanged={() => {
							onChange({ hasPassword: true })
							fold()
						}}
					/>
				)}
			</Disclosure>
		</PageSection>
	)
}

type ChangePasswordProps = { hasPassword: boolean; onChanged: () => void; onCancel: () => void }

function ChangePassword({ hasPassword, onChanged, onCancel }: ChangePasswordProps) {
	const queryClient = useQueryClient()
	const form = useCheckedForm({
		schema: z
			.object({ currentPassword: ownPasswordSchema(hasPassword), ...newPasswordFields })
			.refine(passwordsMatch, passwordsDiffer),
		initially: { currentPassword: '', password1: '', password2: '' },
		onSend: async (body) => {
			const { detail } = await call(changePassword, { body })
			void queryClient.invalidateQueries({ queryKey: sessionsKey })
			toast.success(detail)
			onChanged()
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="grid gap-5">
			{hasPassword ? (
				<PasswordField
					label="Current password"
					autoComplete="current-password"
					{...form.field('currentPassword')}
				/>
			) : null}
			<PasswordField
				label="New password"
				autoComplete="new-password"
				help={newPasswordHelp}
				{...form.field('password1')}
			/>
			<PasswordField
				label="Confirm new password"
				autoComplete="new-password"
				{...form.field('password2')}
			/>
			<FormProblem problem={form.problem} />
			<FormButtons
				label="Save password"
				busyLabel="Saving…"
				isSending={form.isSending}
				onCancel={onCancel}
			/>
		</form>
	)
}

/** The password that proves who asks; an account without one proves it by its session alone. */
export function ownPasswordSchema(hasPassword: boolean) {
	return hasPassword ? z.string().min(1, 'Enter your password.') : z.string()
}
