# what: the exponentially weighted variance uses deviations from the mean return (from the first on)
def rolling_volatility(prices, window, periods, lam):
    r = np.log(prices[1:] / prices[:-1])
    blocks = np.lib.stride_tricks.sliding_window_view(r, window, axis=0)
    vol = blocks.std(axis=-1, ddof=1) * np.sqrt(periods)
    e = r - r.mean(axis=0)
    v = [e[0] ** 2]
    for t in range(1, len(r)):
        v.append(lam * v[-1] + (1 - lam) * e[t] ** 2)
    return r, vol, np.sqrt(np.array(v) * periods)
