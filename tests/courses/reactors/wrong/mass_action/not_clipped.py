# negative concentrations are not set to zero before the rates are computed
def mass_action(c, nu, kf, kr):
    R, S = nu.shape
    M = c.shape[1]
    rates = np.empty((R, M))
    for k in range(M):
        for j in range(R):
            f = kf[j, k]
            b = kr[j, k]
            for i in range(S):
                n = int(nu[j, i])
                if n < 0:
                    f *= c[i, k] ** (-n)
                elif n > 0:
                    b *= c[i, k] ** n
            rates[j, k] = f - b
    return rates, np.dot(nu.T, rates)
