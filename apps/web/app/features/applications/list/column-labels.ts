import type { TableField, TableRow } from '@app/contract/applications'

/** What a column of a table can hold, in words. */
export const fieldWords: Record<TableField, string> = {
	title: 'Job title',
	company: 'Employer',
	place: 'Place',
	stage: 'Stage',
	applied_on: 'Applied on',
	stage_on: 'In this stage since',
	url: 'Link',
	source: 'Found at',
	salary: 'Pay',
	next_step: 'Next step',
	next_step_on: 'Next step on',
	contact_name: 'Contact: name',
	contact_email: 'Contact: e-mail',
	contact_phone: 'Contact: phone',
	notes: 'Notes',
}

/** Why a row is left out. */
export const leftOutWords: Record<NonNullable<TableRow['leftOut']>, string> = {
	nothing_in_it: 'Left out: it says neither a job nor an employer',
	kept_already: 'Left out: you have it already',
	twice_in_file: 'Left out: it stands in the file twice',
}

/** What could not be read of a row. */
export const doubtWords: Record<TableRow['doubts'][number], string> = {
	stage_unknown: 'its stage is not known here',
	applied_on_unreadable: 'the day of applying could not be read',
	applied_on_unused: 'it is not sent yet, so its day of applying is not used',
	stage_on_unreadable: 'the day of its stage could not be read',
	next_step_unreadable: 'the next step could not be read',
	url_unusable: 'its link is no web address',
	contact_unusable: 'the contact’s e-mail is no address',
	shortened: 'something was too long and is cut short',
}
