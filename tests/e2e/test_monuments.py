"""World Monuments in the browser: how a game opens, and what there is to see and hear of naming, walking and levels."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson

pytestmark = pytest.mark.browser

CONTRAST = """([line, ground]) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const [a, b] = [light(style(line).stroke), light(style(ground).fill)];
  return Math.max(a, b) / Math.min(a, b);
}"""
OVERFLOWING = """() => [...document.querySelectorAll('.levels [role=tab]')].flatMap((tab) => {
  tab.querySelector('.number').textContent = '20/20';  // as wide as it gets
  const box = tab.getBoundingClientRect();
  return [...tab.querySelectorAll('svg, .caption > *')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.left < box.left || part.right > box.right || part.bottom > box.bottom)
    .map((part) => [part.left - box.left, part.right - box.right, part.bottom - box.bottom]);
})"""


def test_the_log_begins_with_who_begins(person: NewPerson) -> None:
    ana = person()
    ana.found_table("monuments", ["me", "random"], starter=0)
    expect(ana.page.get_by_text("begins and takes the worker")).to_be_visible()
    expect(ana.page.get_by_text("fills the quarry")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_named_space_can_be_seen_to_be_one(person: NewPerson, scheme: str) -> None:
    ana = person(color_scheme=scheme)
    ana.found_table("monuments", ["me", "random"], starter=0, monument="taj-mahal")
    ana.wait_for("mine")
    ana.page.locator("[data-space=m1]").click()
    ana.wait_for("complete")
    assert ana.page.evaluate(CONTRAST, [".single", "[data-space=m1] .floor"]) >= 3


def test_a_turn_that_goes_on_says_what_comes_next(person: NewPerson) -> None:
    ana = person()
    ana.found_table("monuments", ["me", "random"], starter=0)
    page = ana.page
    ana.wait_for("mine")
    ana.step()
    while ana.wait_for("mine", "complete") == "complete":  # the first turns are one step long
        ana.finish_turn()
        ana.wait_for("mine")
        ana.step()
    prompt = page.get_by_test_id("prompt").inner_text()
    assert "more" in prompt
    expect(page.get_by_test_id("spoken")).to_have_text(prompt)


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (390, 844), (320, 640)])
def test_levels_have_room_in_their_tabs(person: NewPerson, size: tuple[int, int]) -> None:
    ana = person(viewport={"width": size[0], "height": size[1]})
    ana.found_table("monuments", ["me", "random"], starter=0, monument="capitol")
    if size[0] < 900:  # on a phone the plan is one tap away
        ana.page.get_by_role("button", name="Plan", exact=True).click()
    ana.page.locator(".levels [role=tab]").first.wait_for()
    assert ana.page.evaluate(OVERFLOWING) == []
