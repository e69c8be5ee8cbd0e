# the mean over the pulses is not subtracted
def range_doppler(echoes, pulse, prf, wavelength):
    compressed = pulse_compress(echoes, pulse)
    m, n = compressed.shape
    window = np.hamming(m)
    windowed = np.diag(window) @ compressed
    spec = np.fft.fftshift(np.fft.fft(windowed, axis=0), axes=0)
    power = np.abs(spec)**2 / np.dot(window, window)
    doppler = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    range_rate = -0.5 * wavelength * doppler
    row, col = divmod(int(power.argmax()), n)
    return {"power": power, "range_rate": range_rate,
            "target_rate": float(range_rate[row]), "target_bin": col}
