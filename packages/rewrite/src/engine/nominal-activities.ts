/** Things that are carried out rather than done. */
export const nominalActivities =
	/(?:^|\s)(?:checks?|audits?|inspections?|repairs?|maintenance|assessments?|research|surveys?|observations?|searches|reviews|consultations)$/i
