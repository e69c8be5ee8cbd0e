# what: weights of the four corners, take with mode wrap
def sample_bilinear(texture, uv):
    h, w = texture.shape[:2]
    col = uv[:, 0] * w - 0.5
    row = (1 - uv[:, 1]) * h - 0.5
    c0 = np.floor(col).astype(int)
    r0 = np.floor(row).astype(int)
    s = col % 1
    t = row % 1
    weights = np.array([(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t])
    rows = np.array([r0, r0, r0 + 1, r0 + 1]) % h
    cols = np.array([c0, c0 + 1, c0, c0 + 1]) % w
    return np.einsum("km,kmc->mc", weights, texture[rows, cols])
