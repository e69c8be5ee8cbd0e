# the change since the last epoch is taken from the code instead of the phase
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    smooth = np.zeros((m, T))
    counts = np.ones((m, T))
    smooth[:, 0] = code[:, 0]
    delta = np.diff(code, axis=1)
    for t in range(1, T):
        n = np.minimum(counts[:, t - 1] + 1, window)
        n[slip[:, t]] = 1
        counts[:, t] = n
        smooth[:, t] = code[:, t] / n + (n - 1) / n * (smooth[:, t - 1] + delta[:, t - 1])
    rms = np.linalg.norm(code - smooth, axis=1) / np.sqrt(T)
    return smooth, counts, rms
