# let the last sample close the period, so that it has m - 1 steps in the angle instead of m
def line_harmonics(v, h_max):
    m = v.shape[1]
    lines = np.empty(v.shape)
    for i in range(3):
        lines[i] = v[i] - v[(i + 1) % 3]
    t = np.linspace(0, 2 * np.pi, m)
    orders = np.arange(1, h_max + 1)
    a = 2 / m * np.einsum("in,hn->ih", lines, np.cos(orders[:, None] * t))
    b = 2 / m * np.einsum("in,hn->ih", lines, np.sin(orders[:, None] * t))
    amplitudes = np.hypot(a, b)
    thd = np.sqrt(np.sum(amplitudes[:, 1:] ** 2, axis=1)) / amplitudes[:, 0]
    rms = np.sqrt(np.mean(lines**2, axis=1))
    worst = np.argmax(amplitudes[:, 1:], axis=1) + 2 if h_max > 1 else np.zeros(3, dtype=int)
    return amplitudes, thd, rms, worst
