# fftfreq is given the PRF as the sample spacing instead of its inverse
def range_doppler(echoes, pulse, prf, wavelength):
    chirps = pulse_compress(echoes, pulse)
    count = chirps.shape[0]
    mti = chirps - chirps.mean(axis=0)
    ham = np.hamming(count)
    rdm = np.fft.fftshift(np.fft.fft(mti * ham[:, None], count, axis=0), axes=0)
    rdm_power = np.abs(rdm)**2 / np.sum(ham**2)
    fd = np.fft.fftshift(np.fft.fftfreq(count, prf))
    rr = -wavelength * fd / 2
    dop, rng = np.unravel_index(np.argmax(rdm_power), rdm_power.shape)
    return {"power": rdm_power, "range_rate": rr, "target_rate": rr[dop], "target_bin": rng}
