# the pressure comes from later days, not earlier ones
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    gen = np.zeros((T, T))
    for s, p in enumerate(interval):
        gen = gen + p * np.eye(T, k=s + 1)
    P = gen @ counts
    result = np.zeros((2, T - window))
    for k in range(T - window):
        lo, hi = (k + 1, 1 + (k + window))
        tmp1 = np.sum(counts[lo:hi])
        a = tmp1 + shape
        step2 = 1 + np.sum(P[lo:hi]) * scale
        beta_now = scale / step2
        result[0, k] = beta_now * a
        step3 = a ** 0.5
        result[1, k] = beta_now * step3
    ret0 = result[0]
    ret1 = result[1]
    return (ret0, ret1)
