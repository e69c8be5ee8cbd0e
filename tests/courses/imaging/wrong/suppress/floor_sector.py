# what: the angle is rounded down to the multiple of 45
def suppress(magnitude, angle):
    h, w = magnitude.shape
    padded = np.pad(magnitude, 1, constant_values=0)
    sector = np.floor(angle / 45).astype(int) % 4
    keep = np.zeros((h, w), dtype=bool)
    for s, (di, dj) in enumerate([(0, 1), (1, 1), (1, 0), (1, -1)]):
        first = padded[1 + di:1 + di + h, 1 + dj:1 + dj + w]
        second = padded[1 - di:1 - di + h, 1 - dj:1 - dj + w]
        biggest = (magnitude >= first) & (magnitude >= second)
        keep |= (sector == s) & biggest
    return np.where(keep, magnitude, 0.0)
