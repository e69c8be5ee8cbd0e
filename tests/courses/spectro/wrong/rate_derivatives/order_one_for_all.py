# ignored the powers: each species that takes part enters with its concentration once
def rate_derivatives(c, T, mechanism):
    reac, prod = mechanism["reactants"], mechanism["products"]
    conc = np.clip(c, 0, None)
    RT = R * T / 1000
    kf = mechanism["A"] * np.exp(-mechanism["Ea"] / RT)
    kb = kf * np.exp(mechanism["dG"] / RT)
    kb[~mechanism["reversible"]] = 0
    net = []
    for j in range(len(kf)):
        f = np.prod(conc[reac[:, j] > 0])
        g = np.prod(conc[prod[:, j] > 0])
        net.append(kf[j] * f - kb[j] * g)
    net = np.array(net)
    return np.dot(prod - reac, net), net
