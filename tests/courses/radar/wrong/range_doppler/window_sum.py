# the power is divided by the sum of the window instead of the sum of its squares
def range_doppler(echoes, pulse, prf, wavelength):
    out = {}
    sig = pulse_compress(echoes, pulse)
    n_pulses = sig.shape[0]
    sig = sig - np.mean(sig, axis=0)[None, :]
    win = np.hamming(n_pulses)
    gain = np.sum(win)
    spec = np.fft.fft(np.einsum("i,ij->ij", win, sig), axis=0)
    out["power"] = np.fft.fftshift(np.abs(spec)**2, axes=0) / gain
    freq = np.fft.fftshift(np.fft.fftfreq(n_pulses, 1 / prf))
    out["range_rate"] = -freq * wavelength / 2
    r, c = np.unravel_index(np.argmax(out["power"]), spec.shape)
    out["target_rate"] = out["range_rate"][r]
    out["target_bin"] = c
    return out
