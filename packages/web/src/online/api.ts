/** The server that this page comes from. */
import { HttpClient, type Lobby, openSocket, type Socket } from '@guimard/protocol';

export const server = new HttpClient();

type LobbyLine = Lobby['tables'][number];
/** Who is there is told in the lobby alone. */
export type LobbyTable = Omit<LobbyLine, 'present'> & Partial<Pick<LobbyLine, 'present'>>;

export const openTableSocket = (id: string): Socket => openSocket(location.origin, id);
