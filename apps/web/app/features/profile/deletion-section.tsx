import { deleteAccount, type User } from '@app/contract'
import { z } from 'zod'
import { call } from '#shared/api/call.ts'
import { useCheckedForm } from '#shared/form/use-checked-form.ts'
import { TextField } from '#shared/ui/field.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { CancelAccountDeletion } from './cancel-account-deletion.tsx'
import { Disclosure } from './disclosure.tsx'
import { FormButtons } from './form-buttons.tsx'
import { ownPasswordSchema } from './password-section.tsx'

type DeletionSectionProps = {
	user: User
	onChange: (changes: Partial<User>) => void
	onDeleted: (sentence: string) => void
}

/** The end of the account, which can be taken back for 14 days. */
export function DeletionSection({ user, onChange, onDeleted }: DeletionSectionProps) {
	if (user.deletionAt) {
		return (
			<PageSection title="Delete account" text="You’ve asked us to delete your account.">
				<CancelAccountDeletion deletionAt={user.deletionAt} onKept={onChange} />
			</PageSection>
		)
	}
	return (
		<PageSection
			title="Delete account"
			text="You have 14 days to change your mind. Download your data first if you want to keep it. If you have Premium, you won’t be charged again."
		>
			<Disclosure label="Delete my account">
				{(fold) => (
					<DeleteAccount hasPassword={user.hasPassword} onDeleted={onDeleted} onCancel={fold} />
				)}
			</Disclosure>
		</PageSection>
	)
}

const typedWord = 'delete'

function formSchema(hasPassword: boolean) {
	return z.object({
		currentPassword: ownPasswordSchema(hasPassword),
		word: hasPassword
			? z.string()
			: z
					.string()
					.refine((word) => word.trim().toLowerCase() === typedWord, `Type “${typedWord}”.`),
	})
}

type DeleteAccountProps = {
	hasPassword: boolean
	onDeleted: (sentence: string) => void
	onCancel: () => void
}

function DeleteAccount({ hasPassword, onDeleted, onCancel }: DeleteAccountProps) {
	const form = useCheckedForm({
		schema: formSchema(hasPassword),
		initially: { currentPassword: '', word: '' },
		onSend: async ({ currentPassword }) => {
			const { detail } = await call(deleteAccount, { body: { currentPassword } })
			onDeleted(detail)
		},
	})
	return (
		<form noValidate onSubmit={form.send} className="grid gap-5">
			<ul className="grid list-disc gap-1.5 pl-5 text-sm">
				<li>You’ll be signed out everywhere straight away.</li>
				<li>You can change your mind for 14 days: sign in again and choose “Keep my account”.</li>
				<li>After that, your details, CVs, reports and files are permanently deleted.</li>
			</ul>
			{hasPassword ? (
				<PasswordField
					label="Your password"
					autoComplete="current-password"
					{...form.field('currentPassword')}
				/>
			) : (
				<TextField
					label={`Type “${typedWord}” to continue`}
					autoComplete="off"
					autoCapitalize="none"
					{...form.field('word')}
				/>
			)}
			<FormProblem problem={form.problem} />
			<FormButtons
				label="Delete my account"
				busyLabel="Deleting…"
				look="danger"
				isSending={form.isSending}
				onCancel={onCancel}
			/>
		</form>
	)
}
