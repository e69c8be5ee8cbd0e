# fftshift has no axes, so the range bins are shifted as well
def range_doppler(echoes, pulse, prf, wavelength):
    data = pulse_compress(echoes, pulse)
    pulses, bins = data.shape
    data = data - data.mean(axis=0, keepdims=True)
    taper = np.hamming(pulses)
    Y = np.fft.fftshift(np.fft.fft((data.T * taper).T, axis=0))
    power = (Y * np.conj(Y)).real / (taper @ taper)
    freqs = np.fft.fftshift(np.fft.fftfreq(pulses)) * prf
    rates = -wavelength / 2 * freqs
    best = int(np.argmax(power))
    row = best // bins
    return dict(power=power, range_rate=rates, target_rate=rates[row], target_bin=best % bins)
