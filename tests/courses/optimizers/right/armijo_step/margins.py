# what: margins of w and d computed once
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    a = y * (X @ w)
    p = 1 - 1 / (1 + np.exp(-a))
    g = ridge * w - (y * p) @ X / len(y)
    slope = g @ d
    if slope >= 0:
        d, slope = -g, -g @ g
    bvec = y * (X @ d)
    ww, wd, dd = w @ w, w @ d, d @ d
    phi = lambda s: np.log1p(np.exp(-(a + s * bvec))).mean() + ridge / 2 * (ww + 2 * s * wd + s * s * dd)
    tries, f0, f1 = 0, phi(0.0), phi(alpha)
    while f1 > f0 + c * alpha * slope:
        tries, alpha = tries + 1, alpha * rho
        f1 = phi(alpha)
    return {"w": w + alpha * d, "alpha": alpha, "loss": f1, "tries": tries}
