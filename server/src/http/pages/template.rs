//! The client's page with the parts that the server writes for each address: the preview in its head,
//! and a table's title before the script has loaded.
//!
//! Markers are replaced instead of rendering a template, since the page is what the client's build made.

use crate::http::{
    pages::{preload::Needed, preview::Preview, texts::Words},
    sign::Sign,
};
use std::fmt::Write;

/// The markers around the preview.
const BEGIN: &str = "<!-- preview";
const END: &str = "<!-- /preview -->";
/// The marker of the text shown until the script has loaded.
const OPENING: &str = "<!-- opening -->";
const HEAD_END: &str = "</head>";
/// The language of the built page.
const LANGUAGE: &str = "<html lang=\"en\"";
/// The beginning of every address in the built page, attributes and lists of files alike.
const RELATIVE: &str = "\"./";

/// The size of the pictures, in pixels.
pub(crate) const PICTURE: (u32, u32) = (1200, 630);

/// The built page, with the addresses in it below a path. The client finds the path in it, and its build.
pub(crate) fn below(page: &str, base_path: &str, build: &str) -> String {
    let page = page.replace(RELATIVE, &format!("\"{base_path}/"));
    let base = match base_path {
        "" => String::new(),
        path => format!(" data-base=\"{path}\""),
    };
    page.replacen(LANGUAGE, &format!("{LANGUAGE}{base} data-build=\"{build}\""), 1)
}

/// The page with what it says of the server, for the client to show.
pub(crate) fn signed(page: &str, sign: &Sign) -> String {
    // Texts alone: they always become JSON.
    let sign = serde_json::to_string(sign).unwrap_or_default();
    let tag = format!("<meta name=\"sign\" content=\"{}\" />\n  {HEAD_END}", escaped(&sign));
    page.replacen(HEAD_END, &tag, 1)
}

/// Writes the page for an address, with the files that it needs. `site` is the address of the server's
/// start page without its last slash, if known, and `path` the page's. A page without markers, as when the
/// client is missing, is left unchanged.
pub(crate) fn render(
    page: &str,
    preview: &Preview,
    files: &Needed<'_>,
    (language, words): (&str, &Words),
    site: Option<&str>,
    path: &str,
) -> String {
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let Some((before, after)) = parts else {
        return page.to_owned();
    };
    let mut head = String::with_capacity(page.len() + 1500);
    head.push_str(&before.replacen(LANGUAGE, &format!("<html lang=\"{language}\""), 1));
    let Preview { title, description, picture, picture_text, table } = preview;
    // Writing to a string can't fail.
    let _ = write!(head, "<title>{}</title>", escaped(title));
    meta(&mut head, "name", "description", description);
    meta(&mut head, "property", "og:type", "website");
    meta(&mut head, "property", "og:site_name", &words.brand);
    meta(&mut head, "property", "og:title", title);
    meta(&mut head, "property", "og:description", description);
    meta(&mut head, "property", "og:locale", language);
    // Previews require absolute addresses.
    if let Some(site) = site {
        let image = format!("{site}/{picture}.png");
        meta(&mut head, "property", "og:url", &format!("{site}{path}"));
        meta(&mut head, "property", "og:image", &image);
        meta(&mut head, "property", "og:image:width", &PICTURE.0.to_string());
        meta(&mut head, "property", "og:image:height", &PICTURE.1.to_string());
        meta(&mut head, "property", "og:image:alt", picture_text);
    }
    meta(&mut head, "name", "twitter:card", "summary_large_image");
    // Files for the first paint come before the others.
    let mut ahead: String = files.first.iter().map(|file| link(file)).collect();
    if !files.then.is_empty() {
        // Loaded by `first-paint.js`.
        let then = escaped(&files.then.join(" "));
        let _ = write!(ahead, "  <meta name=\"then\" content=\"{then}\" />\n  ");
    }
    let mut after = after.replacen(HEAD_END, &(ahead + HEAD_END), 1);
    // On other pages the title would say less than what is about to be drawn.
    if table.is_some() {
        after = after.replacen(OPENING, &opening(title, description), 1);
    }
    head.push_str(&after);
    head
}

fn opening(title: &str, description: &str) -> String {
    let (title, description) = (escaped(title), escaped(description));
    format!("<div class=\"opening\" data-written><h1>{title}</h1><p>{description}</p></div>")
}

fn meta(head: &mut String, kind: &str, name: &str, content: &str) {
    let _ = write!(head, "\n    <meta {kind}=\"{name}\" content=\"{}\" />", escaped(content));
}

