/// The mean of the last `size` values; `None` if there are fewer.
pub fn moving_mean(values: &[f64], size: usize) -> Option<f64> {
    if values.len() - size < 1 {
        return None;
    }
    let last = &values[values.len() - size..];
    Some(last.iter().sum::<f64>() / size as f64)
}
