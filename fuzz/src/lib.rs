//! Fuzz targets, and inputs for runs without coverage.
//!
//! Read [`targets`] for what is fuzzed and [`inputs`] for how a run without coverage makes inputs.

pub mod inputs;
pub mod targets;