/// A tag that preloads a file.
fn link(file: &str) -> String {
    let kind = match file.rsplit_once('.') {
        Some((_, "css")) => "rel=\"preload\" as=\"style\"",
        _ => "rel=\"modulepreload\"",
    };
    let file = escaped(file);
    format!("  <link {kind} crossorigin fetchpriority=\"low\" href=\"{file}\" />\n  ")
}

/// The text escaped for HTML content and double-quoted attributes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{http::pages::texts, protocol::table_view::TablePhase};

    const PAGE: &str = include_str!("../../../../web/index.html");

    fn rendered(page: &str, title: &str) -> String {
        rendered_of(page, title, None)
    }

    fn rendered_of(page: &str, title: &str, table: Option<(String, TablePhase)>) -> String {
        let words = texts::wanted("fr").expect("words");
        let preview = Preview { title: title.to_owned(), table, ..Preview::usual(words.1) };
        let files = Needed {
            first: vec!["/assets/table.js", "/assets/table.css"],
            then: vec!["/assets/board.js", "/assets/board.css"],
        };
        render(page, &preview, &files, words, Some("https://games.example"), "/t/a")
    }

    #[test]
    fn the_page_has_the_markers() {
        let page = rendered(PAGE, "Titre");
        assert!(page.contains("<html lang=\"fr\""), "{page}");
        assert_eq!(page.matches("<title>").count(), 1);
        assert_eq!(page.matches("name=\"description\"").count(), 1);
        assert!(page.contains("<title>Titre</title>"));
        assert!(page.contains("content=\"https://games.example/previews/home.png\""));
        assert!(page.contains("content=\"https://games.example/t/a\""));
        assert!(page.contains("<link rel=\"modulepreload\" crossorigin fetchpriority=\"low\" href=\"/assets/table.js\" />"));
        assert!(page.contains("<link rel=\"preload\" as=\"style\" crossorigin fetchpriority=\"low\" href=\"/assets/table.css\" />"));
        let then = "<meta name=\"then\" content=\"/assets/board.js /assets/board.css\" />";
        assert!(page.contains(then), "{page}");
        assert_eq!(page.split("</head>").nth(1), PAGE.split("</head>").nth(1));
    }

    #[test]
    fn every_address_is_below_the_path_of_the_server() {
        let page = below(PAGE, "/cards", "0a1b");
        assert!(
            page.contains("<html lang=\"en\" data-base=\"/cards\" data-build=\"0a1b\""),
            "{page}"
        );
        assert!(page.contains("src=\"/cards/first-paint.js\""), "{page}");
        assert!(below(PAGE, "", "0a1b").contains("src=\"/first-paint.js\""));
        assert!(!page.contains(RELATIVE) && !page.contains("href=\"/\""), "{page}");
        // The entry of the sources, which a build replaces.
        let sources = page.matches("\"/src/").count();
        assert_eq!(page.matches("=\"/").count(), page.matches("=\"/cards").count() + sources);
    }

    #[test]
    fn what_the_host_says_stays_a_text() {
        let name = Some("<Ada's> \"tables\"".to_owned());
        let page = signed(PAGE, &Sign { version: "1.2.3", name, ..Sign::default() });
        let tag = "<meta name=\"sign\" content=\"{&quot;version&quot;:&quot;1.2.3&quot;,\
            &quot;name&quot;:&quot;&lt;Ada&#39;s&gt; \\&quot;tables\\&quot;&quot;}\" />";
        assert!(page.contains(tag), "{page}");
    }

    #[test]
    fn a_table_is_named_before_the_script_is_there() {
        let name = "Table d\u{2019}<Ada>";
        let page = rendered_of(PAGE, name, Some(("ascent".into(), TablePhase::Playing)));
        let body = page.split("</head>").nth(1).expect("a body");
        assert!(body.contains("<h1>Table d\u{2019}&lt;Ada&gt;</h1><p>"), "{body}");
        let without_script = body.split("<script").next().expect("what comes before it");
        assert!(without_script.contains("class=\"opening\""), "{body}");
    }

    #[test]
    fn names_stay_texts() {
        let name = "</title><script>alert(\"1\")</script> & 'co'";
        let page = rendered(PAGE, name);
        assert!(!page.contains("<script>alert"), "{page}");
        let text =
            "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;";
        assert_eq!(page.matches(text).count(), 2);
    }

    #[test]
    fn another_page_stays_as_it_is() {
        assert_eq!(rendered("<p>No client", "Titre"), "<p>No client");
    }
}
