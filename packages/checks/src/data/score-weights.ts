// Written by `npm run data` from data/score-weights.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreWeights = `measure	part	points	least	most
deeds	content	5.5	5.3	6.4
concrete	content	8.5	8.5	9.4
figures	content	19.5	17.4	18.7
outcomes	content	3	3.2	3.9
plain	content	6	4.6	6.8
dates	completeness	12.5	11.9	14.2
education	completeness	7.5	7.0	8.8
contact	completeness	11	8.9	11.1
profile	profile	5.5	5.4	7.0
language	form	19	18.1	20.1
form	form	2	2.1	2.3`
