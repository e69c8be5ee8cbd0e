# let the reactants be used up but added nothing to the products
def rate_derivatives(c, T, mechanism):
    reactants, products = mechanism["reactants"], mechanism["products"]
    conc = np.maximum(c, 0)
    energy = R * T / 1000
    n_reactions = reactants.shape[1]
    net = np.zeros(n_reactions)
    dcdt = np.zeros(len(c))
    for j in range(n_reactions):
        kf = mechanism["A"][j] * np.exp(-mechanism["Ea"][j] / energy)
        rate = kf * np.prod(conc ** reactants[:, j])
        if mechanism["reversible"][j]:
            K = np.exp(-mechanism["dG"][j] / energy)
            rate -= kf / K * np.prod(conc ** products[:, j])
        net[j] = rate
        dcdt -= reactants[:, j] * rate
    return dcdt, net
