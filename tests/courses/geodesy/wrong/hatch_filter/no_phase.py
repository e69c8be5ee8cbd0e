# the prediction is the last smoothed range alone, the phase is not used
def hatch_filter(code, phase, slip, window):
    smooth, counts = [code[:, 0]], [np.ones(len(code))]
    for t in range(1, code.shape[1]):
        n = np.where(slip[:, t], 1, np.minimum(counts[-1] + 1, window))
        smooth.append(code[:, t] / n + (n - 1) / n * smooth[-1])
        counts.append(n)
    smooth, counts = np.array(smooth).T, np.array(counts).T
    return smooth, counts, np.sqrt(np.mean(np.square(code - smooth), axis=1))
