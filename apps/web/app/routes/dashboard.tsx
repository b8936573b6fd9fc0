import { PendingChangesNotice } from '#features/cv-form/saving/pending-changes-notice.tsx'
import { cardMenuId } from '#features/dashboard/cv-card.tsx'
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx'
import { NextStepsSection } from '#features/next-steps/next-steps-section.tsx'
import { ShareDialog } from '#features/share-cv/share-dialog.tsx'
import { pageMeta } from '#shared/page-meta.ts'

export const meta = () =>
	pageMeta({ title: 'My CVs', description: 'The CVs in your account.', noindex: true })

export default function Dashboard() {
	return (
		<DashboardScreen
			waiting={<PendingChangesNotice />}
			next={(list) => <NextStepsSection>{list}</NextStepsSection>}
			sharing={({ id, title }, onClose) => (
				<ShareDialog cvId={id} title={title} returnFocusTo={cardMenuId(id)} onClose={onClose} />
			)}
		/>
	)
}
