# analysed the voltages of the legs instead of the line-to-line voltages
def line_harmonics(v, h_max):
    m = v.shape[1]
    spectrum = np.fft.fft(v, axis=1) * 2 / m
    A = np.abs(spectrum[:, 1 : h_max + 1])
    thd = np.sqrt((A[:, 1:] ** 2).sum(axis=1)) / A[:, 0]
    rms = np.sqrt((v**2).sum(axis=1) / m)
    if h_max > 1:
        worst = A[:, 1:].argmax(axis=1) + 2
    else:
        worst = np.array([0, 0, 0])
    return A, thd, rms, worst
