from pathlib import Path

ROOT = Path("/srv/uploads")


def save(folder: str, name: str, content: bytes) -> Path:
    """Saves a file that a user of the site has sent, in the folder that the user chose."""
    target = (ROOT / folder / Path(name).name).resolve()
    if not str(target).startswith(str(ROOT)):
        raise ValueError("not a folder of uploads")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return target
