import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Sheet } from '#shared/ui/sheet.tsx'

export function DialogWithField() {
	const [isOpen, setIsOpen] = useState(false)
	const close = () => setIsOpen(false)
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>Rename</Button>
			{isOpen ? (
				<Dialog title="Rename this CV" text="Only you see the name." onClose={close}>
					<TextField label="Name" defaultValue="Ward sister, Leeds" />
				</Dialog>
			) : null}
		</>
	)
}

export function ConfirmDeletion() {
	const [isOpen, setIsOpen] = useState(false)
	const close = () => setIsOpen(false)
	return (
		<>
			<Button look="danger" onClick={() => setIsOpen(true)}>
				Delete
			</Button>
			{isOpen ? (
				<ConfirmDialog
					title="Delete this CV?"
					action="Delete for good"
					onConfirm={close}
					onCancel={close}
				>
					It can’t be restored.
				</ConfirmDialog>
			) : null}
		</>
	)
}

export function SheetFromTheSide() {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<Sheet
			title="Sections"
			trigger={<Button>Sections</Button>}
			isOpen={isOpen}
			onOpenChange={setIsOpen}
		>
			<p>Profile, experience, education.</p>
		</Sheet>
	)
}
