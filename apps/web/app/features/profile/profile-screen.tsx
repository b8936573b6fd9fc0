import type { User } from '@app/contract'
import { ConnectedServicesSection } from './connected-services-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportDataSection } from './export-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileHead } from './profile-head.tsx'
import { SessionsSection } from './sessions-section.tsx'

type ProfileScreenProps = {
	user: User
	/** Called with the details of the person that have changed. */
	onChange: (changes: Partial<User>) => void
	/** The account is to be deleted, and every session of it has ended. */
	onDeleted: (sentence: string) => void
}

/** Everything that a person can see and change of their account. */
export function ProfileScreen({ user, onChange, onDeleted }: ProfileScreenProps) {
	return (
		<div className="mx-auto max-w-[61.5rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-16">
			<ProfileHead user={user} />
			<DetailsSection user={user} onChange={onChange} />
			<EmailSection user={user} />
			<PasswordSection user={user} onChange={onChange} />
			<SessionsSection />
			<ConnectedServicesSection user={user} />
			<ExportDataSection />
			<DeletionSection user={user} onChange={onChange} onDeleted={onDeleted} />
		</div>
	)
}
