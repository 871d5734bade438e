/// A port from 1 to 65535.
pub fn port(text: &str) -> Result<u16, String> {
    match text.parse::<u16>() {
        Ok(0) => Err("port 0 is not allowed".to_string()),
        Ok(port) => Ok(port),
        Err(error) => Err(format!("{text:?} is not a port: {error}")),
    }
}
