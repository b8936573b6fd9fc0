import type { User } from '@app/contract'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'

/** Shows a link to the profile settings, or for a guest a link to get an account. */
export function AccountSettings({ user }: { user: User | null }) {
	if (user) {
		return (
			<PageSection title="Account" text="Your details, sign-in, devices and data.">
				<p className="mb-4 font-semibold [overflow-wrap:anywhere]">{user.email}</p>
				<ButtonLink to="/profile" size="small">
					Profile settings
				</ButtonLink>
			</PageSection>
		)
	}
	return (
		<PageSection
			title="Account"
			text="You don’t need an account to write, check and download a CV."
		>
			<div className="grid gap-3 sm:flex">
				<ButtonLink to="/login" size="small">
					Sign in
				</ButtonLink>
				<ButtonLink to="/register" size="small">
					Create an account
				</ButtonLink>
			</div>
		</PageSection>
	)
}
