# the Hamming window is applied along range instead of over the pulses
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m, n = y.shape
    y = y - y.mean(axis=0)
    w = np.hamming(n)
    y = y * w
    Y = np.fft.fftshift(np.fft.fft(y, axis=0), axes=0)
    power = np.abs(Y)**2 / np.sum(w**2)
    fd = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    rate = -wavelength * fd / 2
    r, c = np.unravel_index(np.argmax(power), power.shape)
    return {"power": power, "range_rate": rate, "target_rate": rate[r], "target_bin": c}
