# stopped the bisection after ten rounds instead of 60
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    n_acid = c_acid * v_acid
    lo = np.zeros(volumes.shape)
    hi = np.ones(volumes.shape) * 14
    i = np.arange(len(pKa) + 1)[:, None]
    logbeta = np.concatenate([[0], -np.cumsum(pKa)])[:, None]
    for _ in range(10):
        mid = (lo + hi) / 2
        forms = 10 ** (logbeta + i * mid)
        z = (i * forms).sum(axis=0) / forms.sum(axis=0)
        f = 10**-mid - KW * 10**mid + (c_base * volumes - n_acid * z) / (v_acid + volumes)
        lo = np.where(f > 0, mid, lo)
        hi = np.where(f > 0, hi, mid)
    return (lo + hi) / 2
