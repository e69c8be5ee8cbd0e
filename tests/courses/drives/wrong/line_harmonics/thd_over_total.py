# divided the harmonics by the root of the sum of all squared amplitudes instead of by the fundamental
def line_harmonics(v, h_max):
    m = v.shape[1]
    u = v - v[[1, 2, 0]]
    E = np.exp(-2j * np.pi * np.outer(np.arange(m), np.arange(1, h_max + 1)) / m)
    A = 2 * np.abs(u @ E) / m
    squares = A**2
    thd = np.sqrt(squares[:, 1:].sum(axis=1) / squares.sum(axis=1))
    rms = np.sqrt((u * u).mean(axis=1))
    if h_max == 1:
        return A, thd, rms, np.zeros(3, dtype=int)
    return A, thd, rms, A[:, 1:].argmax(axis=1) + 2
