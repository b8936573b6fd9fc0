import { Trash2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
	listLocalCvs,
	openListedCv,
	putAllBack,
	type TakenCvs,
	takeAllLocalCvs,
} from '#shared/local-cvs/local-cvs.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'

type Here = { openTitle: string | null; otherTitles: string[] }

/** The CVs that this browser keeps, for people who share it and want nothing left behind. */
export function LocalCvSettings() {
	const [here, setHere] = useState<Here | null>(null)
	const [taken, setTaken] = useState<TakenCvs | null>(null)
	async function look() {
		const others = await listLocalCvs()
		setHere({
			openTitle: openListedCv()?.title ?? null,
			otherTitles: others.map(({ title }) => title),
		})
	}
	useEffect(() => void look(), [])
	async function remove() {
		try {
			setTaken(await takeAllLocalCvs())
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'That didn’t work. Please try again.')
		}
	}
	async function putBack(cvs: TakenCvs) {
		try {
			await putAllBack(cvs)
			setTaken(null)
		} catch {
			toast.error('Your browser’s storage is full, so we couldn’t undo that.')
		}
		await look()
	}
	if (here === null) return null
	const count = here.otherTitles.length + (here.openTitle === null ? 0 : 1)
	return (
		<div className="mt-6">
			<h3 className="font-sans text-sm font-semibold tracking-normal">
				{count > 1 ? `The ${count} CVs in this browser` : 'The CV in this browser'}
			</h3>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3" role="status">
				{taken ? (
					<>
						<p className="text-sm text-ink-soft">Removed from this browser.</p>
						<Button size="small" onClick={() => void putBack(taken)}>
							<Undo2 size={16} aria-hidden />
							Undo
						</Button>
					</>
				) : (
					<Kept {...here}>
						<Button size="small" onClick={() => void remove()}>
							<Trash2 size={16} aria-hidden />
							{count > 1 ? `Remove all ${count}` : 'Remove it'}
						</Button>
					</Kept>
				)}
			</div>
		</div>
	)
}

function Kept({ openTitle, otherTitles, children }: Here & { children: React.ReactNode }) {
	const titles = [...(openTitle === null ? [] : [openTitle]), ...otherTitles]
	if (titles.length === 0) return <p className="text-sm text-ink-soft">None.</p>
	return (
		<>
			<p className="min-w-0 text-base [overflow-wrap:anywhere]">{titles.join(', ')}</p>
			<div className="flex flex-wrap gap-2">
				{openTitle === null ? null : (
					<ButtonLink to="/cv-writer/preview/local" size="small">
						Open it
					</ButtonLink>
				)}
				{children}
			</div>
		</>
	)
}
