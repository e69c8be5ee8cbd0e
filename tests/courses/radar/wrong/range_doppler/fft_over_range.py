# the FFT runs over the range samples instead of over the pulses
def range_doppler(echoes, pulse, prf, wavelength):
    comp = pulse_compress(echoes, pulse)
    num = comp.shape[0]
    comp = comp - comp.mean(axis=0)
    w = np.hamming(num)
    weighted = comp * w.reshape(-1, 1)
    S = np.fft.fftshift(np.fft.fft(weighted), axes=0)
    P = np.abs(S)**2 / np.sum(w**2)
    fd = np.fft.fftshift(np.fft.fftfreq(num, d=1/prf))
    rate = -fd * wavelength / 2
    r, c = np.unravel_index(P.argmax(), P.shape)
    return {"power": P, "range_rate": rate, "target_rate": rate[r], "target_bin": c}
