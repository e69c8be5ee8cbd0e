# returned the rms value of each harmonic instead of its peak value
def line_harmonics(v, h_max):
    m = v.shape[1]
    lines = np.stack((v[0] - v[1], v[1] - v[2], v[2] - v[0]))
    c = np.fft.rfft(lines) / m
    amps = np.sqrt(2) * np.abs(c[:, 1 : h_max + 1])
    higher = amps[:, 1:]
    thd = np.sqrt(np.sum(higher**2, axis=1)) / amps[:, 0]
    rms = np.sqrt(np.mean(np.square(lines), axis=1))
    worst = np.zeros(3, int) if h_max == 1 else 2 + np.argmax(higher, axis=1)
    return amps, thd, rms, worst
