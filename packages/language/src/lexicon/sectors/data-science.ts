/** Data and laboratories; the format is told in `parse-sector.ts`. */
export const dataScience = `
[credential]
Mathematics degree | =BSc Mathematics, degree in mathematics, maths degree | >Degree
Statistics degree | =BSc Statistics, degree in statistics | >Numerate degree
Numerate degree | =quantitative degree | >Degree
Science degree | =degree in a scientific subject, life sciences degree, BSc in a science, degree in a science | <BSc Biology = biology degree, <BSc Chemistry = chemistry degree = degree in chemistry, <BSc Biomedical Science = biomedical science degree = IBMS accredited degree, <BSc Physics = physics degree | >Degree
Science A-level
Chartered scientist | =CSci | <chartered chemist = CChem, <chartered biologist = CBiol
MRSC | =member of the Royal Society of Chemistry
Home Office licence | =Home Office personal licence, animal licence modules
Laboratory degree | =degree in biology, degree in biochemistry, microbiology degree | <biochemistry, <environmental science, <placement year in industry
[tool]
Power BI | =PowerBI, Microsoft Power BI | <DAX | >BI tools
Tableau | =Tableau Desktop | >BI tools
R programming | =R language | <RStudio, <tidyverse, <R Shiny, <ggplot2 | ~R | >Statistical software
SPSS | =IBM SPSS | >Statistical software
Stata | =Stata statistics | >Statistical software
SAS programming | =SAS software | >Statistical software
Statistical software | =statistics packages, statistical packages | <JMP, <Statistica
Python data libraries | <Pandas, <NumPy, <scikit-learn, <SciPy | >Python
Jupyter notebooks | =Jupyter
Deep learning frameworks | =machine learning frameworks | <TensorFlow, <PyTorch, <Keras
Big data | =big data platforms | <Apache Spark = Spark = PySpark, <Hadoop, <Databricks | ~Spark
Cloud data warehouses | =data warehouse platforms | <Snowflake, <Redshift | ~Snowflake
ETL tools | =data orchestration tools | <Airflow = Apache Airflow, <dbt = data build tool, <Azure Data Factory, <Informatica, <Talend, <Alteryx, <Dagster, <Prefect
GIS | =geographic information systems, GIS software | <ArcGIS, <QGIS, <MapInfo
Qualitative data software | <NVivo, <ATLAS.ti
Excel VBA | =VBA, Visual Basic for Applications, macros
LIMS | =laboratory information management system | <LabWare
Electronic lab notebook | =ELN, electronic laboratory notebook
GraphPad Prism | =Prism statistics
Scientific image analysis | <ImageJ, <FlowJo
ChemDraw | =ChemOffice
Molecular modelling | <Gaussian
BI tools | =business intelligence tools, BI platforms, BI software | <Metabase, <Superset, <Looker = Looker BI, <Qlik, <QlikView > Qlik, <Qlik Sense > Qlik, <Looker Studio = Google Data Studio
Geospatial tools | <PostGIS
Pipelines and transformation | <dbt Cloud, <Fivetran
Machine learning libraries | <XGBoost, <Hugging Face
Notebook tools | <Google Colab
[equipment]
HPLC | =high-performance liquid chromatography, high performance liquid chromatography, UPLC, liquid chromatography
Gas chromatography | =GC-MS, GC, headspace GC
Mass spectrometry | =LC-MS, MALDI, ICP-MS
NMR | =nuclear magnetic resonance, NMR spectroscopy
Infrared spectroscopy | =FTIR, UV-Vis, spectroscopy, Raman spectroscopy, spectrophotometry
Microscopy | =confocal microscopy, electron microscopy, SEM imaging, TEM imaging, light microscopy, fluorescence microscopy
Flow cytometry | =FACS, cell sorting
Autoclaves | =centrifuges, fume cupboards, laboratory equipment
Laboratory balances | =balances | <pH meters, <pipettes, <burettes, <glassware, <ovens and furnaces
Chromatography | =ion chromatography, thin layer chromatography, column chromatography | <HPLC systems
[method]
Data analysis | =analysing data, data analytics, analysis of data, data analyst, interpreting data, data interpretation
Data visualisation | =dashboards, building dashboards, creating dashboards, visualising data, reports and dashboards
Statistical analysis | =statistics, statistical modelling, regression analysis, hypothesis testing, statistical methods, biostatistics | <significance testing, <multivariate analysis
Machine learning | =ML, deep learning, neural networks, predictive modelling, predictive models, supervised learning
Natural language processing | =NLP, text mining, text classification
Computer vision | =image recognition, image processing, OpenCV
Data engineering | =data pipelines, ETL, ELT, building pipelines, data integration
Data warehousing | =data warehouse, data modelling, dimensional modelling, data lakes, data marts, semantic models, modelling data
Data cleaning | =cleansing data, data cleansing, data wrangling, data preparation
Data quality | =data validation, data governance, master data management, data accuracy, data stewardship, cleaning data, validating data, data integrity, data checks, cleaning data records
Web scraping | =scraping data, Beautiful Soup
Data migration | =migrating data, system migration of data
Forecast modelling | =time series, time series forecasting, econometrics, econometric modelling, time series analysis, demand models, predictive analytics, time series models
Survey design | =questionnaire design, designing surveys, survey research, surveys, conducting surveys, market surveys, survey analysis
Qualitative research | =interviews and focus groups, thematic analysis, ethnography, qualitative methods, focus groups research, in-depth interviews, coding transcripts
Quantitative research | =quantitative methods, quantitative analysis
Literature reviews | =systematic review, literature searching, meta-analysis, systematic reviews, evidence synthesis
Experimental design | =design of experiments, DoE, planning experiments, designing experiments, experimental work
PCR | =polymerase chain reaction, qPCR, RT-PCR, DNA extraction, RNA extraction
Cell culture | =tissue culture, mammalian cell culture, aseptic cell culture, aseptic culture, primary cells, cell lines
Western blotting | =ELISA, SDS-PAGE, immunoassays, protein purification, immunohistochemistry
Molecular cloning | =CRISPR, genetic engineering, gene editing, plasmid preparation
DNA sequencing | =next-generation sequencing, NGS, genomics, RNA-seq
Bioinformatics | =sequence analysis, computational biology, sequence analysis pipelines, proteomics, transcriptomics
Microbiology | =bacterial culture, plating bacteria, agar plates, microbial testing, microbiological testing, microbial identification, environmental monitoring in cleanrooms, culture media, sterility testing | <plate counts, <pouring plates
Histology | =histopathology, tissue sectioning, staining slides
Haematology testing | =blood sciences, clinical biochemistry, blood transfusion science, blood sciences laboratory, haematology laboratory
Wet chemistry | =titration, organic synthesis, synthetic chemistry, analytical chemistry, wet chemical analysis, analytical methods, stability testing, dissolution testing, Karl Fischer, sample analysis, raw material testing, chemical analysis, synthesis of compounds, multi-step synthesis, medicinal chemistry, process chemistry | <gravimetric analysis, <pH testing, <conductivity testing, <making up solutions
Sample preparation | =preparing samples, sample handling, sample processing, processing samples, sample receipt
Good laboratory practice | =GLP, good documentation practice, ISO 17025, UKAS
Method validation | =method development, assay development, assay validation | <validating methods
Clinical trials | =clinical research, good clinical practice, trial coordination, clinical trial management, ethics applications, ICH-GCP, informed consent, patient recruitment to trials, case report forms, site initiation, clinical studies, trial protocols, trial master file
Regulatory affairs | =MHRA submissions, regulatory submissions, marketing authorisation, MHRA, FDA submissions, pharmacovigilance, medical writing, clinical trial applications, product licences
Environmental sampling | =water sampling, soil sampling, field sampling, field surveys, collecting samples, sample collection in the field
Scientific writing | =writing papers, scientific publications, scientific reports, writing scientific papers, academic writing, publishing papers, peer-reviewed papers, manuscripts
Mathematical modelling | =simulation, Monte Carlo simulation, optimisation modelling, operational research
Sample reception | =booking in samples, sample logging, sample registration | <chain of custody
Extraction | =solvent extraction | <digestion, <filtration, <acid digestion, <distilling, <centrifugation
Reagents | =reagent preparation, making up reagents, standards and reagents | <preparing solutions, <media preparation
Laboratory quality control | =quality control charts, control samples, internal quality control | <QC charts, <proficiency testing
Accreditation in laboratories | =UKAS accreditation, ISO 17025 accreditation | <UKAS accredited, <accredited methods, <ISO 15189
Safe disposal | =waste disposal in laboratories | <chemical waste, <hazardous waste
Metrics definition | =metrics, KPI definition, defining metrics | <semantic layer
Experimentation | <experiment design, <causal inference, <uplift modelling
Kimball modelling | =Kimball | <Data Vault, <star schema
Large language model work | =model evaluation | <fine-tuning, <prompt design
MLOps | <model deployment, <model monitoring, <feature stores
Time-series data | =sensor data, telemetry data
Odd results | =out of specification results | <trend analysis, <outliers, <OOS
Regular reporting | =producing regular reports, report building, building reports, automated reports, standard reports, reporting dashboards
Molecular biology | =cloning, gel electrophoresis, sequencing | <sequencing DNA, <cloning genes, <western blots
Protein work | =protein expression, protein assays, antibody development
Laboratory quality systems | =laboratory quality, internal quality control in laboratories, external quality assurance
Calibration of instruments | =equipment calibration, calibrating equipment, calibrating balances, maintaining instruments, equipment qualification
Stock of reagents | =ordering reagents, preparing reagents, buffers and media, laboratory stock
Remote sensing | =satellite imagery, LiDAR, drone surveys, spatial analysis, mapping in GIS
Process development | =pilot plant, formulation development, bioprocessing, fermentation, downstream processing
Reproducible analysis | =reproducible analytical pipelines, reproducible pipelines | <RAP
Geospatial analysis | =GIS analysis | <GIS mapping, <mapping data
Data linkage | =linking data, data matching | <joining datasets
Presenting data | =presenting data visually, data storytelling | <explaining findings, <explain statistical findings
Data quality checks | =quality assuring analysis, quality assurance of analysis, checking datasets | <Aqua Book
Complex datasets | =large datasets, large and complex datasets, analysing datasets | <manipulating data
Survey work | =customer surveys | <interviews for research
Soil and water testing | =water testing, soil analysis
Stability studies | <release testing, <batch testing
Cell work | =cell culture work | <PCR testing
Animal studies | <in vivo work
Laboratory sampling | <taking samples, <sampling, <logging samples
Field survey work | <newt surveys, <ecologist, <Phase 1 habitat
[domain]
Laboratory work | =lab work, working in a laboratory, laboratory environment, laboratory techniques, laboratory skills, lab techniques
Biotechnology | =biotech, life sciences, drug discovery
Pharmacology | =toxicology, pharmacokinetics
Neuroscience | =cognitive psychology, psychology research
Market intelligence | =business intelligence, BI, management information, MI reporting, analytics, insight teams, data strategy, business insight, data-driven decisions
Public health | =epidemiology, health data
Earth science | =geology, hydrology, meteorology
Physics research | =astrophysics, particle physics, optics, photonics
Materials science | =metallurgy, polymers, materials testing, composites research, nanomaterials, characterisation of materials | <concrete testing, <tensile testing
Analytical testing | =analytical laboratory, food testing, food science, food technology, sensory analysis, new product development in food, product development in food, shelf-life testing | <chemistry laboratory, <drinking water
Clinical laboratories | =pathology laboratory | <biomedical science, <pathology
Environmental monitoring | =air quality, contaminated land
Academia | =research group, postdoctoral research, research council grants
Petrochemical laboratories | =oil and gas testing, fuel testing
Government statistics | =Government Statistician Group, Government Statistical Service, official statistics | <GSS badging
[duty]
Laboratory supervision | =managing a laboratory, lab management, laboratory management, supervising technicians, running a laboratory, laboratory housekeeping, glassware washing | <waste disposal in labs, <COSHH in laboratories
Laboratory safety | =lab safety, biological safety, COSHH assessments in laboratories, risk assessments in laboratories, biosafety, containment level 2, containment level 3, laboratory waste disposal
Equipment calibration in laboratories | =maintaining laboratory equipment, instrument maintenance | >Calibration of instruments
Conference presentations | =presenting at conferences, poster presentations
Reporting data | =ad hoc reports, ad hoc reporting, producing statistics, data reporting, KPI reporting
Data collection | =collecting data, gathering data, data gathering, fieldwork
Statutory returns | =statutory data returns, census returns, submitting returns
Ethics approval | =research ethics
Recording results | =results reporting, laboratory records, laboratory notebooks, recording data accurately, reporting results, certificate of analysis | <lab notebooks
Colour vision | =good colour vision, normal colour vision
Presenting findings | =presenting insights, presenting results, communicating findings, explaining data to non-technical people, storytelling with data, non-technical audiences, presenting to stakeholders
Data requests | =FOI, ad hoc analysis, answering data requests, data queries, ad hoc requests, freedom of information requests
Research management | =leading research, research projects, research project management, principal investigator, research funding, research assistance
Lab housekeeping | =lab stock | <keeping the laboratory clean, <washing glassware
Writing up results | =writing reports of results | <technical reports
`
