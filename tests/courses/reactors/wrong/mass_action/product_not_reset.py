# the running product of the reactants is not started anew for each reaction, so it carries on from the reactions above
def mass_action(c, nu, kf, kr):
    c = np.maximum(c, 0)
    rates = np.zeros_like(kf)
    pf = np.ones(c.shape[1])
    for j in range(nu.shape[0]):
        pr = np.ones(c.shape[1])
        for i in range(nu.shape[1]):
            if nu[j, i] < 0:
                pf = pf * c[i] ** (-nu[j, i])
            if nu[j, i] > 0:
                pr = pr * c[i] ** nu[j, i]
        rates[j] = kf[j] * pf - kr[j] * pr
    return rates, nu.T @ rates
