/** For long lists: what costs time is done only for what comes into sight. */
import type { Attachment } from 'svelte/attachments';

/** Called once, a little before the element can be seen. */
export const whenSeen =
  (onseen: () => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onseen();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
