# the logarithms of the variances are added without the numbers of samples as weights
def aic_pick(x, margin):
    t = len(x)
    v_left = np.array([np.var(x[:k]) for k in range(margin, t - margin + 1)])
    v_right = np.array([np.var(x[k:]) for k in range(margin, t - margin + 1)])
    aic = np.log(v_left) + np.log(v_right)
    pick = margin + int(np.argmin(aic))
    noise = x[pick - margin:pick]
    signal = x[pick:pick + margin] - noise.mean()
    noise = noise - noise.mean()
    return {"aic": aic, "pick": pick, "snr": 10 * np.log10(np.mean(signal ** 2) / np.mean(noise ** 2))}
