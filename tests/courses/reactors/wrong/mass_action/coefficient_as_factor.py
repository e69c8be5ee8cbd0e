# the coefficients multiply the concentrations instead of being their exponents
def mass_action(c, nu, kf, kr):
    cpos = np.where(c < 0, 0, c)
    r, s = nu.shape
    f = kf * 1.0
    b = kr * 1.0
    for j in range(r):
        lhs = [i for i in range(s) if nu[j, i] < 0]
        rhs = [i for i in range(s) if nu[j, i] > 0]
        for i in lhs:
            f[j] *= -nu[j, i] * cpos[i]
        for i in rhs:
            b[j] *= nu[j, i] * cpos[i]
    rate = f - b
    return rate, nu.T @ rate
