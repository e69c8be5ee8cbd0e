# each reactant and each product enters to the power one; the coefficients are not used as exponents
def mass_action(c, nu, kf, kr):
    conc = np.clip(c, 0, None)
    r, s = nu.shape
    m = conc.shape[1]
    fwd = kf.copy()
    bwd = kr.copy()
    for j in range(r):
        for i in range(s):
            if nu[j, i] < 0:
                fwd[j] = fwd[j] * conc[i]
            elif nu[j, i] > 0:
                bwd[j] = bwd[j] * conc[i]
    rates = fwd - bwd
    return rates, nu.T @ rates
