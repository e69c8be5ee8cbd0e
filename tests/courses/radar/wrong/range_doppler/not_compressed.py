# the raw echoes are transformed, without pulse compression
def range_doppler(echoes, pulse, prf, wavelength):
    m, n = echoes.shape
    clutter_free = echoes - np.mean(echoes, axis=0)
    w = np.hamming(m)
    spec = np.fft.fftshift(np.fft.fft(clutter_free * w[:, None], axis=0), axes=0)
    power = np.abs(spec)**2 / np.sum(w**2)
    doppler = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    range_rate = -wavelength * doppler / 2
    idx = np.argmax(power)
    return {
        "power": power,
        "range_rate": range_rate,
        "target_rate": range_rate[idx // n],
        "target_bin": idx % n,
    }
