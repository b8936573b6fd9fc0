// Written by `npm run data` from data/award-names.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const awardNames = `name	note
10+2	South Asia: twelve years of school
10th	South Asia
12th	South Asia
10th Standard	South Asia
12th Standard	South Asia
10th Class	South Asia
12th Class	South Asia
10th Grade	South Asia
12th Grade	South Asia
Class X	South Asia
Class XII	South Asia
Class 10	South Asia
Class 12	South Asia
Class 10th	South Asia
Class 12th	South Asia
Class Xth	South Asia
Class XIIth	South Asia
Grade 10	South Asia
Grade 12	South Asia
Standard X	South Asia
Standard XII	South Asia
X Standard	South Asia
XII Standard	South Asia
Xth	South Asia
XIIth	South Asia
Std X	South Asia
Std XII	South Asia
SSC	South Asia: Secondary School Certificate
S.S.C	South Asia
HSC	South Asia: Higher Secondary Certificate
H.S.C	South Asia
SSLC	South Asia
S.S.L.C	South Asia
HSLC	South Asia
HSSC	Pakistan
HSSLC	South Asia
AISSE	South Asia
AISSCE	South Asia
SLC	Nepal
PUC	South Asia: Pre-University Course
Pre-University	South Asia
Pre-University Course	South Asia
Pre University Course	South Asia
Intermediate	South Asia
Matriculation	South Asia, Africa
Matric	South Asia, Africa
Higher Secondary	South Asia
Higher Secondary School	South Asia
Higher Secondary Certificate	South Asia
Higher Secondary Education	South Asia
Senior Secondary	South Asia
Senior Secondary School	South Asia
Senior School Certificate	South Asia
Secondary School Certificate	South Asia
Secondary School Leaving Certificate	South Asia
Secondary School Examination	South Asia
Higher School Certificate	Mauritius, Australia
National Senior Certificate	South Africa
Secondary Education	many countries
ICS	Pakistan
FSc	Pakistan
F.Sc	Pakistan
DAE	Pakistan
ITI	India
BSCS	Pakistan
BSIT	Pakistan, Philippines
BSSE	Pakistan
BS CS	Pakistan
BE	India
B.Engg	India
BCA	India
B.C.A	India
MCA	India
M.C.A	India
BSc IT	India
B.Sc.IT	India
B.Voc	India
B.Lib	India
B.Arch	India
M.Arch	India
M.E	India
M.Tech	India
MTech	India
M.Pharm	India
D.Pharm	India
BAMS	India
BHMS	India
BPT	India
MD	many countries
PGDM	India
PGDBM	India
PGDCA	India
PGP	India
DCA	India
D.Ed	India
OND	Nigeria
ND	Nigeria
O.N.D	Nigeria
H.N.D	Nigeria
N.C.E	Nigeria
FSLC	Nigeria
SSCE	Nigeria
O'Level	Africa
O’Level	Africa
A'Level	Africa
A’Level	Africa
Form Four	East Africa`
