/** Assesses positions, one at a time. */
import { playable } from '@guimard/ai';
import { type Assessment, type AssessmentRequest, assessPosition } from '@guimard/ai/review';

export type AssessReply =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly message: string };

function assess(request: AssessmentRequest): AssessReply {
  const subject = playable(request.log.game);
  if (subject === undefined) return { ok: false, message: `There is no game ${request.log.game}.` };
  try {
    return { ok: true, assessment: assessPosition(subject, request) };
  } catch (error) {
    return { ok: false, message: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AssessmentRequest>) => postMessage(assess(data)));
