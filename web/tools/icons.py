"""Draw the app's icons from our own mark, with the browser that the tests use.

python web/tools/icons.py
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
ICONS = {
    "icon-192.png": ("mark.svg", 192),
    "icon-512.png": ("mark.svg", 512),
    "icon-whole-512.png": ("icon-whole.svg", 512),
    "apple-touch-icon.png": ("icon-whole.svg", 180),
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (PUBLIC / drawing).read_text()
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
