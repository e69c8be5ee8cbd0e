# the production is computed from the forward rates alone; only the returned rates are net rates
def mass_action(c, nu, kf, kr):
    c = np.maximum(c, 0)
    n_r, n_s = nu.shape
    rf, rb = [], []
    for j in range(n_r):
        a = np.ones(c.shape[1])
        b = np.ones(c.shape[1])
        for i in range(n_s):
            a *= c[i] ** max(-nu[j, i], 0)
            b *= c[i] ** max(nu[j, i], 0)
        rf.append(kf[j] * a)
        rb.append(kr[j] * b)
    rf, rb = np.array(rf), np.array(rb)
    return rf - rb, nu.T @ rf
