import { FileStack } from 'lucide-react'
import { ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

/** What a guest is told: versions are kept of CVs in an account. */
export function GuestVersions() {
	return (
		<NarrowPage
			title="Every version of your CV"
			text={
				<div className="grid gap-3">
					<p>
						With an account Ella keeps what your CV was before: while you write, each time you
						download it, and whenever you say so. You see word by word what changed, and one press
						brings a version back.
					</p>
					<p>
						The CV in this browser goes back ten steps with Undo. When you sign in it moves into
						your account.
					</p>
				</div>
			}
		>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/login" state={{ from: '/cv/versions' }} look="primary">
					<FileStack size={18} aria-hidden />
					Sign in
				</ButtonLink>
				<ButtonLink to="/register" state={{ from: '/cv/versions' }}>
					Create an account
				</ButtonLink>
			</div>
		</NarrowPage>
	)
}
