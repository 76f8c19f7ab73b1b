/** Reviews positions, one at a time. */
import { playable } from '@guimard/ai';
import { type PositionRequest, type ReviewedPosition, reviewPosition } from '@guimard/ai/review';

export type ReviewReply =
  | { readonly ok: true; readonly position: ReviewedPosition }
  | { readonly ok: false; readonly message: string };

function review(request: PositionRequest): ReviewReply {
  const subject = playable(request.log.game);
  if (subject === undefined) return { ok: false, message: `There is no game ${request.log.game}.` };
  try {
    return { ok: true, position: reviewPosition(subject, request) };
  } catch (error) {
    return { ok: false, message: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PositionRequest>) => postMessage(review(data)));
