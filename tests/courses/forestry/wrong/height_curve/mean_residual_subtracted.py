# took the deviations of the residuals from their own mean instead of the residuals themselves
def height_curve(dbh, height, broken, others):
    good = ~broken
    x = dbh[good]
    t = x / np.sqrt(height[good] - 1.3)
    S = np.cov(x, t)
    b = S[0, 1] / S[0, 0]
    a = t.mean() - b * x.mean()

    def petterson(diam):
        return 1.3 + (diam / (a + b * diam)) ** 2

    err = height[good] - petterson(x)
    return np.array([a, b]), petterson(others), np.std(err, ddof=2)
