# a Hann window is used instead of a Hamming window
def range_doppler(echoes, pulse, prf, wavelength):
    x = pulse_compress(echoes, pulse)
    m = x.shape[0]
    k = np.arange(m)
    w = 0.5 - 0.5 * np.cos(2 * np.pi * k / (m - 1))
    x = x - x.mean(axis=0)
    X = np.fft.fftshift(np.fft.fft(x * w[:, None], axis=0), axes=0)
    power = np.abs(X)**2 / np.sum(w**2)
    f = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    rate = -f * wavelength / 2
    top = np.unravel_index(np.argmax(power), power.shape)
    return {"power": power, "range_rate": rate, "target_rate": rate[top[0]], "target_bin": top[1]}
