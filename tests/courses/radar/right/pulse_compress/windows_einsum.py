# sliding windows and einsum
def pulse_compress(echoes, pulse):
    l = pulse.size
    padded = np.pad(echoes, ((0, 0), (0, l - 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, l, axis=1)
    return np.einsum("mnk,k->mn", windows, pulse.conj()) / np.sqrt(np.sum(np.abs(pulse) ** 2))
