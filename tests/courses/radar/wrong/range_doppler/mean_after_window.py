# the mean over the pulses is subtracted after the window was applied, not before
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m, n = y.shape
    hamming = np.hamming(m)
    tapered = np.array([[hamming[a] * y[a, b] for b in range(n)] for a in range(m)])
    tapered = tapered - tapered.mean(axis=0)
    F = np.fft.fftshift(np.fft.fft(tapered, axis=0), axes=0)
    power = np.abs(F) ** 2 / (hamming ** 2).sum()
    fd = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    rate = -wavelength * fd / 2
    where = np.argwhere(power == power.max())[0]
    return {"power": power, "range_rate": rate, "target_rate": rate[where[0]], "target_bin": where[1]}
