import type { Finding, Mend } from '@app/checks'

export type CheckActions = {
	onMend: (mend: Mend) => void
	onDismiss: (finding: Finding) => void
	onBringBack: (finding: Finding) => void
	onGoToField: (path: string) => void
}
