# the zeros are put before the record instead of after it
def pulse_compress(echoes, pulse):
    m, n = echoes.shape
    l = len(pulse)
    padded = np.concatenate([np.zeros((m, l - 1), dtype=complex), echoes], axis=1)
    w = np.conj(pulse) / np.sqrt(np.sum(np.abs(pulse) ** 2))
    view = np.lib.stride_tricks.sliding_window_view(padded, l, axis=1)
    return view @ w
