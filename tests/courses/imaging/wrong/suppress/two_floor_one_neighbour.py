# what: rounded down, and compared with one neighbour only
def suppress(magnitude, angle):
    h, w = magnitude.shape
    sector = (angle // 45).astype(int) % 4
    steps = ((0, 1), (1, 1), (1, 0), (1, -1))
    padded = np.pad(magnitude, 1)
    thin = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            di, dj = steps[sector[i, j]]
            ahead = padded[i + 1 + di, j + 1 + dj]
            behind = padded[i + 1 - di, j + 1 - dj]
            if magnitude[i, j] >= ahead:
                thin[i, j] = magnitude[i, j]
    return thin
