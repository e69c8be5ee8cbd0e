# the mean is taken over the range samples of each pulse instead of over the pulses
def range_doppler(echoes, pulse, prf, wavelength):
    rc = pulse_compress(echoes, pulse)
    K = rc.shape[0]
    clutter = np.mean(rc, axis=1)
    rc = rc - clutter[:, None]
    w = np.hamming(K)
    rd = np.fft.fft(rc * w[:, None], axis=0)
    rd = np.fft.fftshift(rd, axes=0)
    p = np.abs(rd)**2 / np.sum(w**2)
    fd = np.fft.fftshift(np.fft.fftfreq(K, 1 / prf))
    rr = -fd * wavelength / 2
    peak = np.unravel_index(np.argmax(p), p.shape)
    return {"power": p, "range_rate": rr, "target_rate": rr[peak[0]], "target_bin": peak[1]}
