// Written by `npm run data` from data/certificate-issuers.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const certificateIssuers = `name
AAT
ACCA
Accenture
Adobe
AHA
Alison
Amazon
Amazon Web Services
American Heart Association
American Red Cross
Apple
AQA
Autodesk
AWS
AXELOS
BCS
British Computer Society
British Council
British Red Cross
BSI
Cambridge Assessment English
Cambridge English
CIEH
CIM
CIMA
CIPD
CIPS
Cisco
Cisco Networking Academy
CITB
City & Guilds
Codecademy
Cognitive Class
Cognizant
CompTIA
Coursera
Credly
DataCamp
DEKRA
Deloitte
EAL
Edexcel
Edureka
edX
EF SET
EFSET
ETS
Forage
freeCodeCamp
FutureLearn
GeeksforGeeks
Google
Google Cloud
Google Digital Garage
Great Learning
HackerRank
High Speed Training
Highfield
HubSpot
HubSpot Academy
IBM
iHasco
IIBA
Infosys
Infosys Springboard
Intel
Internshala
IOSH
ISACA
ISC2
ISTQB
JIB
Kaggle
Khan Academy
Lantra
LCL Awards
Learn Tube
Let's Upgrade
LinkedIn
LinkedIn Learning
Linux Foundation
Lynda
Lynda.com
Meta
Microsoft
MongoDB University
NCFE
NEBOSH
NICEIC
NIIT
NPTC
NPTEL
NVIDIA
OCR
Open University
OpenLearn
Oracle
Oracle Academy
Pearson
PeopleCert
Pluralsight
PMI
Project Management Institute
Qualsafe
Red Cross
Red Hat
RoSPA
RSPH
Salesforce
SAP
Scrum Alliance
Scrum.org
SHRM
Simplilearn
Skills for Care
Skillshare
SoloLearn
SQA
St John Ambulance
St John's Ambulance
Sun Microsystems
Swayam
Tableau
TCS iON
Trailhead
TÜV
Udacity
Udemy
Unity
upGrad
VMware
VTCT
W3Schools
WSET`
