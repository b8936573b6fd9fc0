import { fullName } from '@app/cv'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { putBackStoredForm, takeStoredForm } from '#shared/cv-form-removal.ts'
import type { StoredTexts } from '#shared/local-cvs/read-local-cvs.ts'
import { keepPreference } from '#shared/preferences/keep-preference.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'

/** The CV that this browser keeps, for people who share it and want nothing left behind. */
export function KeptHere() {
	const stored = useStoredForm()
	const [taken, setTaken] = useState<StoredTexts | null>(null)
	if (stored === undefined) return null
	return (
		<div className="mt-6">
			<h3 className="font-sans text-sm font-semibold tracking-normal">The CV in this browser</h3>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3" role="status">
				{taken ? (
					<>
						<p className="text-sm text-ink-soft">Removed from this browser.</p>
						<Button
							size="small"
							onClick={() =>
								keepPreference(() => {
									putBackStoredForm(taken)
									setTaken(null)
								})
							}
						>
							<Undo2 size={16} aria-hidden />
							Undo
						</Button>
					</>
				) : (
					<Kept name={stored && titleOf(fullName(stored.data.personalInfo))}>
						<Button size="small" onClick={() => setTaken(takeStoredForm())}>
							<Trash2 size={16} aria-hidden />
							Remove it
						</Button>
					</Kept>
				)}
			</div>
		</div>
	)
}

function titleOf(name: string): string {
	return name ? `${name}’s CV` : 'A CV without a name'
}

function Kept({ name, children }: { name: string | null; children: React.ReactNode }) {
	if (name === null) return <p className="text-sm text-ink-soft">There is none.</p>
	return (
		<>
			<p className="min-w-0 text-base [overflow-wrap:anywhere]">{name}</p>
			<div className="flex flex-wrap gap-2">
				<ButtonLink to="/cv-writer/preview/local" size="small">
					Open it
				</ButtonLink>
				{children}
			</div>
		</>
	)
}
