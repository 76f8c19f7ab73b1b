/** Where tables are stored unless GUIMARD_DATA says otherwise, relative to the working directory. */
export const DATA_FILE = 'data/guimard.sqlite';
