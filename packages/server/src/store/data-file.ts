/** Where tables are stored unless GUIMARD_DATA says otherwise, below the folder in which a program is started. */
export const DATA_FILE = 'data/guimard.sqlite';
