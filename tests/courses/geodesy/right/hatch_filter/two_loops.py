# satellite by satellite, with if and min
def hatch_filter(code, phase, slip, window):
    smooth = np.zeros_like(code)
    counts = np.zeros(code.shape, dtype=int)
    rms = []
    for s in range(code.shape[0]):
        n, total = 0, 0.0
        for t in range(code.shape[1]):
            if t == 0 or slip[s, t]:
                n = 1
                smooth[s, t] = code[s, t]
            else:
                n = min(n + 1, window)
                smooth[s, t] = (code[s, t] + (n - 1) * (smooth[s, t - 1] + phase[s, t] - phase[s, t - 1])) / n
            counts[s, t] = n
            total += (code[s, t] - smooth[s, t])**2
        rms.append((total / code.shape[1])**0.5)
    return smooth, counts, np.array(rms)
