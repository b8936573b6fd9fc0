import type { ShareSettings } from '@app/contract'
import { CheckField, TextField } from '#shared/ui/field.tsx'
import { PasswordField } from '#shared/ui/password-field.tsx'
import { localDay, type ShareDraft, type ShareProblems } from './share-draft.ts'

type ShareAccessFieldsProps = {
	draft: ShareDraft
	settings: ShareSettings
	problems: ShareProblems
	onChange: (changes: Partial<ShareDraft>) => void
}

/** The address of a public CV, its password, its end, and whether it can be had as a file. */
export function ShareAccessFields({ draft, settings, problems, onChange }: ShareAccessFieldsProps) {
	return (
		<fieldset className="grid gap-5">
			<legend className="mb-2.5 text-sm font-semibold">Access</legend>
			{draft.visibility === 'public' ? (
				<TextField
					label="Custom link"
					value={draft.slug}
					maxLength={60}
					autoCapitalize="none"
					spellCheck={false}
					onChange={({ target }) => onChange({ slug: target.value.trim().toLowerCase() })}
					help={`Your link: ${window.location.host}/cv/public/${draft.slug || '…'}. Leave it empty to use only the long link.`}
					error={problems.slug}
				/>
			) : null}
			<div>
				<CheckField
					label="Ask for a password"
					checked={draft.hasPassword}
					onChange={(hasPassword) => onChange({ hasPassword, password: '' })}
				/>
				{draft.hasPassword ? (
					<div className="mt-2 sm:pl-8">
						<PasswordField
							label={settings.hasPassword ? 'New password' : 'Password'}
							autoComplete="new-password"
							maxLength={200}
							value={draft.password}
							onChange={({ target }) => onChange({ password: target.value })}
							help={
								settings.hasPassword
									? 'Leave it empty to keep the current password. We can’t show it to you.'
									: 'At least 6 characters. Send it separately from the link. Search engines and chat apps won’t see your CV.'
							}
							error={problems.password}
						/>
					</div>
				) : null}
			</div>
			<CheckField
				label="Allow downloads"
				checked={draft.allowsDownload}
				onChange={(allowsDownload) => onChange({ allowsDownload })}
				help="Even with this off, people can still read, print and copy what they see."
			/>
			<TextField
				label="Expiry date"
				type="date"
				value={draft.endsOn}
				min={localDay(new Date())}
				onChange={({ target }) => onChange({ endsOn: target.value })}
				help={
					draft.endsOn === ''
						? 'If you leave this empty, your CV stays shared until you stop sharing it.'
						: 'It works until midnight at the end of that day, your time.'
				}
				error={problems.endsOn}
			/>
		</fieldset>
	)
}
