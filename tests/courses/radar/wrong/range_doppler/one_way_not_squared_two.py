# the range rate misses the half, and the magnitude is not squared
def range_doppler(echoes, pulse, prf, wavelength):
    cube = pulse_compress(echoes, pulse)
    P = cube.shape[0]
    cube = cube - cube.mean(axis=0)
    w = np.hamming(P)
    energy = np.sum(w * w)
    S = np.fft.fftshift(np.fft.fft(cube * w[:, None], axis=0), axes=0)
    m = np.abs(S) / energy
    fd = np.fft.fftshift(np.fft.fftfreq(P, 1 / prf))
    rr = -fd * wavelength
    best = np.unravel_index(np.argmax(m), m.shape)
    return {"power": m, "range_rate": rr, "target_rate": rr[best[0]], "target_bin": best[1]}
