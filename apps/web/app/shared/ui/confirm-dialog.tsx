import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { OpenLayer } from './open-layers.tsx'

type ConfirmDialogProps = {
	/** The coming action, as a question. */
	title: string
	/** What is lost by it. */
	children: ReactNode
	/** The label of the button that confirms. */
	action: string
	cancel?: string
	/** A better way out, which loses nothing; the window stays open until its owner closes it. */
	instead?: { label: string; isBusy: boolean; onChoose: () => void }
	onConfirm: () => void
	onCancel: () => void
}

/** Asks before something that cannot be taken back. The focus begins on the way out; Escape takes it too. */
export function ConfirmDialog({
	title,
	children,
	action,
	cancel = 'Cancel',
	instead,
	onConfirm,
	onCancel,
}: ConfirmDialogProps) {
	return (
		<AlertDialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onCancel())}>
			<AlertDialog.Portal>
				<AlertDialog.Overlay className="fixed inset-0 z-[60] bg-[oklch(0.2_0.01_75/0.5)]" />
				<AlertDialog.Content
					className="fixed top-1/2 left-1/2 z-[60] max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2
					overflow-y-auto rounded-panel border border-line bg-paper p-6 shadow-paper"
				>
					<OpenLayer kind="window" />
					<AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
					<AlertDialog.Description asChild>
						<div className="mt-3 text-ink-soft">{children}</div>
					</AlertDialog.Description>
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<AlertDialog.Cancel className={buttonClass('quiet', 'small')}>
							{cancel}
						</AlertDialog.Cancel>
						<AlertDialog.Action className={buttonClass('danger', 'small')} onClick={onConfirm}>
							{action}
						</AlertDialog.Action>
						{instead ? (
							<Button
								look="primary"
								size="small"
								disabled={instead.isBusy}
								onClick={instead.onChoose}
							>
								{instead.label}
							</Button>
						) : null}
					</div>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	)
}
