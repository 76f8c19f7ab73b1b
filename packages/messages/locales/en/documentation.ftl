### The documentation site: what stands around its pages. The pages are in docs/<language>.

# For search engines.
description = The open, self-hosted home of the Metro family of tile-laying board games

## Ways through the site.

play = Play
forPlayers = For players
tour = A tour in pictures
computerPlayers = Computer players
rules = Rules

## Parts of the site that exist in English only. Other languages have them in a menu called english_title.

english_title = In English
english_host = Host
english_translate = Translate
english_bots = Write a bot
english_engine = Use the engine
english_contribute = Contribute

## Around a page.

page_outline = On this page
page_previous = Previous page
page_next = Next page
page_top = Back to top
page_skip = Skip to content
# Read aloud: the link beside a heading.
page_linkTo = Link to “{ $title }”
page_menu = Menu
page_language = Change language
page_appearance = Appearance
page_toLight = Switch to the light theme
page_toDark = Switch to the dark theme

## Read aloud: parts of a page.

regions_main = Main navigation
regions_more = More navigation
regions_sidebar = Pages of this part
regions_pager = Previous and next page
# A button at a heading in the list of pages.
regions_toggle = Open or close this group

## Addresses without a page.

missing_title = No line leads here
missing_text = This page does not exist, or has moved.
missing_back = Back to the documentation

footer_independent = Guimard is an independent project and not affiliated with the publisher of the games. All text and art is original.
footer_licence = Released under the MIT licence.

## Search.

search_button = Search
search_details = Show excerpts
search_reset = Clear the search
search_close = Close the search
# What was searched for stands behind it, in quotation marks.
search_nothing = No results for
# A key stands before it.
search_select = to open
search_navigate = to choose
search_leave = to close
# Keys, read aloud.
search_keys_select = Enter
search_keys_up = Up arrow
search_keys_down = Down arrow
search_keys_leave = Escape
