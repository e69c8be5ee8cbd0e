# added 273.15 to a temperature that is in kelvin already
def rate_derivatives(c, T, mechanism):
    m = mechanism
    RT = 0.001 * R * (T + 273.15)
    c = np.where(c < 0, 0.0, c)
    k_forward = m["A"] * np.exp(-m["Ea"] / RT)
    k_back = k_forward / np.exp(-m["dG"] / RT)
    k_back = np.where(m["reversible"], k_back, 0)
    f = k_forward * (c[None, :] ** m["reactants"].T).prod(axis=1)
    b = k_back * (c[None, :] ** m["products"].T).prod(axis=1)
    net = f - b
    return (m["products"] - m["reactants"]).dot(net), net
