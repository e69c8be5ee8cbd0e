# took the residuals of the fit before the negative concentrations were set to zero
def multicomponent_fit(epsilon, absorbance, path, limit):
    """The concentrations of a mixture from its absorbances, by least squares.

    epsilon: molar absorptivities of the components, shape (w, s)
    absorbance: measured at w wavelengths in m cuvettes, shape (w, m)
    path: path length of each cuvette, shape (m,)
    limit: absorbances from this on are saturated and not used, a number

    returns: conc, sigma
        conc: concentrations, none below zero, shape (s, m)
        sigma: standard deviation of the residuals of each cuvette, shape (m,)
    """
    s = epsilon.shape[1]
    m = absorbance.shape[1]
    conc = np.zeros((s, m))
    sigma = np.zeros(m)
    for j in range(m):
        usable = absorbance[:, j] < limit
        design = path[j] * epsilon[usable]
        measured = absorbance[usable, j]
        fitted = np.linalg.solve(design.T @ design, design.T @ measured)
        conc[:, j] = np.maximum(fitted, 0)
        residual = measured - design @ fitted
        sigma[j] = np.sqrt(np.sum(residual**2) / (np.sum(usable) - s))
    return conc, sigma
