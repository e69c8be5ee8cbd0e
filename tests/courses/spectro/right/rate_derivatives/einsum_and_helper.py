def rate_derivatives(c, T, mechanism):
    positive = np.clip(c, 0, None)

    def monomials(orders):
        return np.array([np.prod(positive**column) for column in orders.T])

    RT = R * T * 1e-3
    net = monomials(mechanism["reactants"])
    both = mechanism["reversible"]
    K = np.exp(-mechanism["dG"][both] / RT)
    net[both] -= monomials(mechanism["products"][:, both]) / K
    net *= mechanism["A"] * np.exp(-mechanism["Ea"] / RT)
    change = mechanism["products"] - mechanism["reactants"]
    return np.einsum("sr,r->s", change, net), net
