# related the cutoff to half the sampling rate instead of the sampling rate
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    nyquist = rate / 2
    wc = 2 * np.pi * cutoff / nyquist
    cosw = np.cos(wc)
    sinw = np.sin(wc)
    al = sinw / (2 * q)
    up = np.array([1.0, 0.0, -1.0])
    base = np.array([1.0, -2 * cosw, 1.0])
    if kind == "peak":
        lin = 10 ** (gain_db / 40)
        b = base + al * lin * up
        a = base + al / lin * up
    else:
        a = base + al * up
        if kind == "low":
            b = (1 - cosw) / 2 * np.array([1, 2, 1])
        else:
            b = (1 + cosw) / 2 * np.array([1, -2, 1])
    return b / a[0], a / a[0]
