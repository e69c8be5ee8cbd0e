# np.convolve with the reversed conjugated pulse, from sample l - 1 on
def pulse_compress(echoes, pulse):
    h = np.conj(pulse)[::-1] / np.sqrt(np.vdot(pulse, pulse).real)
    l = len(h)
    return np.array([np.convolve(row, h)[l - 1:] for row in echoes])
