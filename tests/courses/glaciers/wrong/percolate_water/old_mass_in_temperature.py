# divided by the old mass instead of the new one for the temperature
def percolate_water(water, mass, T, liquid):
    new_mass = np.zeros(mass.shape)
    new_T = np.zeros(mass.shape)
    new_liquid = np.zeros(mass.shape)
    for j in range(mass.shape[1]):
        available = water + liquid[:, j]
        cold = -mass[:, j] * C_ICE * T[:, j]
        frozen = np.minimum(available, cold / LATENT)
        new_mass[:, j] = mass[:, j] + frozen
        new_T[:, j] = (frozen * LATENT - cold) / (C_ICE * mass[:, j])
        rest = available - frozen
        new_liquid[:, j] = np.minimum(rest, IRREDUCIBLE * new_mass[:, j])
        water = rest - new_liquid[:, j]
    return new_mass, new_T, new_liquid, water
