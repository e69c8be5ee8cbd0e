# what: the angle is rounded to multiples of 90 and the diagonals never used
def suppress(magnitude, angle):
    h, w = magnitude.shape
    sector = 2 * np.round(angle / 90).astype(int) % 4
    steps = ((0, 1), (1, 1), (1, 0), (1, -1))
    padded = np.pad(magnitude, 1)
    thin = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            di, dj = steps[sector[i, j]]
            ahead = padded[i + 1 + di, j + 1 + dj]
            behind = padded[i + 1 - di, j + 1 - dj]
            if magnitude[i, j] >= ahead and magnitude[i, j] >= behind:
                thin[i, j] = magnitude[i, j]
    return thin
