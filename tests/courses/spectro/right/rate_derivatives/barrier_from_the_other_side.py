def rate_derivatives(c, T, mechanism):
    a, b = mechanism["reactants"], mechanism["products"]
    beta = 1000 / (R * T)
    kf = mechanism["A"] * np.exp(-beta * mechanism["Ea"])
    kb = mechanism["reversible"] * mechanism["A"] * np.exp(-beta * (mechanism["Ea"] - mechanism["dG"]))
    x = c * (c > 0)
    net = kf * np.multiply.reduce(x**a.T, axis=1) - kb * np.multiply.reduce(x**b.T, axis=1)
    return b @ net - a @ net, net
