# the Doppler axis is not shifted, though the spectrum is
def range_doppler(echoes, pulse, prf, wavelength):
    y = pulse_compress(echoes, pulse)
    m = y.shape[0]
    y -= y.mean(axis=0)
    win = np.hamming(m)
    for i in range(m):
        y[i] *= win[i]
    Y = np.fft.fft(y, axis=0)
    Y = np.fft.fftshift(Y, axes=0)
    power = abs(Y)**2 / sum(win**2)
    f = np.fft.fftfreq(m, 1.0 / prf)
    v = -wavelength * f / 2
    i, j = np.unravel_index(np.argmax(power), power.shape)
    return {"power": power, "range_rate": v, "target_rate": v[i], "target_bin": j}
