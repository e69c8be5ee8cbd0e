# multiplied the concentrations by their coefficients instead of raising them to that power
def rate_derivatives(c, T, mechanism):
    nu_r = mechanism["reactants"]
    nu_p = mechanism["products"]
    conc = np.maximum(c, 0)
    net = np.zeros(nu_r.shape[1])
    for j in range(nu_r.shape[1]):
        kf = mechanism["A"][j] * np.exp(-1000 * mechanism["Ea"][j] / (R * T))
        forward = kf
        for i in range(c.size):
            if nu_r[i, j] > 0:
                forward = forward * nu_r[i, j] * conc[i]
        backward = 0.0
        if mechanism["reversible"][j]:
            backward = kf / np.exp(-1000 * mechanism["dG"][j] / (R * T))
            for i in range(c.size):
                if nu_p[i, j] > 0:
                    backward = backward * nu_p[i, j] * conc[i]
        net[j] = forward - backward
    return (nu_p - nu_r) @ net, net
