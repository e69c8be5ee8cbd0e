# used the forward rates instead of the net rates for the derivatives
def rate_derivatives(c, T, mechanism):
    stoich = mechanism["products"] - mechanism["reactants"]
    x = np.maximum(c, 0)

    def power_product(orders):
        result = np.ones(orders.shape[1])
        for i in range(len(x)):
            result = result * x[i] ** orders[i]
        return result

    kf = mechanism["A"] * np.exp(-mechanism["Ea"] * 1e3 / (R * T))
    kb = np.where(mechanism["reversible"], kf * np.exp(mechanism["dG"] * 1e3 / (R * T)), 0)
    forward = kf * power_product(mechanism["reactants"])
    backward = kb * power_product(mechanism["products"])
    return stoich @ forward, forward - backward
