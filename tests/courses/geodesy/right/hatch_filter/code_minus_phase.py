# a running mean of code minus phase; the phase is added at the end
def hatch_filter(code, phase, slip, window):
    m, T = code.shape
    D = code - phase
    mean = D.copy()
    counts = np.ones((m, T))
    for t in range(1, T):
        go_on = ~slip[:, t]
        counts[go_on, t] = np.clip(counts[go_on, t - 1] + 1, 1, window)
        g = 1 / counts[:, t]
        mean[:, t] = g * D[:, t] + (1 - g) * mean[:, t - 1]
    smooth = mean + phase
    rms = np.sqrt(np.einsum("ij,ij->i", D - mean, D - mean) / T)
    return smooth, counts, rms
