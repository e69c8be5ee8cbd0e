def rate_derivatives(c, T, mechanism):
    conc = [max(x, 0.0) for x in c]
    s, r = mechanism["reactants"].shape
    dcdt, net = np.zeros(s), np.zeros(r)
    for j in range(r):
        kf = mechanism["A"][j] * np.exp(-1000 * mechanism["Ea"][j] / R / T)
        rate = kf
        for i in range(s):
            rate *= conc[i] ** mechanism["reactants"][i, j]
        if mechanism["reversible"][j]:
            back = kf * np.exp(1000 * mechanism["dG"][j] / R / T)
            for i in range(s):
                back *= conc[i] ** mechanism["products"][i, j]
            rate -= back
        net[j] = rate
        for i in range(s):
            dcdt[i] += (mechanism["products"][i, j] - mechanism["reactants"][i, j]) * rate
    return dcdt, net
