"""Hypothesis draws the same examples in every run; with IRODORI_LONG (`./do test --long`) other ones, and more."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

LONG = bool(os.environ.get("IRODORI_LONG"))

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("quick", derandomize=True, database=None, deadline=None, suppress_health_check=slow)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=slow, print_blob=True)
settings.load_profile("long" if LONG else "quick")
