import { type Application, moveApplication } from '@app/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatApplicationName } from '../application-formatting.ts'
import { applicationsKey, atOnce, keepNewest } from '../use-applications.ts'
import { type Applied, AppliedDialog } from './applied-dialog.tsx'

/** Notes down for an application that it was sent: with which CV, and when. */
export function MarkApplied({ application }: { application: Application }) {
	const client = useQueryClient()
	const [isAsking, setIsAsking] = useState(false)
	const { id: applicationId, sentCv, tailoredCv } = application
	const note = useMutation({
		...atOnce,
		mutationFn: (applied: Applied) =>
			call(moveApplication, {
				params: { applicationId },
				body: { stage: 'applied', ...applied },
			}),
		onSuccess: (moved) => keepNewest(client, moved),
		onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
	})
	return (
		<>
			<Button onClick={() => setIsAsking(true)}>
				<Send size={17} aria-hidden />I applied
			</Button>
			{isAsking ? (
				<AppliedDialog
					name={formatApplicationName(application)}
					action="Move to Applied"
					preferredCvId={sentCv?.cvId ?? tailoredCv?.cvId ?? null}
					onConfirm={(applied) => note.mutateAsync(applied)}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</>
	)
}
