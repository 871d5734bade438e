use std::collections::HashMap;

/// Lines `key = value`; lines that begin with `#` are comments.
pub fn parse(text: &str) -> HashMap<String, String> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with('#'))
        .filter_map(|line| {
            let parts: Vec<&str> = line.split('=').collect();
            match parts.as_slice() {
                [key, value] => Some((key.trim().to_string(), value.trim().to_string())),
                _ => None,
            }
        })
        .collect()
}
