# what: compared with the neighbour ahead only
def suppress(magnitude, angle):
    rows, cols = magnitude.shape

    def value(r, c):
        if r < 0 or r >= rows or c < 0 or c >= cols:
            return 0.0
        return magnitude[r, c]

    result = magnitude.copy()
    for r in range(rows):
        for c in range(cols):
            theta = np.deg2rad(45 * np.round(angle[r, c] / 45))
            dc = int(np.round(np.cos(theta)))
            dr = int(np.round(np.sin(theta)))
            here = magnitude[r, c]
            if here < value(r + dr, c + dc):
                result[r, c] = 0.0
    return result
