/** For long pages: what is costly to draw is drawn when it comes near the viewport, or when the page is printed. */
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Where there is no viewport, as when figures are rendered for the documentation, nothing comes near: all is drawn at once. */
export const isDrawnAtOnce = typeof IntersectionObserver === 'undefined';

const waiting = new Map<Element, () => void>();
/** One for the whole app. */
let observer: IntersectionObserver | undefined;

/** Called once, when the element is at most the height of the viewport away from it. */
export const whenNear =
  (onnear: () => void): Attachment<Element> =>
  (element) => {
    observer ??= observe();
    waiting.set(element, onnear);
    observer.observe(element);
    return () => forget(element);
  };

function observe(): IntersectionObserver {
  // The page is laid out for paper right after the event, so what it shows must not wait for the next microtask.
  addEventListener('beforeprint', () => flushSync(() => [...waiting.keys()].forEach(tell)));
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) tell(target);
    },
    { rootMargin: '100% 0px' },
  );
}

function tell(element: Element): void {
  const onnear = waiting.get(element);
  forget(element);
  onnear?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
