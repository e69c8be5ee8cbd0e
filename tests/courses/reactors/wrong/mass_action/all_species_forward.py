# the forward rate has the product over all species, products included, with the absolute coefficients as exponents
def mass_action(c, nu, kf, kr):
    y = np.maximum(c, 0)
    r = np.zeros((nu.shape[0], c.shape[1]))
    for j, row in enumerate(nu):
        fw = kf[j].copy()
        bw = kr[j].copy()
        for i, coef in enumerate(row):
            if coef != 0:
                fw = fw * y[i] ** abs(coef)
            if coef > 0:
                bw = bw * y[i] ** coef
        r[j] = fw - bw
    p = sum(np.outer(nu[j], r[j]) for j in range(len(nu)))
    return r, p
