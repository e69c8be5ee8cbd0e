# the numbers of samples are swapped: the first part is weighted with t - k - 1 and the second with k
def aic_pick(x, margin):
    n = len(x)

    def crit(k):
        a = np.log(np.var(x[0:k]))
        b = np.log(np.var(x[k:n]))
        return (n - k - 1) * a + k * b

    candidates = range(margin, n - margin + 1)
    aic = np.array([crit(k) for k in candidates])
    pick = candidates[int(aic.argmin())]
    quiet, loud = x[pick - margin:pick], x[pick:pick + margin]
    loud = loud - quiet.mean()
    quiet = quiet - quiet.mean()
    snr = 10 * np.log10((loud @ loud) / (quiet @ quiet))
    return {"aic": aic, "pick": pick, "snr": snr}
