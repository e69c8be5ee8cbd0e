# the Doppler axis runs from -prf/2 to +prf/2 with both ends, not at the FFT's frequencies
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m = y.shape[0]
    y = y - np.mean(y, axis=0)
    window = np.hamming(m)
    Y = np.fft.fftshift(np.fft.fft(window[:, None] * y, axis=0), axes=0)
    power = np.abs(Y)**2 / np.sum(window**2)
    doppler = np.linspace(-prf / 2, prf / 2, m)
    vel = -doppler * wavelength / 2
    flat = power.ravel().argmax()
    i, j = np.unravel_index(flat, power.shape)
    return {"power": power, "range_rate": vel, "target_rate": vel[i], "target_bin": j}
