# the magnitude of the spectrum is not squared
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m = np.size(y, 0)
    no_clutter = y - np.average(y, axis=0)
    w = np.hamming(m)
    spectrum = np.fft.fft(w[:, None] * no_clutter, axis=0)
    magnitude = np.abs(np.fft.fftshift(spectrum, axes=0))
    power = magnitude / np.sum(w**2)
    doppler = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    velocity = -(wavelength / 2) * doppler
    row, column = np.unravel_index(np.argmax(power), power.shape)
    return {"power": power, "range_rate": velocity,
            "target_rate": velocity[row], "target_bin": column}
