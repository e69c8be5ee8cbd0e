# a loop over the range bins, each transformed alone; the peak is kept while going along
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m, n = y.shape
    window = [0.54 - 0.46 * np.cos(2 * np.pi * k / (m - 1)) for k in range(m)]
    gain = sum(v * v for v in window)
    rate = np.fft.fftshift(-np.fft.fftfreq(m) * prf * wavelength / 2)
    power = np.empty((m, n))
    strongest, target_rate, target_bin = -1.0, None, None
    for b in range(n):
        slow = y[:, b] - y[:, b].mean()
        power[:, b] = np.fft.fftshift(np.abs(np.fft.fft(slow * window)) ** 2) / gain
        top = np.argmax(power[:, b])
        if power[top, b] > strongest:
            strongest, target_rate, target_bin = power[top, b], rate[top], b
    return {"power": power, "range_rate": rate, "target_rate": target_rate, "target_bin": target_bin}
