# used the coefficients of the reactants for the backward rate as well
def rate_derivatives(c, T, mechanism):
    """The rates of a mechanism by the law of mass action.

    c: concentrations, shape (s,)
    T: temperature in K, a number
    mechanism: dictionary with
        A: Arrhenius factors, shape (r,)
        Ea: activation energies in kJ/mol, shape (r,)
        dG: Gibbs energies of reaction in kJ/mol, shape (r,)
        reversible: whether the reaction goes backward as well, truth values, shape (r,)
        reactants, products: stoichiometric coefficients, whole numbers, shape (s, r)

    returns: dcdt, net
        dcdt: time derivatives of the concentrations, shape (s,)
        net: net rates of the reactions, shape (r,)
    """
    reactants = mechanism["reactants"]
    products = mechanism["products"]
    RT = R * T / 1000
    kf = mechanism["A"] * np.exp(-mechanism["Ea"] / RT)
    K = np.exp(-mechanism["dG"] / RT)
    kb = np.where(mechanism["reversible"], kf / K, 0.0)
    c = np.maximum(c, 0.0)
    forward = kf * np.prod(c[:, None] ** reactants, axis=0)
    backward = kb * np.prod(c[:, None] ** reactants, axis=0)
    net = forward - backward
    return (products - reactants) @ net, net
