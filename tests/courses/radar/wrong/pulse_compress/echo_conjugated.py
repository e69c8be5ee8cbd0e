# the echo is conjugated instead of the pulse
def pulse_compress(echoes, pulse):
    num_pulses, num_samples = echoes.shape
    num_taps = pulse.shape[0]
    zeros = np.zeros((num_pulses, num_taps), dtype=complex)
    long = np.hstack((echoes, zeros))
    windows = np.array([long[:, a:a + num_samples] for a in range(num_taps)])
    energy = np.sum(pulse.real**2 + pulse.imag**2)
    return np.einsum("k,kmn->mn", pulse, windows.conj()) / np.sqrt(energy)
