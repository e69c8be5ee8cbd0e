# computed the rms value from the harmonics up to h_max instead of from all samples
def line_harmonics(v, h_max):
    def coefficient(x, h):
        total = 0
        for n in range(len(x)):
            total += x[n] * np.exp(-2j * np.pi * h * n / len(x))
        return abs(total) * 2 / len(x)

    amplitudes = np.zeros((3, h_max))
    thd, rms, worst = np.zeros(3), np.zeros(3), np.zeros(3, dtype=int)
    for i in range(3):
        line = v[i] - v[(i + 1) % 3]
        for h in range(1, h_max + 1):
            amplitudes[i, h - 1] = coefficient(line, h)
        thd[i] = np.sqrt(np.sum(amplitudes[i, 1:] ** 2)) / amplitudes[i, 0]
        rms[i] = np.sqrt(np.sum(amplitudes[i] ** 2) / 2)
        if h_max > 1:
            worst[i] = 2 + np.argmax(amplitudes[i, 1:])
    return amplitudes, thd, rms, worst
