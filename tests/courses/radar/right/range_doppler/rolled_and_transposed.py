# range first, pulses last; np.roll in place of fftshift
def range_doppler(echoes, pulse, prf, wavelength):
    z = pulse_compress(echoes, pulse).T
    m = z.shape[1]
    w = np.hamming(m)
    z = (z - z.mean(axis=1)[:, None]) * w
    Z = np.roll(np.fft.fft(z, axis=1), m // 2, axis=1)
    power = (Z * Z.conj()).real.T / (w**2).sum()
    f = prf * (np.arange(m) - m // 2) / m
    rates = -0.5 * f * wavelength
    row = power.max(axis=1).argmax()
    col = power.max(axis=0).argmax()
    return {"power": power, "range_rate": rates, "target_rate": rates[row], "target_bin": col}
