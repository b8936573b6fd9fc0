import {
	changeReminderSettings,
	exportApplications,
	getApplicationCalendar,
	getReminderSettings,
	importApplicationTable,
	previewApplicationTable,
	renewApplicationCalendar,
	stopApplicationCalendar,
} from '@app/contract/applications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, call } from '#shared/api/call.ts'
import { saveFile } from '#shared/save-file.ts'
import { toast } from '#shared/ui/toast.ts'
import { ownTimeZone } from './calendar/calendar-days.ts'
import { applicationsKey, askedAtOnce, atOnce } from './use-applications.ts'

/** A longer message stays longer, in milliseconds. */
const readForMs = 9000

const calendarKey = ['application-calendar'] as const
const remindersKey = ['application-reminders'] as const

/** Whether emails remind of next steps, and whether this site can send any. */
export function useReminderSettings() {
	return useQuery({
		...askedAtOnce,
		queryKey: remindersKey,
		queryFn: ({ signal }) => call(getReminderSettings, { signal }),
	})
}

/** Switches all emails about next steps on or off. */
export function useReminderChange() {
	const client = useQueryClient()
	return useMutation({
		...atOnce,
		mutationFn: (isOn: boolean) => call(changeReminderSettings, { body: { isOn } }),
		onSuccess: (settings) => client.setQueryData(remindersKey, settings),
		onError: (error) => toast.error(error.message),
	})
}

/** Whether the calendar has an address to subscribe to. */
export function useCalendarFeed() {
	return useQuery({
		...askedAtOnce,
		queryKey: calendarKey,
		queryFn: ({ signal }) => call(getApplicationCalendar, { signal }),
	})
}

/** Making the address of the calendar, making another, and stopping it. */
export function useCalendarChanges() {
	const client = useQueryClient()
	const onSettled = () => client.invalidateQueries({ queryKey: calendarKey })
	return {
		renew: useMutation({
			...atOnce,
			mutationFn: () => call(renewApplicationCalendar, {}),
			onSettled,
		}),
		stop: useMutation({
			...atOnce,
			mutationFn: () => call(stopApplicationCalendar, {}),
			onError: (error) => toast.error(error.message),
			onSettled,
		}),
	}
}

export type TableToRead = CallInput<typeof previewApplicationTable>['body']
type Import = CallInput<typeof importApplicationTable>['body']

/** Returns a preview of the applications that a file would make. */
export function useTablePreview(table: TableToRead | null) {
	return useQuery({
		...askedAtOnce,
		queryKey: ['application-table', table],
		queryFn: ({ signal }) => call(previewApplicationTable, { body: table ?? { text: '' }, signal }),
		enabled: table !== null,
		retry: false,
		gcTime: 0,
		placeholderData: (before) => before,
	})
}

/** Brings the applications of a file in. */
export function useTableImport() {
	const client = useQueryClient()
	return useMutation({
		...atOnce,
		mutationFn: (body: Import) => call(importApplicationTable, { body }),
		onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
	})
}

/** Gives all applications to the person as a file. */
export function useTableExport() {
	return useMutation({
		...atOnce,
		mutationFn: async () => {
			const answer = await call(exportApplications, { query: { timeZone: ownTimeZone() } })
			saveFile(await answer.blob(), 'applications.csv')
		},
		onSuccess: () =>
			toast(
				'File saved. It doesn’t include letters, adverts, extra contacts or earlier history. For those, download your data from your profile.',
				{ duration: readForMs },
			),
		onError: (error) => toast.error(error.message),
	})
}
