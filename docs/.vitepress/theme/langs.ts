/**
 * Instead of the default theme's: where the reader gets to by choosing another language. To the same page where that
 * language has it, else to its first page.
 */
import { useData } from 'vitepress';
import { computed } from 'vue';
import { folderOf, isForPlayers } from '../for-players.ts';

export function useLangs({ correspondingLink = false } = {}) {
  const { site, localeIndex, page, hash } = useData();
  const currentLang = computed(() => ({
    label: site.value.locales[localeIndex.value]?.label,
    link: folderOf(localeIndex.value),
  }));
  const localeLinks = computed(() => {
    const path = page.value.relativePath.slice(currentLang.value.link.length - 1);
    const rest =
      correspondingLink && !page.value.isNotFound && isForPlayers(path)
        ? `${path.replace(/(^|\/)index\.md$|\.md$/, '$1')}${hash.value}`
        : '';
    return Object.entries(site.value.locales).flatMap(([language, { label }]) =>
      language === localeIndex.value ? [] : [{ text: label, link: `${folderOf(language)}${rest}` }],
    );
  });
  return { localeLinks, currentLang };
}
