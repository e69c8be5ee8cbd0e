def line_harmonics(v, h_max):
    D = np.array([[1, -1, 0], [0, 1, -1], [-1, 0, 1]])
    m = v.shape[1]
    kernel = np.exp(2j * np.pi / m * np.arange(m)[:, None] * np.arange(1, h_max + 1))
    A = np.abs(np.einsum("ij,jn,nh->ih", D, v, kernel)) / (m / 2)
    thd = np.sqrt((A**2).sum(axis=1) / A[:, 0] ** 2 - 1) if h_max > 1 else np.zeros(3)
    rms = np.sqrt(np.einsum("in,in->i", D @ v, D @ v) / m)
    masked = A.copy()
    masked[:, 0] = -1
    worst = (masked.argmax(axis=1) + 1) * (h_max > 1)
    return A, thd, rms, worst
