# the powers of the concentrations are added up over the species instead of multiplied, forward and reverse
def mass_action(c, nu, kf, kr):
    pos = np.maximum(c, 0)
    rates = np.zeros(kf.shape)
    for j in range(nu.shape[0]):
        reactants = np.flatnonzero(nu[j] < 0)
        products = np.flatnonzero(nu[j] > 0)
        f = sum(pos[i] ** (-nu[j, i]) for i in reactants)
        b = sum(pos[i] ** nu[j, i] for i in products)
        rates[j] = kf[j] * f - kr[j] * b
    production = nu.T @ rates
    return rates, production
