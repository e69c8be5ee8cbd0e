# convolves with the conjugated pulse without reversing it in time
def pulse_compress(echoes, pulse):
    count, length = echoes.shape
    h = pulse.conj()
    scale = np.sqrt(np.sum(np.abs(pulse)**2))
    compressed = np.zeros((count, length), complex)
    for i in range(count):
        full = np.convolve(echoes[i], h)
        compressed[i] = full[:length]
    return compressed / scale
