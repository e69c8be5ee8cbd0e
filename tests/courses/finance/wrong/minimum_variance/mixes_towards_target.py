# what: the target weights mix the lowest portfolio with equal weights until the mean return fits, instead of solving for the frontier
def minimum_variance(R, target):
    mu = R.mean(axis=0)
    cov = np.cov(R.T)
    n = len(mu)
    low = np.linalg.solve(cov, np.ones(n))
    low = low / low.sum()
    equal = np.ones(n) / n
    share = (target - mu @ low) / (mu @ equal - mu @ low)
    w = low + share * (equal - low)
    vol = np.sqrt(w @ cov @ w)
    return {"lowest": low, "weights": w, "volatility": vol, "contributions": w * (cov @ w) / vol}
