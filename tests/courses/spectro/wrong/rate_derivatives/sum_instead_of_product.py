# added up the concentrations with their coefficients instead of multiplying their powers
def rate_derivatives(c, T, mechanism):
    a, b = mechanism["reactants"], mechanism["products"]
    beta = 1 / (R * T * 1e-3)
    kf = mechanism["A"] * np.exp(-beta * mechanism["Ea"])
    kb = kf * np.exp(beta * mechanism["dG"]) * mechanism["reversible"]
    conc = np.where(c > 0, c, 0)
    net = kf * (a.T @ conc) - kb * (b.T @ conc)
    return (b - a) @ net, net
