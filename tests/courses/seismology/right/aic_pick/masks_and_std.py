# style: a matrix of masks instead of slices, twice the logarithm of standard deviations, 20 log10 of rms amplitudes
def aic_pick(x, margin):
    t = len(x)
    k = np.arange(margin, t - margin + 1)
    first = (np.arange(t)[None, :] < k[:, None]).astype(float)

    def std(mask):
        n = mask.sum(axis=1, keepdims=True)
        mu = (mask * x).sum(axis=1, keepdims=True) / n
        return np.sqrt((mask * (x - mu) ** 2).sum(axis=1) / n[:, 0])

    aic = 2 * k * np.log(std(first)) + 2 * (t - k - 1) * np.log(std(1 - first))
    pick = margin + np.argmin(aic)
    z = x - np.mean(x[pick - margin : pick])
    amplitude = np.linalg.norm(z[pick : pick + margin]) / np.linalg.norm(z[pick - margin : pick])
    return {"aic": aic, "pick": pick, "snr": 20 * np.log10(amplitude)}
