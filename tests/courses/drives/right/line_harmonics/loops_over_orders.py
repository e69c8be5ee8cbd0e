def line_harmonics(v, h_max):
    m = v.shape[1]
    amplitudes, thd, rms, worst = np.zeros((3, h_max)), np.zeros(3), np.zeros(3), np.zeros(3, dtype=int)
    for i in range(3):
        x = v[i] - v[(i + 1) % 3]
        for h in range(h_max):
            a = b = 0.0
            for n in range(m):
                a += x[n] * np.cos(2 * np.pi * (h + 1) * n / m)
                b += x[n] * np.sin(2 * np.pi * (h + 1) * n / m)
            amplitudes[i, h] = 2 / m * (a * a + b * b) ** 0.5
        largest = 0.0
        for h in range(1, h_max):
            thd[i] += amplitudes[i, h] ** 2
            if amplitudes[i, h] > largest:
                largest = amplitudes[i, h]
                worst[i] = h + 1
        thd[i] = np.sqrt(thd[i]) / amplitudes[i, 0]
        rms[i] = (sum(x**2) / m) ** 0.5
    return amplitudes, thd, rms, worst
