# the range rate misses the half: the wave is taken to travel one way only
def range_doppler(echoes, pulse, prf, wavelength):
    z = pulse_compress(echoes, pulse)
    m = len(z)
    z = z - sum(z) / m
    w = np.hamming(m)
    Z = np.fft.fftshift(np.fft.fft(w[:, None] * z, axis=0), axes=0)
    pw = (Z.real**2 + Z.imag**2) / np.sum(np.square(w))
    dopp = np.fft.fftshift(np.fft.fftfreq(m, 1 / prf))
    speed = -dopp * wavelength
    ri, ci = np.unravel_index(np.argmax(pw), pw.shape)
    return {"power": pw, "range_rate": speed, "target_rate": speed[ri], "target_bin": ci}
