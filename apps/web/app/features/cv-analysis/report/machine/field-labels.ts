/** The fields of a CV in the order in which they are shown, as `[label, key]`. */
export const personalLabels = [
	['Title', 'honorificPrefix'],
	['First name', 'firstName'],
	['Last name', 'lastName'],
	['Letters after your name', 'honorificSuffix'],
	['Headline', 'headline'],
	['Email', 'email'],
	['Phone', 'phone'],
	['Address', 'address'],
	['Town', 'city'],
	['Postcode', 'postalCode'],
	['Country', 'country'],
	['Website', 'website'],
	['ORCID', 'orcid'],
	['Right to work', 'rightToWork'],
	['Driving licence', 'drivingLicence'],
] as const

/** Recruiters look for these first, so the report says where one is missing. */
export const alwaysSaid: readonly string[] = ['firstName', 'lastName', 'email', 'phone', 'city']

/** The fields of each entry of a section; `dates` is its start, its end and whether it is current. */
export const entryLabels = {
	experience: [
		['Job title', 'jobTitle'],
		['Employer', 'employer'],
		['Location', 'location'],
		['Dates', 'dates'],
		['About the job', 'summary'],
		['•', 'achievements'],
	],
	education: [
		['Qualification', 'qualification'],
		['Subject', 'fieldOfStudy'],
		['School', 'institution'],
		['Location', 'location'],
		['Dates', 'dates'],
		['Grade', 'grade'],
		['•', 'details'],
	],
	projects: [
		['Project', 'name'],
		['Role', 'role'],
		['Link', 'url'],
		['Dates', 'dates'],
		['About the project', 'summary'],
		['•', 'achievements'],
	],
	volunteering: [
		['Role', 'role'],
		['Organisation', 'organisation'],
		['Location', 'location'],
		['Dates', 'dates'],
		['About the role', 'summary'],
		['•', 'achievements'],
	],
	certification: [
		['Certificate', 'name'],
		['Issued by', 'issuer'],
		['Date', 'date'],
		['Expiry date', 'expires'],
		['Number', 'credentialId'],
	],
	publications: [
		['Title', 'title'],
		['Authors', 'authors'],
		['Publisher', 'publisher'],
		['Date', 'date'],
	],
	awards: [
		['Award', 'title'],
		['Awarded by', 'issuer'],
		['Date', 'date'],
		['Reason', 'summary'],
	],
	reference: [
		['Name', 'name'],
		['Job title', 'jobTitle'],
		['Organisation', 'organisation'],
		['Email', 'email'],
		['Phone', 'phone'],
	],
} as const

/** The same for an entry of a section of the person's own. */
export const ownEntryLabels = [
	['Title', 'title'],
	['Organisation', 'organisation'],
	['Location', 'location'],
	['Dates', 'dates'],
	['Link', 'url'],
	['Description', 'text'],
	['•', 'achievements'],
] as const
